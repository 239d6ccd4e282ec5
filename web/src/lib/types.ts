// Types that only this client knows; those it shares with the server stand in protocol.ts.

import type { ClockTold } from './protocol'

// Each game has views of its own; only its looks know what stands in them.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type View = Record<string, any>

/** What a seat was told last, with nothing left out. */
export interface SeatState {
  seat: number | null
  seq: number
  prompt: string
  view: View
  asked: number[]
  question: number | null
  legal: string[]
  phrases: string[]
  over: boolean
  clock?: ClockState
}

/** The clock, and when it was told by our own watch. */
export interface ClockState extends ClockTold {
  at: number
}
