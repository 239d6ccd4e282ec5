// How Condottiere looks. Nothing here decides anything: legality, strengths and words come from the server.

import type { Badge, Revealed, Source, Stat } from '..'
import type { BoardModel } from '../../lib/model.svelte'
import type { Box } from '../../lib/protocol'
import type { View } from '../../lib/types'

export interface CardFacts {
  id: string
  kind: string
  strength: number
  rule: string
}

export const FIELD: Record<string, [string, string]> = {
  mercenary: ['#d9893b', '#b55f1e'],
  winter: ['#6fa3bf', '#3d6f90'],
  spring: ['#9cc077', '#5f9148'],
  bishop: ['#9a76bd', '#66428b'],
  courtesan: ['#cf8398', '#9a3f5c'],
  drummer: ['#d8b25e', '#a57a22'],
  heroine: ['#e9cf7c', '#bd9327'],
  scarecrow: ['#b5b07e', '#7f7a46'],
  surrender: ['#a9adb1', '#71777d'],
  back: ['#7a2a20', '#4b1812'],
}

const facts = new WeakMap<object, Map<string, CardFacts>>()

export function card(box: Box | null, id: string): CardFacts {
  if (!box) return { id, kind: 'back', strength: 0, rule: '' }
  let known = facts.get(box)
  if (!known) {
    known = new Map((box.data.card as CardFacts[]).map((one) => [one.id, one]))
    facts.set(box, known)
  }
  return known.get(id) ?? { id, kind: 'back', strength: 0, rule: '' }
}

export function order(box: Box | null): Map<string, number> {
  return new Map(((box?.data.card ?? []) as CardFacts[]).map((one, i) => [one.id, i]))
}

const CARDS = 'M4 4l8-2 4 13-8 2.5zM2.5 6v11h7'
const FLAG = 'M5 18V3h10l-3 3.5L15 10H5'
const STAR = 'M10 2l2.5 5.5 5.5.5-4 4 1 6-5-3-5 3 1-6-4-4 5.500-.5z'

/** What a panel tells about a seat. */
export function stats(view: View, seat: number): Stat[] {
  const told: Stat[] = [
    { icon: CARDS, value: String(view.hand_sizes[seat]), key: 'stat.cards', secret: true },
    { icon: FLAG, value: `${view.regions[seat]}/${view.goal.total}`, key: 'stat.regions' },
  ]
  if (view.options.points_target) told.push({ icon: STAR, value: String(view.points[seat]), key: 'stat.points' })
  return told
}

export function badges(view: View, seat: number): Badge[] {
  return view.token === seat ? [{ href: '#e-token', key: 'panel.token' }] : []
}

/** Where a score comes from: the regions, by name. */
export function sources(model: BoardModel, seat: number): Source[] {
  const { view } = model
  const held = Object.entries(view.control as Record<string, number | null>).flatMap(([id, owner]) =>
    owner === seat ? [model.noun('region', id)] : [],
  )
  const told: Source[] = [{ key: 'score.regions', value: held.join(', ') || '–' }]
  if (view.options.points_target) told.unshift({ key: 'stat.points', value: String(view.points[seat]) })
  return told
}

export function revealed(final: View): Revealed[] {
  return [
    {
      key: 'score.hand',
      kind: 'card',
      ids: [...(final.hand ?? []), ...(final.own_face_down ? [final.own_face_down] : [])],
    },
  ]
}

/** Moves made by touching something on the board; the others are buttons of the bar. */
export function onBoard(move: string): boolean {
  const [verb, what] = move.split(' ')
  if (verb === 'show') return true
  return (
    ['play', 'choose', 'keep'].includes(verb) ||
    (['place', 'take'].includes(verb) && what !== 'nowhere' && what !== 'nothing')
  )
}

/** Moves that cannot be taken back and are easily hit by mistake. */
export const ASK = ['pass', 'discard']

// ---- the map --------------------------------------------------------------------------------------------------------

export interface Region {
  id: string
  x: number
  y: number
  polygon: [number, number][]
  borders: Record<string, string>
  path: string
}

type Point = [number, number]

function noise(text: string): () => number {
  let h = 2166136261
  for (const letter of text) h = Math.imul(h ^ letter.charCodeAt(0), 16777619)
  return () => {
    h = Math.imul(h ^ (h >>> 15), 2246822519)
    h = Math.imul(h ^ (h >>> 13), 3266489917)
    return ((h ^= h >>> 16) >>> 0) / 4294967296
  }
}

/** A border as a pen would draw it; both neighbours get the same line. */
function drawnBorder(a: Point, b: Point, sway: number): Point[] {
  const flip = a[0] > b[0] || (a[0] === b[0] && a[1] > b[1])
  const [p, q] = flip ? [b, a] : [a, b]
  const random = noise(`${p.join()} ${q.join()}`)
  const long = Math.hypot(q[0] - p[0], q[1] - p[1])
  const steps = Math.max(2, Math.round(long / 11))
  const [nx, ny] = [-(q[1] - p[1]) / long, (q[0] - p[0]) / long]
  const waves = [1, 2, 3.5, 6].map((f, i) => [
    f * (0.8 + random() * 0.5),
    random() * 6.3,
    (random() - 0.5) / (0.75 + i * 0.7),
  ])
  const points: Point[] = []
  for (let i = 1; i < steps; i++) {
    const s = i / steps
    const off = waves.reduce((sum, [f, phase, size]) => sum + Math.sin(s * f * 3.14 + phase) * size, 0)
    const d = off * sway * Math.min(1, long / 60) * Math.sin(s * Math.PI) ** 0.6
    points.push([p[0] + (q[0] - p[0]) * s + nx * d, p[1] + (q[1] - p[1]) * s + ny * d])
  }
  return flip ? points.reverse() : points
}

export interface Atlas {
  regions: Region[]
  frame: string
  size: number // the longer side
}

const atlases = new WeakMap<object, Atlas>()

export function atlas(box: Box): Atlas {
  const known = atlases.get(box)
  if (known) return known
  const regions = box.data.region as Region[]
  const shared = new Map<string, number>()
  const key = (a: Point, b: Point) => [String(a), String(b)].sort().join('|')
  const walk = (r: Region, each: (a: Point, b: Point) => void) =>
    r.polygon.forEach((point, i) => each(point, r.polygon[(i + 1) % r.polygon.length]))
  for (const region of regions) walk(region, (a, b) => shared.set(key(a, b), (shared.get(key(a, b)) ?? 0) + 1))
  let [x0, y0, x1, y1] = [1e9, 1e9, -1e9, -1e9]
  const drawn = regions.map((region) => {
    const line: string[] = []
    walk(region, (a, b) => {
      const coast = shared.get(key(a, b)) === 1
      for (const [x, y] of [a, ...drawnBorder(a, b, coast ? 15 : 9)]) {
        line.push(`${x.toFixed(1)} ${y.toFixed(1)}`)
        ;[x0, y0, x1, y1] = [Math.min(x0, x), Math.min(y0, y), Math.max(x1, x), Math.max(y1, y)]
      }
    })
    return { ...region, path: `M${line.join('L')}Z` }
  })
  const pad = 34
  const size = Math.max(x1 - x0, y1 - y0) + 2 * pad
  const made = { regions: drawn, size, frame: `${x0 - pad} ${y0 - pad} ${x1 - x0 + 2 * pad} ${y1 - y0 + 2 * pad}` }
  atlases.set(box, made)
  return made
}
