// The dominance phase and the reckoning, tile by tile, as the log tells them.

import type { Told } from '../../lib/protocol'

export interface Scene {
  key: string
  kind: 'tile' | 'leave' | 'reckoning'
  location: string
  dice: [string, number][]
  sums: [string, number][] // by colour, the highest first
  colour: string | null // who dominates
  seat: number | null
  token: boolean
  power: number // gained by it
  lines: string[] // what followed
}

const blank = (key: string, kind: Scene['kind'], location = ''): Scene => ({
  key,
  kind,
  location,
  dice: [],
  sums: [],
  colour: null,
  seat: null,
  token: false,
  power: 0,
  lines: [],
})

interface Facts {
  location?: string
  colour?: string
  dice?: [string, number][]
  sums?: Record<string, number>
  n?: number
}

/** The last dominance phase, finished or going on. */
export function scenesOf(log: Told[]): Scene[] {
  const tiles = log.map((one) => one.what === 'dominates' || one.what === 'tied_location')
  const last = tiles.lastIndexOf(true)
  if (last < 0) return []
  let start = last
  while (start > 0 && log[start].what !== 'turn') start--
  const scenes: Scene[] = []
  let open: Scene | null = null
  for (let i = start; i < log.length; i++) {
    const { what, text, seq, seat } = log[i]
    const facts = (log[i].facts ?? {}) as Facts
    if (i > last && what === 'turn') break
    if (tiles[i]) {
      open = blank(`${seq} ${facts.location}`, 'tile', facts.location)
      open.dice = facts.dice ?? []
      open.sums = Object.entries(facts.sums ?? {}).sort(([, a], [, b]) => b - a)
      open.colour = facts.colour ?? null
      open.seat = what === 'dominates' ? (seat ?? null) : null
      scenes.push(open)
      continue
    }
    if (!open) continue
    if (what === 'lowered_limit') scenes.push((open = blank(`${seq} leave ${facts.location}`, 'leave', facts.location)))
    if ((what === 'leads' || what === 'wealth') && open.kind !== 'reckoning')
      scenes.push((open = blank(`${seq} reckoning`, 'reckoning')))
    if (what === 'placed_token' && open.kind === 'tile' && !open.lines.length && facts.location === open.location)
      open.token = true
    else if (what === 'gained_power' && open.kind === 'tile' && !open.lines.length && open.token)
      open.power = facts.n ?? 0
    else open.lines.push(text)
  }
  return scenes
}
