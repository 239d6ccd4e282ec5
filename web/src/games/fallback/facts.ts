// How any value of a view is put into words: labels for its keys, names for its ids, people for its seats.

import type { BoardModel } from '../../lib/model.svelte'
import type { View } from '../../lib/types'
import { t } from '../../lib/words.svelte'

/** Keys whose numbers are seats. */
const SEATS = new Set([
  'token',
  'marker',
  'defender',
  'control',
  'first_player',
  'order_of_play',
  'active',
  'teams',
  'controller',
  'leader',
  'holder',
  'attacker',
  'boss',
  'keeper',
  'by',
  'against',
  'seat',
  'horse_head',
  'mandamenti',
  'player',
  'markers',
  'owner',
])
/** ... but not there, where they are counted. */
const COUNTS: Record<string, string[]> = { families: ['markers'] }
/** Lists with one entry per seat. */
const BY_SEAT = new Set([
  'passed',
  'power',
  'street',
  'palace',
  'hand_sizes',
  'has_event',
  'known',
  'colours',
  'companies',
  'face_down',
  'strengths',
  'mercenaries',
  'regions',
  'points',
  'families',
  'characters',
  'controlled',
  'supply',
  'boards',
  'sold',
  'marked',
  'hq',
  'overview',
])
/** What is filed under the number of a seat. */
const SEALED = new Set(['sealed', 'known_jobs'])
/** Families of words in which a game names its ids beside its nouns. */
const WORDS = ['phase', 'op', 'figure', 'row', 'column', 'mode', 'question', 'board']

/** Said by the frame around the board, or kept for those who compute with a view. */
const ELSEWHERE = new Set([
  'game',
  'components',
  'seat',
  'asked',
  'players',
  'result',
  'question',
  'options',
  'about',
  'bookkeeping',
])

/** What of a view is worth showing. */
export const factsOf = (view: View): [string, unknown][] =>
  Object.entries(view).filter(([key, value]) => !ELSEWHERE.has(key) && !isEmpty(value))

export type Plain = string | number | boolean | null | undefined

export const isPlain = (value: unknown): value is Plain => typeof value !== 'object' || value === null

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function found(key: string): string | null {
  const said = t(key)
  return said === key ? null : said
}

/** What a key is called; `path` leads to it through the view. */
export function label(model: BoardModel, path: string[]): string {
  const key = path[path.length - 1]
  if (SEALED.has(path[path.length - 2]) && model.names[Number(key)]) return model.names[Number(key)]
  if (key.includes(' ')) return model.phrase(key) // filed under a move
  const game = model.box?.game ?? ''
  return (
    found(`fact.${game}.${path.slice(-2).join('.')}`) ??
    found(`fact.${game}.${key}`) ??
    found(`fact.${key}`) ??
    named(model, key) ??
    key.replaceAll('_', ' ')
  )
}

/** A thing by its name, if anybody gave it one. */
export function named(model: BoardModel, id: string): string | null {
  const { nouns = {}, words = {} } = model.box ?? {}
  for (const names of Object.values(nouns)) if (id in names) return names[id]
  for (const family of WORDS) {
    const said = words[`${family}.${id}`]
    if (said && !said.includes('{')) return said
  }
  return null
}

/** Is this a list with one entry per seat? */
export function isBySeat(model: BoardModel, path: string[], value: unknown): value is unknown[] {
  const seats = model.view.players as number
  return (
    Array.isArray(value) &&
    value.length === seats &&
    seats > 1 &&
    (BY_SEAT.has(path[path.length - 1]) || path.includes('seas'))
  )
}

export function isSeat(path: string[], value: unknown): value is number {
  if (typeof value !== 'number') return false
  const key = path[path.length - 1]
  if (path.includes('spaces')) return true
  return SEATS.has(key) && !path.slice(0, -1).some((one) => COUNTS[one]?.includes(key))
}

export function word(model: BoardModel, value: Plain): string {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return t(value ? 'fact.yes' : 'fact.no')
  if (typeof value === 'number') return String(value)
  return named(model, value) ?? found(`fact.${value}`) ?? value.replaceAll('_', ' ')
}

/** Nothing worth a line: null, empty, or nothing but such. */
export function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isEmpty)
  if (isRecord(value)) return Object.values(value).every(isEmpty)
  return value === null || value === undefined || value === '' || value === false || value === 0
}

/** Equal records make a table: its columns. */
export function columns(path: string[], rows: unknown[]): string[] | null {
  if (path.length > 1) return null // no tables within tables
  const records = rows.filter((row) => row !== null)
  if (records.length < 2 || !records.every(isRecord)) return null
  const keys = [...new Set(records.flatMap((row) => Object.keys(row)))]
  const same = records.every((row) => Object.keys(row).length >= keys.length - 2)
  return same && keys.length > 1 && keys.length < 12 ? keys : null
}
