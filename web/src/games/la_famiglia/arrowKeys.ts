// Arrow keys go to the nearest button in that direction.

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

export function arrowKeys(node: HTMLElement) {
  const keys = (event: KeyboardEvent): void => {
    const way = WAYS[event.key]
    const here = (event.target as Element).closest<HTMLElement>('button')
    if (!way || !here) return
    event.preventDefault()
    const at = here.getBoundingClientRect()
    let best: HTMLElement | null = null
    let least = Infinity
    for (const other of node.querySelectorAll<HTMLElement>('button:not(:disabled)')) {
      const spot = other.getBoundingClientRect()
      const [dx, dy] = [spot.x + spot.width / 2 - at.x - at.width / 2, spot.y + spot.height / 2 - at.y - at.height / 2]
      const along = dx * way[0] + dy * way[1]
      const far = along + 2 * (Math.abs(dx * way[1]) + Math.abs(dy * way[0]))
      if (other !== here && spot.width && along > 4 && far < least) [best, least] = [other, far]
    }
    best?.focus()
  }
  node.addEventListener('keydown', keys)
  return { destroy: () => node.removeEventListener('keydown', keys) }
}
