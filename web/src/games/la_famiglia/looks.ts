// How La Famiglia looks. Nothing here decides anything: legality, prices, bonuses and words come from the server.

import type { Badge, Revealed, Source, Stat } from '..'
import type { BoardModel } from '../../lib/model.svelte'
import type { Box } from '../../lib/protocol'
import type { View } from '../../lib/types'

/** A family is told by its colour, by the outline of its pieces and by their pattern; the letter is the seat's. */
export interface Family {
  fill: string
  ink: string
  arms: string // dark enough to carry a white letter
  shape: string // an outline on a field from -20 to 20
  pattern: 'plain' | 'pale' | 'barry' | 'bend' | 'chequy' | 'dots' | 'saltire'
}

export const FAMILIES: Record<string, Family> = {
  red: { fill: '#b3261e', ink: '#fff', arms: '#a8231b', shape: 'M0-23L23 0 0 23-23 0z', pattern: 'plain' },
  blue: {
    fill: '#1f5fa8',
    ink: '#fff',
    arms: '#1f5fa8',
    shape: 'M0-20A20 20 0 1 1 0 20 20 20 0 1 1 0-20z',
    pattern: 'pale',
  },
  green: {
    fill: '#2f7d46',
    ink: '#fff',
    arms: '#2b7140',
    shape: 'M-11-19.500h22L22 0 11 19.500h-22L-22 0z',
    pattern: 'barry',
  },
  yellow: {
    fill: '#e3b12f',
    ink: '#1b1512',
    arms: '#8f6508',
    shape: 'M-20-18H20L17 6Q12 17 0 22-12 17-17 6z',
    pattern: 'bend',
  },
  black: { fill: '#231f20', ink: '#fff', arms: '#2d2829', shape: 'M-18-18h36v36h-36z', pattern: 'dots' },
  white: {
    fill: '#f6f0e2',
    ink: '#1b1512',
    arms: '#6f675b',
    shape: 'M-20-12Q-12-12-12-20H12Q12-12 20-12V12Q12 12 12 20H-12Q-12 12-20 12z',
    pattern: 'chequy',
  },
  neutral: { fill: '#8b8a86', ink: '#1b1512', arms: '#5d5c59', shape: 'M-19-17H19V6L0 21-19 6z', pattern: 'saltire' },
}

export type Party = number | 'neutral' | null

export function family(view: View, party: Party): Family {
  if (party === null || party === 'neutral') return FAMILIES.neutral
  return FAMILIES[view.families[party]] ?? FAMILIES.neutral
}

/** The fill of a party's pieces; Emblems draws one for every seat. */
export const fill = (party: Party) => `url(#lf-fill-${party ?? 'neutral'})`

export const letter = (party: Party) => (typeof party === 'number' ? 'ABCD'[party] : 'N')

export function who(model: BoardModel, party: Party): string {
  if (party === null) return ''
  return party === 'neutral' ? (model.box?.words.neutral ?? '') : model.names[party]
}

/** Rows and columns are named by the game's words, not by its nouns. */
export const office = (model: BoardModel, kind: 'row' | 'column', id: string) => model.box?.words[`${kind}.${id}`] ?? id

// ---- order tokens -----------------------------------------------------------------------------------------------

export interface TokenAction {
  do: string
  n?: number
  bonus?: number
  range?: number
  pattern?: number[]
  name?: string
}

export interface TokenFacts {
  id: string
  family: string
  class: string
  row?: string
  col?: string
  type: 'supply' | 'attack'
  initiative: number
  skull: number
  vest: number
  actions: TokenAction[]
}

const tokens = new WeakMap<object, Map<string, TokenFacts>>()

export function token(box: Box | null, id: string): TokenFacts | undefined {
  if (!box) return undefined
  let found = tokens.get(box)
  if (!found) tokens.set(box, (found = new Map((box.data.orders as TokenFacts[]).map((one) => [one.id, one]))))
  return found.get(id)
}

/** What stands beside the picture of an action. */
export function amount(action: TokenAction): string {
  if (action.pattern) return action.pattern.join('·')
  if (action.range !== undefined) return `≤${action.range}`
  if (action.bonus !== undefined) return `+${action.bonus}`
  return action.n && action.n > 1 ? String(action.n) : ''
}

/** The picture of an action: those of the sheets, the orders and the buttons share one set of symbols. */
export function icon(what: string, name?: string): string {
  const drawn: Record<string, string> = {
    recruit: 'recruit',
    levy: 'recruit',
    deploy: 'deploy',
    deploy_base: 'deploy',
    deploy_own: 'deploy',
    put: 'deploy',
    station: 'deploy',
    order: 'order',
    equip: 'equip',
    launder: 'launder',
    gather: 'muster',
    muster: 'muster',
    influence: 'influence',
    influence2: 'influence',
    ultima: 'ultima',
    money: 'money',
    car: 'car',
    lab: 'lab',
    boat: 'boat',
    move: 'shotgun',
    shotgun: 'shotgun',
    bomb: 'bomb',
    pentito: 'pentito',
    incite: 'incite',
    network: 'lab',
    spread: 'deploy',
    convert: 'swap',
    swap_defenders: 'swap',
    buy_out: 'money',
    lab_network: 'lab',
    bomb_and_shotgun: 'bomb',
    spread_deploy: 'deploy',
    convert_neighbours: 'swap',
    land: 'shotgun',
    water: 'boat',
    allies: 'muster',
    finesse: 'card',
    brutality: 'skull',
    bribe: 'money',
    soldato: 'hat',
    reinforce: 'deploy',
    join: 'deploy',
    take: 'card',
    leave: 'lock',
    play: 'hat',
    hand_over: 'swap',
    swap: 'swap',
    buy: 'money',
    pass: 'lock',
  }
  return `#lf-${drawn[name ?? what] ?? 'star'}`
}

// ---- moves ------------------------------------------------------------------------------------------------------

const COUNTED = ['recruit', 'soldati', 'cars', 'send', 'levy', 'put', 'swap', 'buy', 'join', 'claim']
const DUEL = ['bribe', 'finesse', 'brutality', 'play', 'hand_over', 'card', 'take', 'leave', 'swap', 'buy']

/** Where on the board a move is made; nowhere: it becomes a button of the bar. */
export function where(
  move: string,
  view: View,
): 'map' | 'sheet' | 'hq' | 'board' | 'tiles' | 'count' | 'parts' | 'duel' | 'draft' | null {
  const [verb, what] = move.split(' ')
  if (verb === 'draft') return 'draft'
  if (['token', 'raise', 'sell', 'support'].includes(verb)) return 'hq'
  if (verb === 'row') return 'board'
  if (verb === 'spread' || (what && (what in view.upper.spaces || what in view.lower.spaces))) return 'sheet'
  if (what && (what in view.areas || what in view.seas)) return 'map'
  if (view.tiles.includes(what)) return 'tiles'
  if (view.fight && (DUEL.includes(verb) || view.question === 'bribe')) return 'duel'
  if (COUNTED.includes(verb)) return 'count'
  return verb === 'do' ? 'parts' : null
}

export const onBoard = (move: string, view: View) => where(move, view) !== null

export const ASK: string[] = []

/** The moves made at one kind of place, by the id of the thing that is touched. */
export function byPlace(model: BoardModel, kind: ReturnType<typeof where>): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const move of model.legal) {
    if (where(move, model.view) !== kind || !model.can(move)) continue
    const id = move.split(' ')[1]
    found.set(id, [...(found.get(id) ?? []), move])
  }
  return found
}

/** The verb to ask about where a thing is not legal: by the kind of thing, then by question. */
const MOVES: Record<'area' | 'sea' | 'space' | 'tile' | 'token' | 'row', Record<string, string>> = {
  area: {
    place_unit: 'soldato',
    place_lab: 'lab',
    deploy: 'deploy',
    order: 'order',
    column: 'order',
    gather: 'gather',
    muster: 'from',
    move_from: 'from',
    bomb_from: 'from',
    move_to: 'land',
    bomb: 'bomb',
    incite: 'incite',
    drive: 'drive',
    network: 'place_soldato',
    convert: 'convert',
    equip: 'car',
    strike: 'strike',
    spread: 'station',
  },
  sea: { place_unit: 'boat', equip: 'boat', do_order: 'boat', sail: 'sail' },
  space: {
    turn: 'use',
    ultima: 'use',
    land_disc: 'drop',
    place_disc: 'place',
    first_disc: 'place',
    replace_disc: 'replace',
  },
  tile: { mark: 'mark', unmark: 'unmark' },
  token: { token: 'token' },
  row: { choose_row: 'row' },
}
const COUNTS = ['strike', 'station'] // verbs that also name a number

export function moveFor(model: BoardModel, kind: keyof typeof MOVES, id: string): string | undefined {
  if (!model.live || model.me === null || !model.asked.includes(model.me)) return undefined
  const verb = MOVES[kind][model.view.question]
  return verb && (COUNTS.includes(verb) ? `${verb} ${id} 1` : `${verb} ${id}`)
}

// ---- panels -----------------------------------------------------------------------------------------------------

const FLAG = 'M5 18V3h10l-3 3.5L15 10H5'
const COIN = 'M10 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14M10 6v8M8 8h3.500a1.500 1.500 0 0 1 0 3H8'

export function stats(view: View, seat: number): Stat[] {
  const hq = view.hq[seat]
  const told: Stat[] = [{ icon: FLAG, value: String(view.controlled[seat]), key: 'lf.mandamenti' }]
  if (hq) told.push({ icon: COIN, value: String(hq.money), key: 'lf.money', secret: true })
  return told
}

export function badges(view: View, seat: number): Badge[] {
  const told: Badge[] = []
  if (view.first_player === seat) told.push({ href: '#lf-first', key: 'lf.first' })
  const team = (view.teams as number[][]).find((one) => one.includes(view.seat))
  if (view.seat !== seat && team?.includes(seat)) told.push({ href: '#lf-ally', key: 'lf.ally' })
  return told
}

export function sources({ view }: BoardModel, seat: number): Source[] {
  const team = (view.teams as number[][]).findIndex((one) => one.includes(seat))
  return [
    { key: 'lf.mandamenti', value: String(view.controlled[seat]) },
    { key: 'lf.team', value: String(view.totals[team]) },
  ]
}

/** What lay behind the screens at the end. */
export function revealed(final: View, seat: number): Revealed[] {
  return final.hq?.[seat] ? [{ key: 'lf.last_orders', kind: 'token', ids: final.hq[seat].tokens }] : []
}
