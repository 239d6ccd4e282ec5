// How The Godfather looks. Nothing here decides anything: legality, gains and scores come from the server.

import type { Badge, Revealed, Source, Stat } from '..'
import { tally } from '../../lib/lists'
import type { BoardModel } from '../../lib/model.svelte'
import type { Box, OptionInfo } from '../../lib/protocol'
import type { View } from '../../lib/types'
import { t } from '../../lib/words.svelte'

export interface Side {
  cost_discard?: number
  money?: number[]
  goods?: string[]
  job?: number
  suitcase?: number
}

export interface Figure {
  seat: number | null
  figure: string
}

export interface Effect {
  op: string
  n?: number
  value?: number
  kind?: string
  kinds?: string[]
  from?: string[]
  figure?: string
  use?: boolean
}

export interface JobFacts {
  color: string
  cost: string[]
  reward: number[]
  effect: Effect
}

export interface AllyFacts {
  act: number
  effects: Effect[]
}

// ---- moves ----------------------------------------------------------------------------------------------------------

export type Thing = 'business' | 'space' | 'turf' | 'card' | 'job' | 'ally' | 'offer' | 'family' | 'river'

const PLACES = (verb: string) => ({ business: verb, space: verb })

/** What touching a thing says, by the question that is open. */
const SAYS: Record<string, Partial<Record<Thing, string>>> = {
  action: { business: 'thug', space: 'family', job: 'job', ally: 'ally' },
  cost: { card: 'discard' },
  tribute: { card: 'discard' },
  launder: { card: 'launder' },
  offer: { card: 'offer' },
  kill: PLACES('kill'),
  hit: PLACES('kill'),
  drive_by: { turf: 'turf' },
  car_bomb: { turf: 'turf' },
  rob_hand: { family: 'rob' },
  rob_case: { family: 'rob' },
  front_again: { business: 'use' },
  back_again: { business: 'use' },
  move_thug: { business: 'from' },
  move_to: { business: 'to' },
  recall: { ...PLACES('recall'), river: 'recall' },
  place_control: { turf: 'mark' },
  remove_control: { turf: 'unmark' },
  fetch: { turf: 'fetch' },
  place_figure: PLACES('place'),
  pick_ally: { offer: 'bribe' },
}

/** The questions whose answers lie in the tray, as goods or notes. */
export const TRAY = ['pay', 'choose_goods', 'bids']

const BAR = ['pass', 'accept', 'decline', 'keep', 'spare', 'skip', 'leave', 'offer nothing']

export function onBoard(move: string): boolean {
  return !BAR.includes(move)
}

export const ASK = ['pass']

export const asked = (model: BoardModel): boolean => model.live && model.me !== null && model.asked.includes(model.me)

/** The move that touching a thing would make now; empty where the question is not about such things. */
export function moveFor(model: BoardModel, thing: Thing, id: string | number): string {
  if (!asked(model)) return ''
  const verb = SAYS[model.view.question]?.[thing]
  return verb ? `${verb} ${id}` : ''
}

/** Main actions are chosen first and confirmed by a second touch; answers to small questions are taken at once. */
export function touch(model: BoardModel, move: string): void {
  if (!move) return
  if (model.view.question === 'action') model.pick(move)
  else void model.act(move)
}

// ---- what is on a card ----------------------------------------------------------------------------------------------

const found = new WeakMap<object, Map<string, Record<string, unknown>>>()

function entry(box: Box | null, table: string, id: string): Record<string, unknown> | undefined {
  if (!box) return undefined
  let known = found.get(box)
  if (!known) {
    known = new Map()
    for (const kind of ['job', 'ally', 'business', 'figure', 'good', 'space']) {
      for (const one of box.data[kind] as { id: string }[]) known.set(`${kind} ${one.id}`, one)
    }
    found.set(box, known)
  }
  return known.get(`${table} ${id}`)
}

export const job = (box: Box | null, id: string) =>
  entry(box, 'job', id) as (JobFacts & { name: Record<string, string> }) | undefined
export const ally = (box: Box | null, id: string) =>
  entry(box, 'ally', id) as (AllyFacts & { name: Record<string, string> }) | undefined
export const isTile = (box: Box | null, id: string): string => (entry(box, 'business', id)?.kind as string) ?? 'printed'
export const isRound = (box: Box | null, figure: string): boolean =>
  ['don', 'consigliere', 'heir'].includes(figure) || entry(box, 'figure', figure)?.base === 'round'

/** Which rule explains an operation: the one that begins with its name. */
export function ruleOf(box: Box | null, op: string): string {
  return box?.rules.find((rule) => rule.text.startsWith(`\`${op}\``))?.number ?? ''
}

export function effectText(model: BoardModel, effect: Effect): string {
  const facts: Record<string, string | number> = {
    n: effect.n ?? 1,
    value: effect.value ?? 0,
    good: effect.kind ? model.noun('good', effect.kind) : '',
    kinds: (effect.kinds ?? []).map((kind) => t(`gf.kind.${kind}`)).join(t('gf.or')),
    places: (effect.from ?? []).map((place) => t(`gf.from.${place}`)).join(t('gf.or')),
    figure: effect.figure ? model.noun('neutral', effect.figure) : '',
  }
  return t(effect.op === 'place_figure' && !effect.use ? 'gf.op.place_idle' : `gf.op.${effect.op}`, facts)
}

export function jobText(model: BoardModel, facts: JobFacts): string {
  return t('gf.job.text', {
    color: model.noun('color', facts.color),
    cost: facts.cost.map((good) => model.noun('good', good)).join(', '),
    reward: facts.reward.map((value) => `$${value}`).join(' + ') || '–',
    effect: effectText(model, facts.effect),
  })
}

export const allyText = (model: BoardModel, facts: AllyFacts): string =>
  facts.effects.map((effect) => effectText(model, effect)).join(' ')

export function sideText(model: BoardModel, side: Side): string {
  const parts = [
    ...(side.goods ?? []).map((good) => model.noun('good', good)),
    ...(side.money ?? []).map((value) => `$${value}`),
    ...(side.job ? [t('gf.side.job', { n: side.job })] : []),
    ...(side.suitcase ? [t('gf.side.launder', { n: side.suitcase })] : []),
  ]
  const cost = side.cost_discard ? t('gf.side.cost', { n: side.cost_discard }) + ' ' : ''
  return cost + parts.join(', ')
}

export function figureText(model: BoardModel, figure: Figure): string {
  if (figure.seat === null) return model.noun('neutral', figure.figure)
  return t('gf.figure.of', {
    figure: model.box?.words[`figure.${figure.figure}`] ?? figure.figure,
    who: model.names[figure.seat] ?? '',
  })
}

/** Cards of one kind together, money first, then goods, then jobs. */
export function piles(ids: string[], box: Box | null): [string, number][] {
  const order = Object.keys(box?.nouns.card ?? {})
  const rank = (id: string) =>
    /^\d+$/.test(id) ? -1000 + Number(id) : order.indexOf(id) + (box?.nouns.good[id] ? 0 : 1000)
  return tally(ids).sort(([a], [b]) => rank(a) - rank(b))
}

/** Break a name into at most two lines of about so many letters. */
export function twoLines(text: string, long: number): string[] {
  if (text.length <= long || !/[ -]/.test(text)) return [text]
  const words = text.split(/(?<=[ -])/)
  let best = 1
  let least = Infinity
  for (let i = 1; i < words.length; i++) {
    const longest = Math.max(words.slice(0, i).join('').trim().length, words.slice(i).join('').length)
    if (longest < least) [least, best] = [longest, i]
  }
  return [words.slice(0, best).join('').trim(), words.slice(best).join('')]
}

// ---- dons -----------------------------------------------------------------------------------------------------------

interface DonFacts {
  id: string
  sum: 'lowest' | 'highest' | 'random' // which of two sums he prefers; it makes his character
}

const dons = (box: Box | null) => (box?.data.don ?? []) as DonFacts[]

/** What kind of man he is, in a word or two. */
export function donText(box: Box | null, don: string): string {
  const facts = dons(box).find((one) => one.id === don)
  return facts ? t(`gf.don.${facts.sum}`) : ''
}

export const FACES = 3 // that are drawn

/** Which face he is given: by his place in the box. */
export const donFace = (box: Box | null, don: string): number =>
  Math.max(
    0,
    dons(box).findIndex((one) => one.id === don),
  ) % FACES

/** The rulings that matter only where dons play: those of the chapters on the option that seats them. */
export function donRulings(box: Box, options: OptionInfo[]): OptionInfo[] {
  const chapter = (rule: string | undefined) => box.rules.find((one) => one.number === rule)?.chapter.split(':')[0]
  const solo = chapter(options.find((one) => one.name === 'dons')?.rule)
  return options.filter((one) => !one.variant && one.type !== 'Path' && chapter(one.rule) === solo)
}

// ---- panels ---------------------------------------------------------------------------------------------------------

const HAND = 'M4 4l8-2 4 13-8 2.5zM2.5 6v11h7'
const CASE = 'M2 7h16v10H2zM7 7V4h6v3'

export function stats(view: View, seat: number): Stat[] {
  const family = view.families[seat]
  const told = [{ icon: CASE, value: String(family.suitcase), key: 'gf.stat.suitcase' }]
  return family.don === null ? [{ icon: HAND, value: String(family.hand), key: 'gf.stat.hand' }, ...told] : told
}

/** What a score is made of. */
export function sources(model: BoardModel, seat: number): Source[] {
  const count = model.view.count?.[seat]
  if (!count) return [] // the last view is still on its way
  const { money, turfs, colors } = count
  return [
    { key: 'gf.stat.money', value: `$${money}` },
    { key: 'gf.stat.turfs', value: `$${turfs}` },
    { key: 'gf.stat.colors', value: `$${colors}` },
  ]
}

export const revealed = (final: View): Revealed[] => [{ key: 'gf.inside', kind: 'card', ids: final.suitcase ?? [] }]

export function badges(view: View, seat: number): Badge[] {
  return view.horse_head === seat ? [{ href: '#gf-horse', key: 'gf.horse' }] : []
}

/** People first, then the dons, who sit after them. */
export function names(people: string[], view: View, box: Box): string[] {
  const dons = (view.families as { don: string | null }[]).map((family) => family.don).filter((don) => don !== null)
  return [...people, ...dons.map((don) => box.nouns.don[don] ?? don)]
}

// ---- the map --------------------------------------------------------------------------------------------------------

export type Point = [number, number]

export interface Turf {
  number: number
  name: Record<string, string>
  polygon: [number, number][]
  label: [number, number]
  printed_xy: [number, number]
  slot_xy: [number, number]
  control_xy: [number, number]
}

export interface Space {
  id: string
  turfs: number[]
  min_families: number
  xy: [number, number]
}

/** Where water and words lie on the map. */
export interface Layout {
  title: Point
  hudson_river: { polygon: Point[]; label: Point }
  east_river: Point[]
  harlem_river: Point[]
}

/** How the canvas of the data file is stretched, and how large things are on it. */
export interface Sheet {
  wide: boolean
  sx: number
  sy: number
  plaque: [number, number]
  space: number
  reach: number
}

export const WIDE: Sheet = { wide: true, sx: 1.6, sy: 0.76, plaque: [240, 86], space: 31, reach: 33 }
export const NARROW: Sheet = { wide: false, sx: 0.9, sy: 1.35, plaque: [170, 112], space: 34, reach: 51 }

export const at = (sheet: Sheet, [x, y]: [number, number]): [number, number] => [x * sheet.sx, y * sheet.sy]
export const line = (sheet: Sheet, points: [number, number][]): string =>
  `M${points
    .map((point) =>
      at(sheet, point)
        .map((n) => n.toFixed(1))
        .join(' '),
    )
    .join('L')}`
export const outline = (sheet: Sheet, points: [number, number][]): string => `${line(sheet, points)}Z`
