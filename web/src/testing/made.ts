// Things that unit tests begin with; only what a test speaks of need be given.

import { BoardModel } from '../lib/model.svelte'
import type { Box, GameInfo, OptionInfo, TableInfo, Told } from '../lib/protocol'
import type { View } from '../lib/types'

export const box = (given: Partial<Box> = {}): Box => ({
  game: 'condottiere',
  words: {},
  nouns: {},
  rules: [],
  data: {},
  ...given,
})

export const told = (what: string, given: Partial<Told> = {}): Told => ({
  seq: 1,
  what,
  seat: null,
  facts: {},
  text: what,
  ...given,
})

export const option = (name: string, given: Partial<OptionInfo> = {}): OptionInfo => ({
  name,
  type: 'bool',
  default: false,
  rule: 'C-1',
  about: `about ${name}`,
  choices: [],
  low: 0,
  high: 0,
  seats: false,
  variant: false,
  ...given,
})

export const game = (given: Partial<GameInfo> = {}): GameInfo => ({
  name: 'condottiere',
  title: { en: 'Condottiere' },
  blurb: { en: '' },
  minutes: [30, 60],
  players: [2, 3, 4, 5, 6],
  rules: 1,
  options: [],
  bots: ['random', 'greedy'],
  usual_bot: 'greedy',
  opponents: [],
  ...given,
})

export const table = (given: Partial<TableInfo> = {}): TableInfo => ({
  id: 't1',
  game: 'condottiere',
  rules: 1,
  players: 2,
  options: {},
  state: 'open',
  listed: false,
  owner: true,
  title: '',
  seats: [
    { seat: 0, kind: 'guest', name: 'Anna', mine: true },
    { seat: 1, kind: 'bot', name: 'Bot' },
  ],
  commitment: 'c',
  seed_commitment: null,
  settings: {},
  created: 0,
  seq: 0,
  result: null,
  rematch: null,
  frozen: '',
  ...given,
})

/** A board on which seat 0 is asked and may make these moves. */
export function board(legal: string[], view: View = {}, given: Partial<Box> = {}): BoardModel {
  const model = new BoardModel()
  Object.assign(model, { legal, view, box: box(given), me: 0, asked: [0], live: true, names: ['Anna', 'Ben', 'Cleo'] })
  return model
}
