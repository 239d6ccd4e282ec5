// A session beside the real box: the answers lie in this browser, the server says where they lead and keeps nothing.

import type { Box, Page, Sitting } from '../../../lib/protocol'
import { api, call, Problem } from '../../../lib/api'
import { randomSeed } from '../../../lib/fairness'

/** What this browser keeps of a session. */
export type Kept = Required<Omit<Sitting, 'box'>>

const PLACE = 'companion.godfather'

export class Session {
  kept = $state.raw<Kept | null>(null)
  page = $state.raw<Page | null>(null)
  box = $state.raw<Box | null>(null)
  busy = $state(false)
  trouble = $state('')

  constructor() {
    try {
      this.kept = JSON.parse(localStorage.getItem(PLACE) ?? 'null') as Kept | null
    } catch {
      this.kept = null // not ours
    }
  }

  private keep(kept: Kept | null): void {
    this.kept = kept
    if (kept) localStorage.setItem(PLACE, JSON.stringify(kept))
    else localStorage.removeItem(PLACE)
  }

  /** Ask where a session leads; it is kept only if all of it fits. */
  private async ask(wish: Kept): Promise<boolean> {
    if (this.busy) return false
    this.busy = true
    this.trouble = ''
    try {
      const needsBox = this.box === null
      const page = await call('POST /api/companion/godfather', {
        body: { ...wish, box: needsBox && wish.data !== null },
      })
      if (needsBox) this.box = page.box ?? (await api.box('godfather'))
      this.page = page
      this.trouble = page.wrong
      const fits = page.kept === wish.answers.length
      if (fits) this.keep(wish)
      return fits
    } catch (problem) {
      this.trouble = problem instanceof Problem ? problem.message : String((problem as Error).message)
      return false
    } finally {
      this.busy = false
    }
  }

  begin(players: number, options: Record<string, unknown>, data: string | null): Promise<boolean> {
    this.box = null
    return this.ask({ seed: randomSeed(), players, options, data, answers: [] })
  }

  /** Go on where it stopped; also after a reload. */
  async resume(): Promise<void> {
    if (this.kept) await this.ask(this.kept)
  }

  async answer(text: string): Promise<void> {
    if (this.kept) await this.ask({ ...this.kept, answers: [...this.kept.answers, text] })
  }

  async back(): Promise<void> {
    if (this.kept?.answers.length) await this.ask({ ...this.kept, answers: this.kept.answers.slice(0, -1) })
  }

  /** Let go of the answers that do not fit the component file. */
  async trim(): Promise<void> {
    if (this.kept && this.page) await this.ask({ ...this.kept, answers: this.kept.answers.slice(0, this.page.kept) })
  }

  end(): void {
    this.keep(null)
    this.page = null
    this.box = null
    this.trouble = ''
  }
}
