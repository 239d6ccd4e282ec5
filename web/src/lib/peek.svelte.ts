// One thing at a time is shown large, with its rule and, where it is not legal now, the reason.

import type { BoardModel } from './model.svelte'
import type { Refused } from './protocol'

export interface Sight {
  title: string
  text?: string
  rule?: string
  card?: string // drawn large by the game's looks
  move?: string // asked about when it is not legal
}

/** `held`: it stays until it is closed, so that what is written in it can be clicked. */
export const peek = $state<{ at: DOMRect | null; sight: Sight | null; refusal: Refused | null; held: boolean }>({
  at: null,
  sight: null,
  refusal: null,
  held: false,
})

let timer = 0
let current: Element | null = null

export function unpeek(): void {
  clearTimeout(timer)
  current = null
  peek.sight = null
  peek.refusal = null
  peek.held = false
}

function show(node: Element, model: BoardModel, sight: Sight, held = false): void {
  current = node
  peek.held = held
  peek.at = node.getBoundingClientRect()
  peek.sight = sight
  peek.refusal = null
  const { move } = sight
  if (move && model.live && !model.legal.includes(move)) {
    void model.why(move).then((no) => {
      if (current === node) peek.refusal = no
    })
  }
}

/** Hover for a moment, focus by keyboard, press long or click the other button: see it large, and why not. */
export function sight(node: Element, given: { model: BoardModel; of: Sight }) {
  let now = given
  let pressed = false
  const later = (ms: number): void => {
    clearTimeout(timer)
    timer = window.setTimeout(() => show(node, now.model, now.of), ms)
  }
  const enter = (event: Event): void => {
    if ((event as PointerEvent).pointerType !== 'touch' && !peek.held) later(peek.sight ? 60 : 400)
  }
  const leave = (): void => {
    clearTimeout(timer)
    if (peek.held) return
    // a node that is taken away loses its focus in the midst of an update, where nothing else may change
    queueMicrotask(() => {
      if (current === node || current === null) unpeek()
    })
  }
  const focus = (): void => {
    if (node.matches(':focus-visible')) later(120)
  }
  const down = (event: Event): void => {
    if ((event as PointerEvent).pointerType !== 'touch') {
      leave()
      return
    }
    pressed = false
    clearTimeout(timer)
    timer = window.setTimeout(() => {
      pressed = true
      show(node, now.model, now.of, true)
    }, 450)
  }
  const click = (event: Event): void => {
    if (!pressed) return
    pressed = false // a long press looks, it does not act
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const menu = (event: Event): void => {
    event.preventDefault()
    if (!pressed) show(node, now.model, now.of, true)
  }
  node.addEventListener('pointerenter', enter)
  node.addEventListener('pointerleave', leave)
  node.addEventListener('pointerdown', down)
  node.addEventListener('pointercancel', leave)
  node.addEventListener('focus', focus)
  node.addEventListener('blur', leave)
  node.addEventListener('click', click, true)
  node.addEventListener('contextmenu', menu)
  return {
    update(next: { model: BoardModel; of: Sight }) {
      now = next
    },
    destroy() {
      clearTimeout(timer)
      queueMicrotask(() => {
        if (current === node) unpeek()
      })
    },
  }
}
