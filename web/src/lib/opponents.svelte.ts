// Who the bots are: asked of the server once, and then known wherever a bot sits.

import { api } from './api'
import type { GameInfo, Opponent, SeatInfo } from './protocol'
import { preferences } from './settings.svelte'

export const FACES = 6

const known = $state<{ games: GameInfo[] }>({ games: [] })
let asked: Promise<void> | undefined

/** Find out who there is; a table can be looked at before the answer. */
export function meet(): void {
  asked ??= api
    .games()
    .then((games) => void (known.games = games))
    .catch(() => void (asked = undefined))
}

/** The bot that sits there; null for a person, or while nobody has told who it is. */
export function opponent(game: string, seat: SeatInfo | undefined): Opponent | null {
  const bot = seat?.kind === 'bot' ? seat.bot : undefined
  return (bot && known.games.find((one) => one.name === game)?.opponents.find((one) => one.bot === bot)) || null
}

/** Which face goes with a name: its place among the names of its rung; a foreign name takes the seat's. */
export function faceOf(one: Opponent, name: string, seat: number): number {
  const at = one.names.findIndex((own) => name === own || name.startsWith(`${own} `))
  return (at >= 0 && one.names.length > 1 ? at : seat) % FACES
}

/** Against whom somebody likes to play: the bot chosen last if it plays this game, else its usual one. */
export function favourite(game: GameInfo): string {
  return game.bots.includes(preferences.opponent) ? preferences.opponent : game.usual_bot
}
