// A component file on somebody's desk. It stays in this browser; the server looks at it and forgets it.

import { api, Problem } from '../lib/api'
import type { Verdict } from '../lib/protocol'
import { change, read, sheets, type Cell, type Section } from './toml'

const WAIT = 700 // milliseconds after the last change

export class Draft {
  text = $state('')
  shipped = $state('')
  verdict = $state.raw<Verdict | null>(null)
  trouble = $state('')
  checking = $state(false)

  sections = $derived(read(this.text))
  sheets = $derived(sheets(this.sections))
  private printed = $derived(
    Object.fromEntries(this.values(read(this.shipped)).map(([path, cell]) => [path, cell.raw])),
  )
  changed = $derived(this.values(this.sections).filter(([path, cell]) => this.printed[path] !== cell.raw).length)

  private timer = 0
  private asked = 0

  constructor(readonly game: string) {}

  async open(): Promise<void> {
    this.shipped = (await api.components(this.game)).text
    this.text = localStorage.getItem(this.store) ?? this.shipped
    await this.check()
  }

  private get store(): string {
    return `components.${this.game}`
  }

  get touched(): boolean {
    return this.text !== this.shipped
  }

  write(text: string): void {
    this.text = text
    try {
      if (this.touched) localStorage.setItem(this.store, text)
      else localStorage.removeItem(this.store)
    } catch {
      // no room: the file is only on this page then, and can be downloaded
    }
    this.verdict = null
    clearTimeout(this.timer)
    this.timer = window.setTimeout(() => void this.check(), WAIT)
  }

  set(cell: Cell, raw: string): void {
    if (raw !== cell.raw) this.write(change(this.text, cell, raw))
  }

  async check(): Promise<void> {
    const number = ++this.asked
    this.checking = true
    try {
      const verdict = await api.checkComponents(this.game, this.text)
      if (number !== this.asked) return
      this.verdict = verdict
      this.trouble = ''
    } catch (problem) {
      if (number === this.asked) this.trouble = problem instanceof Problem ? problem.message : String(problem)
    } finally {
      if (number === this.asked) this.checking = false
    }
  }

  /** The value in the shipped file, where it is another one. */
  before(section: Section, cell: Cell, part?: Cell): string | null {
    const old = this.printed[this.path(section, cell, part)]
    return old === undefined || old === (part ?? cell).raw ? null : old
  }

  private path(section: Section, cell: Cell, part?: Cell): string {
    return [section.path, section.owner?.index, section.index, cell.key, part?.key].join(' ')
  }

  /** Every value that can be changed by itself. */
  private values(sections: Section[]): [string, Cell][] {
    return sections.flatMap((section) =>
      section.cells.flatMap((cell): [string, Cell][] =>
        cell.parts.length
          ? cell.parts.map((part) => [this.path(section, cell, part), part])
          : [[this.path(section, cell), cell]],
      ),
    )
  }
}
