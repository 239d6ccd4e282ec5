// What a board is given: a view, the legal moves, and ways to act, to ask why not, and to show something large.

import type { Box, Refused, Told } from './protocol'
import type { View } from './types'

export class BoardModel {
  view = $state.raw<View>({})
  legal = $state.raw<string[]>([])
  phrases = $state.raw<string[]>([])
  box = $state.raw<Box | null>(null)
  names = $state.raw<string[]>([])
  me = $state<number | null>(null)
  asked = $state.raw<number[]>([])
  log = $state.raw<Told[]>([]) // what happened so far, as this seat saw it
  busy = $state(false)
  live = $state(false) // may this person act here at all
  still = $state(false) // nothing moves: a replay that is being scrubbed
  selected = $state<string | null>(null) // a move that waits for its target, or for a second word
  refusal = $state.raw<Refused | null>(null)

  show: (seq: number) => void = () => {} // look back at the moment of an event
  send: (move: string) => Promise<Refused | null> = () => Promise.resolve(null)
  reason: (move: string) => Promise<Refused | null> = () => Promise.resolve(null)

  /** What may be told or shown to the others now, beside the legal moves: each with its sentence. */
  offers: () => Promise<[string, string][]> = () => Promise.resolve([])

  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  private known = new Map<string, Promise<Refused | null>>()

  can(move: string): boolean {
    return this.live && !this.busy && this.legal.includes(move)
  }

  phrase(move: string): string {
    const at = this.legal.indexOf(move)
    return (at >= 0 && this.phrases[at]) || move
  }

  noun(kind: string, id: string): string {
    return this.box?.nouns[kind]?.[id] ?? id
  }

  rule(number: string): string {
    return this.box?.rules.find((rule) => rule.number === number)?.text ?? ''
  }

  /** Make a move; an illegal one is explained instead. */
  async act(move: string): Promise<void> {
    if (!this.live || this.busy) return
    this.selected = null
    if (!this.legal.includes(move)) {
      this.refusal = await this.why(move)
      return
    }
    this.refusal = null
    this.busy = true
    try {
      this.refusal = await this.send(move)
    } finally {
      this.busy = false
    }
  }

  /** Tell or show something; words of one's own are among no legal moves, so the server judges them. */
  async say(move: string): Promise<void> {
    if (this.live) this.refusal = await this.send(move)
  }

  /** First touch selects, second acts. */
  pick(move: string): void {
    if (!this.live || this.busy) return
    if (this.selected === move) void this.act(move)
    else if (this.legal.includes(move)) {
      this.refusal = null
      this.selected = move
    } else void this.act(move)
  }

  why(move: string): Promise<Refused | null> {
    if (!this.live) return Promise.resolve(null)
    let found = this.known.get(move)
    if (!found) {
      found = this.reason(move)
      this.known.set(move, found)
    }
    return found
  }

  /** The position changed: reasons must be asked for anew. */
  positionChanged(): void {
    this.known.clear()
    if (this.selected !== null && !this.legal.includes(this.selected)) this.selected = null
  }
}
