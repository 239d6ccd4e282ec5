// Things glide from where they were seen: from a hand to the table, from the table to the discard pile.

import { cubicOut } from 'svelte/easing'
import type { TransitionConfig } from 'svelte/transition'
import { pace } from './settings.svelte'

const seen = new Map<string, DOMRect>()

/** Note where everything that has a `data-spot` lies; a board calls this before it changes. */
export function rememberSpots(): void {
  for (const one of document.querySelectorAll<HTMLElement>('[data-spot]')) {
    const place = one.getBoundingClientRect()
    if (place.width) seen.set(one.dataset.spot!, place)
  }
}

export interface Flight {
  by: string[] // names of spots, the first one known counts
  still?: boolean
  ms?: number
}

/** From a spot to where the thing now lies; as an outro, the other way round. */
export function glide(node: Element, { by, still = false, ms = 380 }: Flight): TransitionConfig {
  const duration = still ? 0 : pace(ms)
  const from = by.map((name) => seen.get(name)).find(Boolean)
  const here = node.getBoundingClientRect()
  if (!duration || !from || !here.width) return { duration: 0 }
  const x = from.left + from.width / 2 - here.left - here.width / 2
  const y = from.top + from.height / 2 - here.top - here.height / 2
  const size = Math.max(0.4, Math.min(2.2, from.width / here.width))
  return {
    duration,
    easing: cubicOut,
    css: (_, rest) =>
      `transform: translate(${x * rest}px, ${y * rest - 60 * rest * (1 - rest)}px) scale(${1 + (size - 1) * rest}); position: relative; z-index: 20; opacity: ${1 - rest * rest * 0.4}`,
  }
}

/** Nobody has to wait for an animation: a click or a key ends all that would end by themselves. */
export function finishAnimations(): void {
  for (const one of document.getAnimations()) {
    const end = one.effect?.getComputedTiming().endTime
    if (typeof end === 'number' && Number.isFinite(end)) one.finish()
  }
}
