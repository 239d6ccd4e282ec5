// The HTTP side: guests, tables, boxes, histories.

import { contribution, forget, type Proof } from './fairness'
import type { Box, GameInfo, History, LobbyLine, TableInfo } from './types'
import { speech } from './words.svelte'

export class Problem extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
  ) {
    super(message)
  }
}

export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const joint = path.includes('?') ? '&' : '?'
  const answer = await fetch(`/api${path}${joint}lang=${speech.lang}`, {
    method,
    headers: {
      'Accept-Language': speech.lang,
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  const text = await answer.text()
  if (!answer.ok) {
    let problem = { code: 'error', because: `HTTP ${answer.status}` }
    try {
      problem = JSON.parse(text)
    } catch {
      // not one of our own refusals; the status must do
    }
    throw new Problem(problem.code, problem.because, answer.status)
  }
  return JSON.parse(text) as T
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
export function introduce(): Promise<unknown> {
  known ??= call('GET', '/me').catch((problem: unknown) => {
    if (problem instanceof Problem && problem.status === 401) {
      return call('POST', '/guests', { name: myName(), lang: speech.lang })
    }
    known = null
    throw problem
  })
  return known
}

export async function rename(name: string): Promise<void> {
  localStorage.setItem('name', name)
  await introduce()
  await call('PATCH', '/me', { name })
}

/** Is a component file fit to play with, or what is the first thing wrong with it. */
export interface Verdict {
  fit: boolean
  players: number[]
  digest: string
  shipped: boolean
  flaw: { line: number; key: string; problem: string } | null
}

const boxes = new Map<string, Promise<Box>>()

/** A box is fetched once per language. */
function boxAt(path: string): Promise<Box> {
  const key = `${path} ${speech.lang}`
  let found = boxes.get(key)
  if (!found) {
    found = call<Box>('GET', path)
    boxes.set(key, found)
    found.catch(() => boxes.delete(key))
  }
  return found
}

interface Made {
  table: TableInfo
  links: Record<string, string> // by seat, the secrets of the invitations
}

export const api = {
  games: () => call<GameInfo[]>('GET', '/games'),
  box: (game: string) => boxAt(`/games/${game}/box`),
  /** The box of one table, which may have been made with components of its own. */
  tableBox: (id: string) => boxAt(`/tables/${id}/box`),
  components: (game: string) => call<{ game: string; name: string; text: string; digest: string }>('GET', `/games/${game}/components`),
  checkComponents: (game: string, text: string) => call<Verdict>('POST', `/games/${game}/components`, { text }),
  lobby: () => call<LobbyLine[]>('GET', '/tables'),
  watch: () => call<LobbyLine[]>('GET', '/watch'),
  async mine(): Promise<LobbyLine[]> {
    try {
      return await call<LobbyLine[]>('GET', '/me/tables')
    } catch (problem) {
      if (problem instanceof Problem && problem.status === 401) return []
      throw problem
    }
  },
  table: (id: string) => call<TableInfo>('GET', `/tables/${id}`),
  /** Make a table, see what the server bound itself to, and only then sit down with a contribution of one's own. */
  async create({ seats, ...wish }: { seats: string[] } & Record<string, unknown>): Promise<Made> {
    await introduce()
    const made = await call<Made>('POST', '/tables', { ...wish, seats: seats.map((who) => (who === 'you' ? 'invite' : who)) })
    for (const [seat, who] of seats.entries()) {
      if (who !== 'you') continue
      made.table = await api.sit(made.table, seat, made.links[seat])
      delete made.links[seat]
    }
    return made
  },
  async sit(table: TableInfo, seat: number, key = ''): Promise<TableInfo> {
    await introduce()
    const mine = table.state === 'open' ? contribution(table, seat) : ''
    const taken = await call<TableInfo>('POST', `/tables/${table.id}/seats/${seat}`, { key, contribution: mine })
    if (mine && !taken.seats[seat].contributed) forget(table.id, seat)
    return taken
  },
  stand: (id: string, seat: number) => call<TableInfo>('DELETE', `/tables/${id}/seats/${seat}`),
  link: (id: string, seat: number) => call<{ key: string; path: string }>('POST', `/tables/${id}/seats/${seat}/link`),
  bot: (id: string, seat: number, bot: string) => call<TableInfo>('PUT', `/tables/${id}/seats/${seat}/bot`, { bot }),
  start: (id: string) => call<TableInfo>('POST', `/tables/${id}/start`),
  rematch: (id: string) => call<TableInfo>('POST', `/tables/${id}/rematch`),
  log: (id: string, seat: number | null) =>
    call<import('./types').Told[]>('GET', `/tables/${id}/log${seat === null ? '' : `?seat=${seat}`}`),
  history: (id: string, seat: number | null) =>
    call<History>('GET', `/tables/${id}/history${seat === null ? '' : `?seat=${seat}`}`),
  replay: (record: string, seat: number | null) => call<History>('POST', '/replay', { record, seat }),
  proof: (id: string) => call<Proof>('GET', `/tables/${id}/proof`),
}

/** A table against bots, at once; perhaps with a component file of one's own. */
export async function playNow(game: GameInfo, components?: string): Promise<TableInfo> {
  const count = Math.min(Math.max(4, game.players[0]), game.players[game.players.length - 1])
  const bot = `bot:${game.bots.includes('greedy') ? 'greedy' : game.bots[game.bots.length - 1]}`
  const seats = ['you', ...Array<string>(count - 1).fill(bot)]
  return (await api.create({ game: game.name, seats, pace: 700, components })).table
}
