// Sicily as a drawing: the polygons of the component file with one smooth line for every border.

import type { Box } from '../../lib/protocol'

type Point = [number, number]

export interface Area {
  id: string
  mandamento: string
  x: number
  y: number
  path: string
  tint: string
}

export interface Sea {
  id: string
  x: number
  y: number
  path: string
}

export interface Mandamento {
  id: string
  x: number
  y: number
  areas: string[]
}

export interface Atlas {
  areas: Area[]
  seas: Sea[]
  mandamenti: Mandamento[]
  coast: string
  inner: string // borders inside a mandamento
  outer: string // borders between mandamenti
  dashes: string // borders between seas
  frame: [number, number, number, number]
}

interface AreaFacts extends Omit<Area, 'path' | 'tint'> {
  polygon: Point[]
}

const same = (a: Point, b: Point) => a[0] === b[0] && a[1] === b[1]
const edge = (a: Point, b: Point) => [String(a), String(b)].sort().join('|')

/** The polygon in lines that run from one meeting point of three borders to the next. */
function lines(polygon: Point[], meets: Set<string>): Point[][] {
  const start = polygon.findIndex((point) => meets.has(String(point)))
  const round = [...polygon.slice(start), ...polygon.slice(0, start), polygon[start]]
  const found: Point[][] = [[round[0]]]
  round.slice(1).forEach((point, i) => {
    found[found.length - 1].push(point)
    if (meets.has(String(point)) && i < round.length - 2) found.push([point])
  })
  return found
}

/** A curve through all points of a line, the same from both ends. */
function curve(line: Point[]): string {
  return line
    .slice(1)
    .map((point, i) => {
      const from = line[i]
      const before = line[i - 1] ?? from
      const after = line[i + 2] ?? point
      const c1 = [from[0] + (point[0] - before[0]) / 6, from[1] + (point[1] - before[1]) / 6]
      const c2 = [point[0] - (after[0] - from[0]) / 6, point[1] - (after[1] - from[1]) / 6]
      return `C${c1[0].toFixed(1)} ${c1[1].toFixed(1)} ${c2[0].toFixed(1)} ${c2[1].toFixed(1)} ${point[0]} ${point[1]}`
    })
    .join('')
}

/** The outline of the island, clockwise on the screen. */
function shoreline(polygons: Point[][], owners: Map<string, string[]>): Point[] {
  const next = new Map<string, Point[]>()
  for (const polygon of polygons)
    polygon.forEach((a, i) => {
      const b = polygon[(i + 1) % polygon.length]
      if (owners.get(edge(a, b))!.length > 1) return
      next.set(String(a), [...(next.get(String(a)) ?? []), b])
      next.set(String(b), [...(next.get(String(b)) ?? []), a])
    })
  const first = JSON.parse(`[${[...next.keys()][0]}]`) as Point
  const loop = [first]
  let last: Point | null = null
  for (let here = first; ;) {
    const [a, b]: Point[] = next.get(String(here))!
    const on: Point = last && same(a, last) ? b : a
    if (same(on, first)) break
    loop.push(on)
    last = here
    here = on
  }
  const turn = loop.reduce(
    (sum, [x, y], i) => sum + x * loop[(i + 1) % loop.length][1] - loop[(i + 1) % loop.length][0] * y,
    0,
  )
  return turn > 0 ? loop : loop.reverse()
}

/** The waters between two lines that run out from the shore. */
function waters(box: Box, shore: Point[], [width, height]: Point): Sea[] {
  const round = 2 * (width + height)
  const along = ([x, y]: Point) =>
    y <= 0 ? x : x >= width ? width + y : y >= height ? 2 * width + height - x : round - y
  const corners: [number, Point][] = [
    [0, [0, 0]],
    [width, [width, 0]],
    [width + height, [width, height]],
    [2 * width + height, [0, height]],
  ]
  const at = (point: Point) => shore.findIndex((one) => same(one, point))
  const borders = (box.data.sea_borders as { seas: string[]; from: Point; to: Point }[]).toSorted(
    (a, b) => at(a.from) - at(b.from),
  )
  return (box.data.seas as Sea[]).map((sea) => {
    const i = borders.findIndex(
      (one, n) => one.seas.includes(sea.id) && borders[(n + 1) % borders.length].seas.includes(sea.id),
    )
    const [one, two] = [borders[i], borders[(i + 1) % borders.length]]
    const [from, to] = [at(one.from), at(two.from)]
    const beach = from < to ? shore.slice(from, to + 1) : [...shore.slice(from), ...shore.slice(0, to + 1)]
    const [begin, end] = [along(one.to), along(two.to)]
    const span = (end - begin + round) % round
    const rim = corners
      .map(([p, point]) => [(p - begin + round) % round, point] as [number, Point])
      .filter(([p]) => p > 0 && p < span)
      .sort((a, b) => b[0] - a[0])
      .map(([, point]) => point)
    return { ...sea, path: `M${[...beach, two.to, ...rim, one.to].map((p) => p.join(' ')).join('L')}Z` }
  })
}

const known = new WeakMap<object, Atlas>()

export function atlas(box: Box): Atlas {
  const found = known.get(box)
  if (found) return found
  const facts = box.data.areas as AreaFacts[]
  const owners = new Map<string, string[]>()
  const degree = new Map<string, Set<string>>()
  for (const { id, polygon } of facts)
    polygon.forEach((a, i) => {
      const b = polygon[(i + 1) % polygon.length]
      owners.set(edge(a, b), [...(owners.get(edge(a, b)) ?? []), id])
      for (const point of [a, b]) degree.set(String(point), (degree.get(String(point)) ?? new Set()).add(edge(a, b)))
    })
  const meets = new Set([...degree].filter(([, edges]) => edges.size > 2).map(([point]) => point))
  const home = new Map(facts.map((one) => [one.id, one.mandamento]))
  const tints = new Map((box.data.mandamenti as { id: string; color: string }[]).map((one) => [one.id, one.color]))
  let [coast, inner, outer] = ['', '', '']
  const drawn = new Set<string>()
  const areas = facts.map(({ polygon, ...area }) => {
    const parts = lines(polygon, meets)
    for (const line of parts) {
      const who = owners.get(edge(line[0], line[1]))!
      const key = edge(line[0], line[1])
      if (drawn.has(key)) continue
      for (let i = 1; i < line.length; i++) drawn.add(edge(line[i - 1], line[i]))
      const path = `M${line[0].join(' ')}${curve(line)}`
      if (who.length === 1) coast += path
      else if (home.get(who[0]) === home.get(who[1])) inner += path
      else outer += path
    }
    return {
      ...area,
      tint: tints.get(area.mandamento)!,
      path: `M${parts[0][0].join(' ')}${parts.map(curve).join('')}Z`,
    }
  })
  const canvas = (box.data.meta as { canvas: Point }).canvas
  const shore = shoreline(
    facts.map((one) => one.polygon),
    owners,
  )
  const made: Atlas = {
    areas,
    seas: waters(box, shore, canvas),
    mandamenti: (box.data.mandamenti as { id: string; areas: string[]; marker_xy: Point }[]).map(
      ({ id, areas: members, marker_xy: [x, y] }) => ({ id, areas: members, x, y }),
    ),
    coast,
    inner,
    outer,
    dashes: (box.data.sea_borders as { from: Point; to: Point }[])
      .map(({ from, to }) => `M${from.join(' ')}L${to.join(' ')}`)
      .join(''),
    frame: [10, 22, canvas[0] - 30, canvas[1] - 34],
  }
  known.set(box, made)
  return made
}
