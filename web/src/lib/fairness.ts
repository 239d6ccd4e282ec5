// Nobody chooses the chance of a table: the server binds itself to a seed first, then every person adds a contribution.
// What was shown and what was added is kept here, so that this browser can check the proof of a finished game.

import type { Proof, TableInfo } from './protocol'

interface Kept {
  commitment: string
  mine: Record<string, string> // what this browser added, by seat
}

export interface Finding {
  key: string
  holds: boolean
}

const PLACE = 'fairness'
const PREFIX = 'consigliere seed 1\n'
const MOST = 100 // tables remembered

const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
const bytesOf = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (two) => parseInt(two, 16))

/** 32 bytes nobody can foresee. */
export const randomSeed = () => hex(crypto.getRandomValues(new Uint8Array(32)))

function kept(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Record<string, Kept>
  } catch {
    return {}
  }
}

function keep(all: Record<string, Kept>): void {
  localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries(Object.entries(all).slice(-MOST))))
}

/** What this browser adds for a seat, once it has seen what the server bound itself to. */
export function contribution(table: TableInfo, seat: number): string {
  const all = kept()
  const one = (all[table.id] ??= { commitment: table.commitment, mine: {} })
  one.mine[seat] ??= randomSeed()
  keep(all)
  return one.mine[seat]
}

/** It came too late to be mixed in. */
export function forget(id: string, seat: number): void {
  const all = kept()
  delete all[id]?.mine[seat]
  keep(all)
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
}

/** A list as the server writes it: JSON without spaces, in ASCII. */
const written = (list: string[]) =>
  JSON.stringify(list).replace(/[\u0080-\uffff]/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** Everything this browser can check of a finished table; null where it may not compute hashes (an insecure page). */
export async function checkProof(table: TableInfo, proof: Proof): Promise<Finding[] | null> {
  if (!crypto.subtle || !proof.server_seed || !proof.seed) return null
  const given = proof.contributions ?? []
  const server = bytesOf(proof.server_seed)
  const ascii = new TextEncoder()
  const seed = await sha256(Uint8Array.from([...ascii.encode(PREFIX), ...server, ...ascii.encode(written(given))]))
  const found: Finding[] = []
  const own = kept()[table.id]
  if (own) found.push({ key: 'fair.same', holds: own.commitment === proof.commitment })
  found.push({ key: 'fair.bound', holds: hex(await sha256(server)) === proof.commitment })
  const mine = Object.entries(own?.mine ?? {}).filter(([seat]) => table.seats[Number(seat)].mine) // not of a seat one left
  if (mine.length) found.push({ key: 'fair.own', holds: mine.every(([seat, text]) => given[Number(seat)] === text) })
  found.push({ key: 'fair.mixed', holds: hex(seed) === proof.seed })
  found.push({ key: 'fair.sealed', holds: hex(await sha256(Uint8Array.from(seed))) === proof.seed_commitment })
  return found
}
