// Written by `python3 up.py types` from the structs of src/consigliere/server; do not edit it by hand.

/** Why a request was refused: a code for programs, a sentence in the language of the caller. */
export interface Problem {
  code: string
  because: string
  facts: Record<string, unknown>
}

/** The first message of a connection. */
export interface Hello {
  type: 'hello'
  v?: number
  lang?: string
  last?: number | null
  views?: 'changes' | 'whole'
  phrases?: boolean
  token?: string | null
}

/** A move: the answer to an open question, or a free action or talk, which answers none. */
export interface Answer {
  type: 'answer'
  request: string
  seat: number
  move: string
  question?: number | null
}

/** What may this seat tell or show the others now? */
export interface Offers {
  type: 'offers'
  request: string
  seat: number
  phrases?: boolean
}

/** Why may this seat not make that move? */
export interface Why {
  type: 'why'
  request: string
  seat: number
  move: string
}

/** Take back one step, my whole turn, or (`ask`) everything after `to` with everybody's consent. */
export interface Undo {
  type: 'undo'
  request: string
  seat: number
  how?: 'ask' | 'may' | 'step' | 'turn'
  to?: number | null
}

/** My word on a proposal to take moves back. */
export interface Consent {
  type: 'consent'
  request: string
  seat: number
  proposal: number
  agree: boolean
}

/** A line for everybody, or for one's own team. */
export interface Chat {
  type: 'chat'
  request: string
  text: string
  team?: boolean
  seat?: number | null
}

/** A recorded promise between seats; binding by honour only. */
export interface Agreement {
  type: 'agreement'
  request: string
  seat: number
  parties: number[]
  text: string
}

/** My word on an agreement I am a party of. */
export interface Sign {
  type: 'sign'
  request: string
  seat: number
  number: number
  accept: boolean
}

/** Somebody ran out of time and the table chose to wait: let a bot play on for that seat. */
export interface StandIn {
  type: 'standin'
  request: string
  seat: number
  absent: number
}

/** The heartbeat. With `digest` the answer tells the digest of each view, for clients that doubt their own. */
export interface Ping {
  type: 'ping'
  n?: number
  digest?: boolean
}

/** I lost the thread: send everything anew. */
export interface Resync {
  type: 'resync'
}

/** Done and kept: what was asked for stands in the log as entry `seq`. */
export interface Accepted {
  type: 'accepted'
  request: string
  seq: number
  again?: boolean
  answer?: unknown
}

/** Not done. `code` is for programs; `rule`, `key` and `facts` for clients that word it; `because` for people. */
export interface Refused {
  type: 'refused'
  request: string
  code: string
  because: string
  rule?: string
  key?: string
  facts?: Record<string, unknown>
  seq?: number
}

/** An event as one seat saw it. */
export interface Told {
  seq: number
  what: string
  seat: number | null
  facts: Record<string, unknown>
  text: string
}

/** Full seconds in each bank, and how long those who are asked have been thinking, by seat. */
export interface ClockTold {
  left: number[]
  per_move: number
  running: Record<string, number>
}

/** What one seat (None: a spectator) may know after entry `seq`: a whole view, or what changed since `base`. */
export interface State {
  type: 'state'
  seat: number | null
  seq: number
  prompt: string
  events: Told[]
  view?: Record<string, unknown>
  base?: number
  changes?: Record<string, unknown>
  gone?: string[]
  asked?: number[]
  question?: number | null
  legal?: string[]
  phrases?: string[]
  clock?: ClockTold
  undone?: number
  complete?: boolean
  over?: boolean
}

/** Who sits where. */
export interface SeatInfo {
  seat: number
  kind: 'bot' | 'guest' | 'invited' | 'open'
  name: string
  mine?: boolean
  bot?: string
  stand_in?: boolean
  here?: boolean
  contributed?: boolean
}

/** How a game ended. */
export interface ResultTold {
  reason: string
  scores: number[]
  winners: number[]
}

/** What everybody may know about a table. */
export interface TableInfo {
  id: string
  game: string
  rules: number
  players: number
  options: Record<string, unknown>
  state: 'closed' | 'open' | 'over' | 'running'
  listed: boolean
  owner: boolean
  title: string
  seats: SeatInfo[]
  commitment: string
  seed_commitment: string | null
  settings: Record<string, unknown>
  created: number
  seq: number
  result: ResultTold | null
  rematch: string | null
  frozen: string
}

/** A line of chat or an agreement, new or newly signed. */
export interface ChatLine {
  type: 'chat'
  number: number
  seat: number | null
  name: string
  text: string
  at: number
  team?: boolean
  parties?: number[]
  signed?: Record<string, boolean>
}

/** The answer to hello. */
export interface Welcome {
  type: 'welcome'
  v: number
  table: TableInfo
  seats: number[]
  seq: number
  heartbeat: number
  chat: ChatLine[]
}

/** Somebody came, left, was replaced, or the table started or ended. */
export interface TableChanged {
  type: 'table'
  table: TableInfo
}

/** Somebody wants to take moves back; everybody is asked. */
export interface Proposal {
  type: 'proposal'
  proposal: number
  seat: number
  to: number
  agreed: number[]
  settled?: boolean
}

export interface Pong {
  type: 'pong'
  n: number
  seq: number
  digests?: Record<string, string>
}

/** A message that could not be understood at all. */
export interface ErrorMessage {
  type: 'error'
  code: string
  because: string
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
  variant: boolean
}

/** A bot as somebody meets it at a table: in words by language. */
export interface Opponent {
  bot: string
  level: number
  rank: Record<string, string>
  plays: Record<string, string>
  measured: Record<string, string>
  names: string[]
}

export interface GameInfo {
  name: string
  title: Record<string, string>
  blurb: Record<string, string>
  minutes: number[]
  players: number[]
  rules: number
  options: OptionInfo[]
  bots: string[]
  usual_bot: string
  opponents: Opponent[]
}

export interface RuleText {
  number: string
  chapter: string
  text: string
}

/** A game's components as its data file tells them, their names, its words and its rules. */
export interface Box {
  game: string
  words: Record<string, string>
  nouns: Record<string, Record<string, string>>
  rules: RuleText[]
  data: Record<string, unknown>
}

/** A component file as it is shipped, comments and all. */
export interface Components {
  game: string
  name: string
  text: string
  digest: string
}

/** A component file of one's own. */
export interface Draft {
  text: string
}

/** What is wrong, and where: a line of the file, counted from 1, and the key if it is one key's fault. */
export interface Flaw {
  line: number
  key: string
  problem: string
}

/** Is a file fit to play with, for how many players, and is it the shipped one; or the first thing wrong with it. */
export interface Verdict {
  fit: boolean
  players: number[]
  digest: string
  shipped: boolean
  flaw: Flaw | null
}

/** Somebody introduces themselves. With `cookie` the token goes into an HttpOnly cookie, else into the answer. */
export interface NewGuest {
  name: string
  lang?: string
  cookie?: boolean
}

export interface Guest {
  id: string
  name: string
  lang: string
  token?: string
  email?: string | null
  hook?: string | null
}

/** What a guest may change about themselves. An empty text removes an address. */
export interface Me {
  name?: string | null
  lang?: string | null
  email?: string | null
  hook?: string | null
}

export interface Done {
  done: boolean
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
  turn: boolean
  asked: number[]
}

/** `per_move` is free; beyond it a seat uses its `bank`, which grows by `increment` per answer up to `cap`. */
export interface ClockRule {
  kind?: 'days' | 'live' | 'none'
  bank?: number
  increment?: number
  per_move?: number
  cap?: number
  out_of_time?: 'bot' | 'wait'
}

/** What somebody wants to play, and with whom. */
export interface NewTable {
  game: string
  seats: string[]
  options?: Record<string, unknown>
  components?: string | null
  listed?: boolean
  title?: string
  clock?: 'day' | 'live' | 'none' | 'three_days' | ClockRule
  grace?: number | null
  spectators?: boolean
  undo?: boolean
  pace?: number
  stand_in?: string
  contribution?: string
  autostart?: boolean
}

/** A new table, and the secrets of its links by seat; they are told only once. */
export interface Made {
  table: TableInfo
  links: Record<string, string>
}

export interface Take {
  key?: string
  name?: string
  contribution?: string
}

export interface Link {
  key: string
  path: string
}

/** A bot by its name; null: the strongest one, "": none. */
export interface PutBot {
  bot?: string | null
}

export interface Proof {
  commitment: string
  seed_commitment: string | null
  contributions?: string[]
  server_seed?: string
  seed?: string
}

/** One move and what changed by it; the first moment tells the whole view. */
export interface Moment {
  seq: number
  changes: Record<string, unknown>
  events: Told[]
  prompt: string
  seat?: number | null
  move?: string
  gone?: string[]
}

/** A game as one viewpoint saw it. `finals` are the views of all seats at the end, when it is over. */
export interface History {
  game: string
  players: number
  options: Record<string, unknown>
  names: string[]
  viewpoint: number | null
  over: boolean
  moments: Moment[]
  finals: Record<string, unknown>[]
}

/** A record to look at; nothing of it is kept. */
export interface Import {
  record: string
  seat?: number | null
}

/** The history of an imported record, with the box it brings if its components are its own. */
export interface Retold {
  game: string
  players: number
  options: Record<string, unknown>
  names: string[]
  viewpoint: number | null
  over: boolean
  moments: Moment[]
  finals: Record<string, unknown>[]
  box: Box | null
}

/** All that is known of a session: who plays, the seed of its chance, a component file, and every answer. */
export interface Sitting {
  seed: string
  players?: number
  options?: Record<string, unknown>
  data?: string | null
  answers?: string[]
  box?: boolean
}

export interface Line {
  text: string
  rule: string
  seat: number | null
}

export interface Choice {
  answer: string
  text: string
  group?: string
  card?: string
}

/** What is asked; `range` are the least and the greatest of numbers that are too many to list. */
export interface Question {
  key: string
  text: string
  seat: number | null
  choices: Choice[]
  range: [number, number] | null
}

/** Where the answers lead. `kept` of them fit; `wrong` says why the next one does not. */
export interface Page {
  told: Line[]
  before: Line[]
  ask: Question | null
  kept: number
  wrong: string
  names: string[]
  view: Record<string, unknown>
  box: Box | null
}

/** Something a client says. */
export type Said =
  | Hello
  | Answer
  | Offers
  | Why
  | Undo
  | Consent
  | Chat
  | Agreement
  | Sign
  | StandIn
  | Ping
  | Resync

/** Something the server says. */
export type Reply =
  | Accepted
  | Refused
  | State
  | Welcome
  | TableChanged
  | ChatLine
  | Proposal
  | Pong
  | ErrorMessage

/** What each address takes and answers. */
export interface Endpoints {
  /** Which games there are, with their options. */
  'GET /api/games': {
    returns: GameInfo[]
  }
  /** What a client needs to draw a game. */
  'GET /api/games/{game}/box': {
    path: { game: string }
    query?: { lang?: 'en' | 'pl' | 'ru' }
    returns: Box
  }
  /** What a client needs to draw this table, with its own components. */
  'GET /api/tables/{table}/box': {
    path: { table: string }
    query?: { lang?: 'en' | 'pl' | 'ru' }
    returns: Box
  }
  /** The component file of a game, for owners of the box to correct. */
  'GET /api/games/{game}/components': {
    path: { game: string }
    returns: Components
  }
  /** Check a component file of one's own; it is not kept. */
  'POST /api/games/{game}/components': {
    path: { game: string }
    body: Draft
    returns: Verdict
  }
  /** Introduce yourself. */
  'POST /api/guests': {
    body: NewGuest
    returns: Guest
  }
  /** Who am I. */
  'GET /api/me': {
    returns: Guest
  }
  /** Change my name, language or addresses. */
  'PATCH /api/me': {
    body: Me
    returns: Guest
  }
  /** Send me a test message. */
  'POST /api/me/test': {
    returns: Done
  }
  /** My tables. */
  'GET /api/me/tables': {
    returns: LobbyLine[]
  }
  /** The lobby: open tables with free seats. */
  'GET /api/tables': {
    returns: LobbyLine[]
  }
  /** Listed tables that are running or over. */
  'GET /api/watch': {
    returns: LobbyLine[]
  }
  /** Make a table. */
  'POST /api/tables': {
    body: NewTable
    returns: Made
  }
  /** A table as everybody may see it. */
  'GET /api/tables/{table}': {
    path: { table: string }
    returns: TableInfo
  }
  /** Sit down. */
  'POST /api/tables/{table}/seats/{seat}': {
    path: { table: string; seat: number }
    body: Take
    returns: TableInfo
  }
  /** Stand up. */
  'DELETE /api/tables/{table}/seats/{seat}': {
    path: { table: string; seat: number }
    returns: TableInfo
  }
  /** A new secret link for a seat. */
  'POST /api/tables/{table}/seats/{seat}/link': {
    path: { table: string; seat: number }
    returns: Link
  }
  /** Revoke the link of a seat. */
  'DELETE /api/tables/{table}/seats/{seat}/link': {
    path: { table: string; seat: number }
    returns: Done
  }
  /** Put a bot into a seat. */
  'PUT /api/tables/{table}/seats/{seat}/bot': {
    path: { table: string; seat: number }
    body: PutBot
    returns: TableInfo
  }
  /** Begin, when all seats are filled. */
  'POST /api/tables/{table}/start': {
    path: { table: string }
    returns: TableInfo
  }
  /** The same seats again. */
  'POST /api/tables/{table}/rematch': {
    path: { table: string }
    returns: TableInfo
  }
  /** Give up a table that has not begun. */
  'DELETE /api/tables/{table}': {
    path: { table: string }
    returns: Done
  }
  /** What a seat may know now. */
  'GET /api/tables/{table}/state': {
    path: { table: string }
    query?: { seat?: number; lang?: 'en' | 'pl' | 'ru' }
    returns: State
  }
  /** The log as a seat saw it. */
  'GET /api/tables/{table}/log': {
    path: { table: string }
    query?: { seat?: number; lang?: 'en' | 'pl' | 'ru'; after?: number }
    returns: Told[]
  }
  /** Make a move without a socket. */
  'POST /api/tables/{table}/answer': {
    path: { table: string }
    body: Answer
    returns: Accepted | Refused
  }
  /** The record of a finished game. */
  'GET /api/tables/{table}/record': {
    path: { table: string }
    returns: string
  }
  /** The proof of its chance, complete when it is over. */
  'GET /api/tables/{table}/proof': {
    path: { table: string }
    returns: Proof
  }
  /** The way a game went, move by move; when it is over, from any seat. */
  'GET /api/tables/{table}/history': {
    path: { table: string }
    query?: { seat?: number; lang?: 'en' | 'pl' | 'ru' }
    returns: History
  }
  /** Look at a record. */
  'POST /api/replay': {
    query?: { lang?: 'en' | 'pl' | 'ru' }
    body: Import
    returns: Retold
  }
  /** Where a session beside the real box leads. */
  'POST /api/companion/godfather': {
    query?: { lang?: 'en' | 'pl' | 'ru' }
    body: Sitting
    returns: Page
  }
}
