// A game that can be walked through: one view per moment, sharing what did not change.

import type { History, Told } from './protocol'
import type { View } from './types'

export class Timeline {
  readonly views: View[] = []

  constructor(readonly told: History) {
    let view: View = {}
    for (const moment of told.moments) {
      view = { ...view, ...moment.changes }
      for (const key of moment.gone ?? []) delete view[key]
      this.views.push(view)
    }
  }

  get last(): number {
    return this.views.length - 1
  }

  /** What had happened by then. */
  log(moment: number): Told[] {
    return this.told.moments.slice(0, moment + 1).flatMap((one) => one.events)
  }

  /** The moment at which an entry of the log happened. */
  at(seq: number): number {
    let found = 0
    this.told.moments.forEach((moment, i) => {
      if (moment.seq <= seq) found = i
    })
    return found
  }
}
