// Where a die came from: the place that has one fewer of its look than before.

import type { View } from '../../lib/types'

/** Looks ("red 4") by place, each as often as it lies there. */
function lying(view: View): Map<string, Map<string, number>> {
  const found = new Map<string, Map<string, number>>()
  const add = (look: string, place: string) => {
    const places = found.get(look) ?? new Map<string, number>()
    found.set(look, places.set(place, (places.get(place) ?? 0) + 1))
  }
  for (const [colour, values] of Object.entries(view.reserve as Record<string, number[]>))
    for (const value of values) add(`${colour} ${value}`, 'reserve')
  for (const [place, { dice }] of Object.entries(view.locations as Record<string, { dice: [string, number][] }>))
    for (const [colour, value] of dice) add(`${colour} ${value}`, place)
  return found
}

export type Origins = Record<string, string[]> // by look, the names of the spots it left

export function origins(before: View | null, now: View): Origins {
  if (!before?.locations) return {}
  const after = lying(now)
  const left: Origins = {}
  for (const [look, places] of lying(before))
    for (const [place, n] of places)
      if ((after.get(look)?.get(place) ?? 0) < n) (left[look] ??= []).push(`${look} ${place}`)
  return left
}
