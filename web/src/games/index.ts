// Which games have looks of their own; every other game is played on the fallback board.

import type { Component } from 'svelte'
import type { Desk } from '../lib/desk.svelte'
import type { View } from '../lib/types'

export interface Stat {
  icon: string
  value: string
  key: string
}

export interface Looks {
  Board: Component<{ desk: Desk }>
  Large?: Component<{ id: string; box: Desk['box'] }>
  stats(view: View, seat: number): Stat[]
  hasToken(view: View, seat: number): boolean
  onBoard(move: string): boolean
  ASK: string[]
}

const drawn: Record<string, () => Promise<Looks>> = {
  condottiere: async () => {
    const [board, large, looks] = await Promise.all([
      import('./condottiere/Board.svelte'),
      import('./condottiere/Card.svelte'),
      import('./condottiere/looks'),
    ])
    return { ...looks, Board: board.default, Large: large.default }
  },
}

export const isDrawn = (game: string): boolean => game in drawn

const known = new Map<string, Promise<Looks>>()

export function looksOf(game: string): Promise<Looks> {
  let found = known.get(game)
  if (!found) {
    found = (drawn[game] ?? fallback)()
    known.set(game, found)
  }
  return found
}

async function fallback(): Promise<Looks> {
  const board = await import('./fallback/Board.svelte')
  return { Board: board.default, stats: () => [], hasToken: () => false, onBoard: () => true, ASK: [] }
}
