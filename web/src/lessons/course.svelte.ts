// How far somebody is in a lesson. It is kept in this browser, so that a reload goes on where it stopped.

import type { BoardModel } from '../lib/model.svelte'
import type { Told } from '../lib/protocol'
import type { View } from '../lib/types'
import type { Plan, Tip, When } from './index'

interface Kept {
  seen: string[]
  left: boolean
}

const STORE = 'lessons'
const MOST = 12 // tables remembered

function all(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? '{}') as Record<string, Kept>
  } catch {
    return {}
  }
}

/** Is a lesson going on at this table? A table opened with #lesson begins one. */
export function isGoingOn(table: string): boolean {
  const kept = all()[table]
  return kept ? !kept.left : location.hash === '#lesson'
}

export class Course {
  seen = $state.raw<string[]>([])
  left = $state(false)
  closed = $state(false) // the last page was read

  constructor(
    readonly table: string,
    readonly plan: Plan,
  ) {
    const kept = all()[table]
    if (kept) ({ seen: this.seen, left: this.left } = kept)
    this.keep()
  }

  private keep(): void {
    const others = Object.entries(all())
      .filter(([table]) => table !== this.table)
      .slice(1 - MOST)
    localStorage.setItem(
      STORE,
      JSON.stringify(Object.fromEntries([...others, [this.table, { seen: this.seen, left: this.left }]])),
    )
  }

  mark(tip: Tip): void {
    if (this.seen.includes(tip.id)) return
    this.seen = [...this.seen, tip.id]
    this.keep()
  }

  leave(): void {
    this.left = true
    this.keep()
  }

  /** The first tip that was not read and applies now; the one that is shown stays, so that nobody reads half of it. */
  tip(model: BoardModel, log: Told[], shown: Tip | null): Tip | null {
    const fits = (tip: Tip): boolean => !this.seen.includes(tip.id) && holds(tip.when, model, log)
    return shown && fits(shown) ? shown : (this.plan.tips.find(fits) ?? null)
  }

  get counted(): Tip[] {
    return this.plan.tips.filter((tip) => !tip.maybe)
  }

  get unseen(): Tip[] {
    return this.plan.tips.filter((tip) => !this.seen.includes(tip.id))
  }

  reached(model: BoardModel, log: Told[]): boolean {
    return this.counted.every((tip) => this.seen.includes(tip.id)) || holds(this.plan.goal, model, log)
  }
}

export function holds(when: When, model: BoardModel, log: Told[]): boolean {
  const mine = model.me !== null && model.asked.includes(model.me)
  if (when.question && !(mine && when.question.includes(model.view.question as string))) return false
  if (when.verb && !model.legal.some((move) => move.split(' ')[0] === when.verb)) return false
  if (when.event) {
    const fits = (told: Told): boolean =>
      Object.entries(when.facts ?? {}).every(([fact, values]) => values.includes(told.facts[fact]))
    const happened = log.filter((told) => when.event!.includes(told.what) && fits(told)).length
    if (happened < (when.times ?? 1)) return false
  }
  return true
}

/** A word or number of the view, by its way through it: `goal.total`. */
export function wordIn(view: View, path: string): string {
  let found: unknown = view
  for (const step of path.split('.')) found = (found as Record<string, unknown> | null | undefined)?.[step]
  return typeof found === 'string' || typeof found === 'number' ? String(found) : ''
}
