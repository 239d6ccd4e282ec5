// One stop of the Tab key for a whole field of things; arrows go to the nearest one in their direction.

import { tick } from 'svelte'

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

function middle(one: Element): [number, number] {
  const r = one.getBoundingClientRect()
  return [r.left + r.width / 2, r.top + r.height / 2]
}

/** The parts that can be focused carry `data-stop`; the parameter changes whenever they may have changed. */
export function rovingFocus(node: HTMLElement, changes: unknown) {
  void changes
  let last: Element | null = null
  const stops = () => [...node.querySelectorAll<HTMLElement>('[data-stop]')]

  function settle(): void {
    const all = stops()
    const current =
      all.find((one) => one === document.activeElement) ??
      all.find((one) => one === last && one.dataset.move) ??
      all.find((one) => one.dataset.move) ??
      all[0]
    for (const one of all) one.tabIndex = one === current ? 0 : -1
  }

  function focus(event: FocusEvent): void {
    if (!(event.target as Element).matches('[data-stop]')) return
    last = event.target as Element
    for (const one of stops()) one.tabIndex = one === last ? 0 : -1
  }

  function keys(event: KeyboardEvent): void {
    const way = WAYS[event.key]
    const from = document.activeElement
    if (!way || !from?.matches('[data-stop]')) return
    event.preventDefault()
    const [x, y] = middle(from)
    let best: HTMLElement | null = null
    let least = Infinity
    for (const one of stops()) {
      const [ox, oy] = middle(one)
      const along = (ox - x) * way[0] + (oy - y) * way[1]
      const far = along + 2 * (Math.abs((ox - x) * way[1]) + Math.abs((oy - y) * way[0]))
      if (one !== from && along > 2 && far < least) [best, least] = [one, far]
    }
    best?.focus()
  }

  node.addEventListener('focusin', focus)
  node.addEventListener('keydown', keys)
  settle()
  return { update: () => void tick().then(settle) }
}
