// A die that changes its place flies there; one that appears from nowhere grows.

import { quintOut } from 'svelte/easing'
import { crossfade, scale } from 'svelte/transition'
import type { Desk } from '../../lib/desk.svelte'
import { pace } from '../../lib/settings.svelte'

const [send, receive] = crossfade({
  duration: () => pace(420),
  easing: quintOut,
  fallback: (node) => scale(node, { duration: pace(260), start: 0.4 }),
})

interface Flight {
  desk: Desk
  key: string
}

const still = () => ({ duration: 0 })

export const leave = (node: Element, { desk, key }: Flight) => (desk.still || !pace(1) ? still : send(node, { key }))
export const arrive = (node: Element, { desk, key }: Flight) => (desk.still || !pace(1) ? still : receive(node, { key }))
