// The HTTP side: guests, tables, boxes, histories.

import { contribution, forget } from './fairness'
import type { Box, Endpoints, GameInfo, Made, NewTable, Problem as Told, TableInfo } from './protocol'
import { speech } from './words.svelte'

/** A request that was refused, in words for people. */
export class Problem extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
  ) {
    super(message)
  }
}

/** What a call gives along: the parts of its path, its query, its body. */
type Given<E extends keyof Endpoints> = Omit<Endpoints[E], 'returns'>

interface Parts {
  path?: Record<string, string | number>
  query?: Record<string, string | number | undefined>
  body?: unknown
}

/** The address of an endpoint, with the parts of its path in their places, asked in the language spoken here. */
export function address(template: string, { path = {}, query = {} }: Parts): string {
  const filled = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name]))
  const asked = Object.entries({ ...query, lang: speech.lang }).filter(([, value]) => value !== undefined)
  return `${filled}?${new URLSearchParams(asked.map(([name, value]) => [name, String(value)]))}`
}

/** Ask the server; `endpoint` is a method and a path as protocol.ts lists them. */
export async function call<E extends keyof Endpoints>(endpoint: E, given: Given<E>): Promise<Endpoints[E]['returns']> {
  const [method, template] = endpoint.split(' ')
  const parts = given as Parts
  const answer = await fetch(address(template, parts), {
    method,
    headers: {
      'Accept-Language': speech.lang,
      ...(parts.body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    body: parts.body === undefined ? undefined : JSON.stringify(parts.body),
  })
  const text = await answer.text()
  if (!answer.ok) throw refused(text, answer.status)
  return JSON.parse(text) as Endpoints[E]['returns']
}

function refused(text: string, status: number): Problem {
  try {
    const problem = JSON.parse(text) as Told
    return new Problem(problem.code, problem.because, status)
  } catch {
    return new Problem('error', `HTTP ${status}`, status) // not one of our own refusals; the status must do
  }
}

// Italian names of the time, for those who just want to play; anybody can change theirs.
const NAMES = ['Lorenzo', 'Caterina', 'Cosimo', 'Isabella', 'Federico', 'Lucrezia', 'Ludovico', 'Bianca']

export function myName(): string {
  let name = localStorage.getItem('name')
  if (!name) {
    name = NAMES[Math.floor(Math.random() * NAMES.length)]
    localStorage.setItem('name', name)
  }
  return name
}

let known: Promise<unknown> | null = null

/** Make sure the server knows this browser. */
export function ensureGuest(): Promise<unknown> {
  known ??= call('GET /api/me', {}).catch((problem: unknown) => {
    if (problem instanceof Problem && problem.status === 401) {
      return call('POST /api/guests', { body: { name: myName(), lang: speech.lang } })
    }
    known = null
    throw problem
  })
  return known
}

export async function rename(name: string): Promise<void> {
  localStorage.setItem('name', name)
  await ensureGuest()
  await call('PATCH /api/me', { body: { name } })
}

const boxes = new Map<string, Promise<Box>>()

/** A box is fetched once per language. */
function boxOnce(of: string, fetched: () => Promise<Box>): Promise<Box> {
  const key = `${of} ${speech.lang}`
  let found = boxes.get(key)
  if (!found) {
    found = fetched()
    boxes.set(key, found)
    found.catch(() => boxes.delete(key))
  }
  return found
}

/** No query at all where somebody only watches. */
const from = (seat: number | null) => (seat === null ? {} : { seat })

export const api = {
  games: () => call('GET /api/games', {}),
  box: (game: string) => boxOnce(game, () => call('GET /api/games/{game}/box', { path: { game } })),
  /** The box of one table, which may have been made with components of its own. */
  tableBox: (table: string) =>
    boxOnce(`table ${table}`, () => call('GET /api/tables/{table}/box', { path: { table } })),
  components: (game: string) => call('GET /api/games/{game}/components', { path: { game } }),
  checkComponents: (game: string, text: string) =>
    call('POST /api/games/{game}/components', { path: { game }, body: { text } }),
  lobby: () => call('GET /api/tables', {}),
  watch: () => call('GET /api/watch', {}),
  async mine() {
    try {
      return await call('GET /api/me/tables', {})
    } catch (problem) {
      if (problem instanceof Problem && problem.status === 401) return []
      throw problem
    }
  },
  table: (table: string) => call('GET /api/tables/{table}', { path: { table } }),
  /** Make a table, see what the server bound itself to, and only then sit down with a contribution of one's own. */
  async create({ seats, ...wish }: NewTable): Promise<Made> {
    await ensureGuest()
    const invited = seats.map((who) => (who === 'you' ? 'invite' : who))
    const made = await call('POST /api/tables', { body: { ...wish, seats: invited } })
    for (const [seat, who] of seats.entries()) {
      if (who !== 'you') continue
      made.table = await api.sit(made.table, seat, made.links[seat])
      delete made.links[seat]
    }
    return made
  },
  async sit(table: TableInfo, seat: number, key = ''): Promise<TableInfo> {
    await ensureGuest()
    const mine = table.state === 'open' ? contribution(table, seat) : ''
    const taken = await call('POST /api/tables/{table}/seats/{seat}', {
      path: { table: table.id, seat },
      body: { key, contribution: mine },
    })
    if (mine && !taken.seats[seat].contributed) forget(table.id, seat)
    return taken
  },
  stand: (table: string, seat: number) => call('DELETE /api/tables/{table}/seats/{seat}', { path: { table, seat } }),
  link: (table: string, seat: number) => call('POST /api/tables/{table}/seats/{seat}/link', { path: { table, seat } }),
  /** The game's usual bot sits down. */
  bot: (table: string, seat: number) =>
    call('PUT /api/tables/{table}/seats/{seat}/bot', { path: { table, seat }, body: {} }),
  start: (table: string) => call('POST /api/tables/{table}/start', { path: { table } }),
  rematch: (table: string) => call('POST /api/tables/{table}/rematch', { path: { table } }),
  log: (table: string, seat: number | null) =>
    call('GET /api/tables/{table}/log', { path: { table }, query: from(seat) }),
  history: (table: string, seat: number | null) =>
    call('GET /api/tables/{table}/history', { path: { table }, query: from(seat) }),
  replay: (record: string, seat: number | null) => call('POST /api/replay', { body: { record, seat } }),
  proof: (table: string) => call('GET /api/tables/{table}/proof', { path: { table } }),
}

/** A table against bots, at once; perhaps with a component file of one's own. */
export async function playNow(game: GameInfo, components?: string, bot = ''): Promise<TableInfo> {
  const count = Math.min(Math.max(4, game.players[0]), game.players[game.players.length - 1])
  const seats = ['you', ...Array<string>(count - 1).fill(bot ? `bot:${bot}` : 'bot')]
  return (await api.create({ game: game.name, seats, pace: 700, components })).table
}
