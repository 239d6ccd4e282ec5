// Which games have looks of their own: every folder here with an index.ts. Any other game is played on the plain board.

import type { Component } from 'svelte'
import type { BoardModel } from '../lib/model.svelte'
import type { Box } from '../lib/protocol'
import type { View } from '../lib/types'
import { addWords, speech } from '../lib/words.svelte'

/** A number in a player's panel; `icon` is the outline of a picture on a field of 20 by 20. */
export interface Stat {
  icon: string
  value: string
  key: string
  secret?: boolean // of no interest once the game is over
}

/** What a score is made of, in a column of the score sheet. */
export interface Source {
  key: string
  value: string
}

/** What was hidden until the end; `kind` is the kind of noun its ids are. */
export interface Revealed {
  key: string
  kind: string
  ids: string[]
}

/** Something a seat holds that everybody should see; `href` names a symbol the board draws. */
export interface Badge {
  href: string
  key: string
}

export interface Looks {
  Board: Component<{ model: BoardModel }>
  /** One card, order or tile, drawn large when it is pointed at. */
  Large?: Component<{ id: string; box: Box | null }>
  /** The names of all seats, where the rules play some of them; left out: those of the people. */
  names?: (people: string[], view: View, box: Box) => string[]
  stats: (view: View, seat: number) => Stat[]
  badges: (view: View, seat: number) => Badge[]
  /** Is the move made by touching something on the board? The others become buttons of the bar. */
  onBoard: (move: string, view: View) => boolean
  /** Columns of the score sheet; left out, they are the numbers of the panel. */
  sources?: (model: BoardModel, seat: number) => Source[]
  /** What a seat's last view tells that nobody else could see; left out, its hand of cards. */
  revealed?: (final: View, seat: number) => Revealed[]
  /** Kinds of nouns one can point at in the chat, such as areas. */
  places?: string[]
  /** First words of moves that are confirmed, because they reveal or cannot be taken back. */
  ASK: string[]
}

const drawn = import.meta.glob<{ looks: Looks }>('./*/index.ts')
const words = import.meta.glob<{ default: Record<string, string> }>('./*/language/*.json')

export const isDrawn = (game: string): boolean => `./${game}/index.ts` in drawn

async function fetchLooks(folder: string): Promise<Looks> {
  const { lang } = speech
  const [{ looks }, said] = await Promise.all([
    drawn[`./${folder}/index.ts`](),
    words[`./${folder}/language/${lang}.json`]?.(),
  ])
  if (said) addWords(lang, said.default)
  return looks
}

/** The looks of a game, with its words in the language spoken now; `plain` keeps the numbers but not the drawing. */
export async function looksOf(game: string, plain = false): Promise<Looks> {
  if (!isDrawn(game)) return fetchLooks('fallback')
  if (!plain) return fetchLooks(game)
  const [own, board] = await Promise.all([fetchLooks(game), fetchLooks('fallback')])
  return { ...own, ...board, stats: own.stats }
}
