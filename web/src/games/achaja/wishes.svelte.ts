// A standing wish: to let cards of one kind pass until the turn comes back to whoever played the first of them.
// It is this person's own; the answer goes out after the same time whatever the hand holds, so it tells nobody anything.

import type { BoardModel } from '../../lib/model.svelte'
import type { View } from '../../lib/types'

export type Kind = 'hit' | 'other' // played against this seat, or not

export interface Wish {
  kind: Kind
  by: number // the wish ends when this seat is to act again
  turn: number
}

export const DELAY = 1200 // milliseconds between the opening of a window and the answer

export const kindOf = (view: View, seat: number): Kind => (view.pending?.against.includes(seat) ? 'hit' : 'other')

/** The wishes of one person, by seat: at one screen several may sit. */
export class Wishes {
  all = $state.raw<Record<number, Wish[]>>({})

  of(seat: number | null): Wish[] {
    return seat === null ? [] : (this.all[seat] ?? [])
  }

  has(seat: number, kind: Kind): boolean {
    return this.of(seat).some((wish) => wish.kind === kind)
  }

  make(seat: number, view: View): void {
    const wish = { kind: kindOf(view, seat), by: view.pending.by as number, turn: view.turn as number }
    this.all = { ...this.all, [seat]: [...this.of(seat).filter((one) => one.kind !== wish.kind), wish] }
  }

  end(seat: number, kind: Kind): void {
    this.all = { ...this.all, [seat]: this.of(seat).filter((one) => one.kind !== kind) }
  }

  /** A round is over when the turn comes back to where it began, and with the phase. */
  prune(seat: number, view: View): void {
    const acting = view.question === 'act' ? (view.asked as number[]) : []
    const over = !['act', 'declare', 'choose', 'respond', 'play_more', 'theft'].includes(view.question)
    const left = this.of(seat).filter((wish) => !over && wish.turn === view.turn && !acting.includes(wish.by))
    if (left.length < this.of(seat).length) this.all = { ...this.all, [seat]: left }
  }
}

const kept = new WeakMap<BoardModel, Wishes>()

export function wishesOf(model: BoardModel): Wishes {
  let found = kept.get(model)
  if (!found) kept.set(model, (found = new Wishes()))
  return found
}
