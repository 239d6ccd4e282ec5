// How Achaja looks. Nothing here decides anything: what is legal, what it costs and what it says come from the server.

import type { Badge, Source, Stat } from '..'
import type { BoardModel } from '../../lib/model.svelte'
import { letter } from '../../lib/seats'
import type { Box } from '../../lib/protocol'
import type { View } from '../../lib/types'

/** A colour on the table: whose it is, and how it is told apart without its colour. */
export interface House {
  id: string
  rgb: string
  seat: number
  tag: string // the letter of the seat; a second house of the same seat adds a stroke
  pip: string // shape of the pips of its dice
  second: boolean
}

const PIPS = ['round', 'diamond', 'square', 'ring', 'cross']

interface Entry {
  id: string
  source: string
}

export interface Effect extends Entry {
  target: string
  ops: { op: string }[]
}

export interface Intrigue extends Entry {
  copies: number
  effect: [Effect, Effect]
  response?: { kind: 'counter' | 'reaction'; ops: { op: string }[] }
}

export interface Person extends Entry {
  turn?: number
  ops: { op: string }[]
}

export interface Place extends Entry {
  number: number
  opens_turn: number
  limit_source: string
  row: number
  col: number
}

const drawers = new WeakMap<object, Map<string, Map<string, Entry>>>()

/** An entry of the component file. */
export function entry<T extends Entry>(box: Box | null, table: string, id: string): T | undefined {
  if (!box) return undefined
  let found = drawers.get(box)
  if (!found) drawers.set(box, (found = new Map()))
  let drawer = found.get(table)
  if (!drawer) found.set(table, (drawer = new Map(((box.data[table] ?? []) as Entry[]).map((one) => [one.id, one]))))
  return drawer.get(id) as T | undefined
}

export const person = (box: Box | null, id: string) =>
  entry<Person>(box, 'character', id) ?? entry<Person>(box, 'figure', id)

/** Not printed in the box: made up so that the game can be played. */
export const isOurs = (source: string | undefined) => Boolean(source?.startsWith('R'))

/** Every colour in play, in the order of the box. */
export function houses(view: View, box: Box | null): Record<string, House> {
  const made: Record<string, House> = {}
  ;((box?.data.colour ?? []) as { id: string; rgb: string }[]).forEach(({ id, rgb }, i) => {
    const seat = (view.colours as string[][]).findIndex((own) => own.includes(id))
    if (seat < 0) return
    const second = view.colours[seat].indexOf(id) > 0
    made[id] = { id, rgb, seat, tag: letter(seat) + (second ? '′' : ''), pip: PIPS[i % PIPS.length], second }
  })
  return made
}

// ---- panels ---------------------------------------------------------------------------------------------------------

const LAUREL =
  'M9 18C4 16 2 12 3 7c.5-2 2-4 3.500-5 1 3 0 5-1 6 2 0 3 1 3 3-1 .5-2 .5-3 0 1 2 2 3 3.500 3zM11 18c5-2 7-6 6-11-.5-2-2-4-3.500-5-1 3 0 5 1 6-2 0-3 1-3 3 1 .5 2 .5 3 0-1 2-2 3-3.500 3z'
const CARDS = 'M4 4l8-2 4 13-8 2.500zM2.500 6v11h7'

export function stats(view: View, seat: number): Stat[] {
  return [
    { icon: LAUREL, value: String(view.power[seat]), key: 'ach.stat.power' },
    { icon: CARDS, value: String(view.hand_sizes[seat]), key: 'ach.stat.cards', secret: true },
  ]
}

/** What the reckoning added, as the log tells it. */
export function sources(model: BoardModel, seat: number): Source[] {
  const wealth = model.log.findLast((one) => one.what === 'wealth' && one.seat === seat)?.facts as
    { n: number; rest: number } | undefined
  return [
    {
      key: 'ach.score.leads',
      value: String(model.log.filter((one) => one.what === 'leads' && one.seat === seat).length),
    },
    { key: 'ach.score.wealth', value: String(wealth?.n ?? '–') },
    { key: 'ach.score.rest', value: String(wealth?.rest ?? '–') },
  ]
}

export function badges(view: View, seat: number): Badge[] {
  const held: Badge[] = []
  if (view.marker === seat) held.push({ href: '#ach-marker', key: 'ach.badge.marker' })
  if (view.passed[seat]) held.push({ href: '#ach-pass', key: 'ach.badge.passed' })
  return held
}

// ---- what is touched where ------------------------------------------------------------------------------------------

const holds = (dice: [string, number][], colour: string, value: string) =>
  dice.some(([c, v]) => c === colour && v === Number(value))

/** Is there something on the board that makes this move? The others become buttons of the bar. */
export function onBoard(move: string, view: View): boolean {
  const [verb, one, two, three] = move.split(' ')
  switch (verb) {
    case 'at':
      return one in view.locations
    case 'place':
      return three in view.locations
    case 'die':
      return three === 'reserve'
        ? (view.reserve[one] ?? []).includes(Number(two))
        : holds(view.locations[three]?.dice ?? [], one, two)
    case 'token':
      return Boolean(view.locations[two]?.tokens[one])
    case 'use':
    case 'character':
      return one in view.characters
    case 'play':
      return (view.hand ?? []).includes(one)
    case 'card':
      return view.about.from === 'hand'
        ? (view.hand ?? []).includes(one)
        : view.about.from === 'discard' && one in view.discard
    case 'counter':
    case 'react':
    case 'street':
    case 'palace':
    case 'decline':
      return view.pending !== null
    case 'option':
      return Boolean(view.about.text)
    case 'give':
      return Boolean(view.options.negotiate_hard)
    case 'points':
    case 'colour':
    case 'player':
    case 'trade':
      return true
    default:
      return false
  }
}

/** Moves that cannot be taken back and are easily hit by mistake. */
export const ASK = ['pass']

/** Is this person asked now? */
export const isAsked = (model: BoardModel): boolean => model.live && model.me !== null && model.asked.includes(model.me)
