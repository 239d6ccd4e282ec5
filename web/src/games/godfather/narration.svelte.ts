// What the dons did, told one turn at a time: the log says everything, this remembers how far it was read.

import type { BoardModel } from '../../lib/model.svelte'
import { withoutNumbers } from '../../lib/rules'
import type { Told } from '../../lib/protocol'

/** One turn of a don, or one share he took: its lines, with the rule that each follows. */
export interface Page {
  seat: number
  lines: { text: string; rule: string }[]
  places: string[] // where on the map it happened
  turfs: number[]
  end: [number, number] // the entry of the log it ends with, and which of its events
}

const OPENS = ['don_family', 'don_thug', 'don_ally', 'don_share', 'don_bid']
const later = (a: [number, number], b: [number, number]): boolean => a[0] > b[0] || (a[0] === b[0] && a[1] > b[1])

function opens(event: Told, page: Page | undefined, last: Told | undefined): boolean {
  if (!page || page.seat !== event.seat) return true
  if (event.what === 'don_top_job') return event.facts.why === 'share'
  return OPENS.includes(event.what) && last?.what !== 'don_ally'
}

/** The turns of the dons in a log. */
export function pages(log: Told[], dons: number[]): Page[] {
  const found: Page[] = []
  let last: Told | undefined
  let seq = -1
  let nth = 0
  for (const event of log) {
    nth = event.seq === seq ? nth + 1 : 0
    seq = event.seq
    const seat = event.seat ?? -1
    const told =
      event.facts.rule !== undefined ||
      ['killed', 'killed_neutral', 'marked', 'unmarked', 'recalls', 'bribes', 'pays_bid'].includes(event.what)
    const war = event.what === 'marked' && last?.what === 'wins_turf'
    if (!dons.includes(seat) || !told || war) {
      last = event
      continue
    }
    if (opens(event, found.at(-1), last)) found.push({ seat, lines: [], places: [], turfs: [], end: [0, 0] })
    const page = found[found.length - 1]
    const { facts } = event
    page.lines.push({ text: withoutNumbers(event.text), rule: typeof facts.rule === 'string' ? facts.rule : '' })
    page.places.push(
      ...['space', 'business', 'place'].map((key) => facts[key]).filter((place) => typeof place === 'string'),
    )
    if (typeof facts.turf === 'number') page.turfs.push(facts.turf)
    page.end = [seq, nth]
    last = event
  }
  return found
}

export class Narration {
  private read = $state.raw<[number, number] | null>(null)

  constructor(private readonly model: BoardModel) {}

  private get dons(): number[] {
    const families = (this.model.view.families ?? []) as { don: string | null }[]
    return families.flatMap((family, seat) => (family.don === null ? [] : [seat]))
  }

  /** Where the own last action stands in the log: what came before is no news. */
  private get own(): [number, number] {
    let found: [number, number] = [0, 0]
    let [seq, nth] = [-1, 0]
    for (const event of this.model.log) {
      nth = event.seq === seq ? nth + 1 : 0
      seq = event.seq
      if (event.seat === this.model.me) found = [seq, nth]
    }
    return found
  }

  /** What was not read yet. A player who acts has heard enough; what is taken back was never told. */
  readonly waiting: Page[] = $derived.by(() => {
    if (!this.model.live || this.dons.length === 0 || this.model.log.length === 0) return []
    const end = this.model.log[this.model.log.length - 1].seq
    const read = this.read !== null && this.read[0] <= end && later(this.read, this.begun) ? this.read : this.begun
    return pages(this.model.log, this.dons).filter((page) => later(page.end, read))
  })

  /** The first entry of the log that the latest own move may have led to. */
  private get begun(): [number, number] {
    const own = this.own
    return [own[0] - 1, Number.MAX_SAFE_INTEGER]
  }

  get page(): Page | null {
    return this.waiting[0] ?? null
  }

  /** Figures that stand on the board already but were not told of. */
  readonly veiled: string[] = $derived(this.waiting.slice(1).flatMap((page) => page.places))

  next(): void {
    if (this.page) this.read = this.page.end
  }

  skip(): void {
    const last = this.waiting.at(-1)
    if (last) this.read = last.end
  }
}
