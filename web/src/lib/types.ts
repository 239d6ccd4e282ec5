// The seat protocol as this client reads it; src/consigliere/server/protocol.py is where it is written.

export interface Told {
  seq: number
  what: string
  seat?: number | null
  facts?: Record<string, unknown>
  text: string
}

// Each game has views of its own; only its looks know what stands in them.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type View = Record<string, any>

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

/** Seconds in each bank, and how long whoever is asked had been thinking when this was told, `at` by our own watch. */
export interface ClockState {
  left: number[]
  running: Record<string, number>
  per_move: number
  at: number
}

export interface SeatInfo {
  seat: number
  kind: 'open' | 'invited' | 'guest' | 'bot'
  name: string
  mine?: boolean
  bot?: string
  stand_in?: boolean
  here?: boolean
  contributed?: boolean
}

export interface TableInfo {
  id: string
  game: string
  rules: number
  players: number
  options: Record<string, unknown>
  state: 'open' | 'running' | 'over' | 'closed'
  listed: boolean
  owner: boolean
  title: string
  seats: SeatInfo[]
  commitment: string
  seed_commitment: string | null
  settings: Record<string, unknown>
  created: number
  seq: number
  result: Result | null
  rematch: string | null
}

export interface Result {
  reason: string
  winners: number[]
  scores: number[]
  [key: string]: unknown
}

export interface OptionInfo {
  name: string
  type: string
  default: unknown
  rule: string
  about: string
  choices: unknown[]
  low: number
  high: number
  seats: boolean
}

export interface GameInfo {
  name: string
  title: Record<string, string>
  blurb: Record<string, string>
  minutes: [number, number]
  players: number[]
  rules: number
  options: OptionInfo[]
  bots: string[]
}

export interface RuleText {
  number: string
  chapter: string
  text: string
}

export interface Box {
  game: string
  words: Record<string, string>
  nouns: Record<string, Record<string, string>>
  rules: RuleText[]
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  data: Record<string, any>
}

export interface LobbyLine {
  id: string
  game: string
  title: string
  state: string
  players: number
  free: number[]
  names: string[]
  options: Record<string, unknown>
  created: number
  turn?: boolean
  asked?: number[]
}

export interface Refused {
  code: string
  because: string
  rule?: string
}

export interface ChatLine {
  number: number
  seat: number | null
  name: string
  text: string
  at: number
  team?: boolean
  parties?: number[]
  signed?: Record<string, boolean>
}

export interface Moment {
  seq: number
  seat?: number | null
  move?: string
  changes: View
  gone?: string[]
  events: Told[]
  prompt: string
}

export interface History {
  game: string
  players: number
  options: Record<string, unknown>
  names: string[]
  viewpoint: number | null
  over: boolean
  moments: Moment[]
  finals: View[]
  box?: Box | null // an imported record may bring components of its own
}
