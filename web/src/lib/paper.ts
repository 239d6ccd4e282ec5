// The grain of the paper: drawn once into a small picture, since a filter would be computed anew at every change.

const SIZE = 192

/** Smooth noise that meets itself at the edges, between 0 and 1. */
function noise(cells: number, seed: number): (x: number, y: number) => number {
  let h = seed
  const random = (): number => {
    h = Math.imul(h ^ (h >>> 15), 2246822519) + 0x9e3779b9
    return ((h ^ (h >>> 13)) >>> 0) / 4294967296
  }
  const grid = Array.from({ length: cells * cells }, random)
  const at = (x: number, y: number) => grid[(y % cells) * cells + (x % cells)]
  const ease = (t: number) => t * t * (3 - 2 * t)
  return (x, y) => {
    const [u, v] = [(x / SIZE) * cells, (y / SIZE) * cells]
    const [i, j] = [Math.floor(u), Math.floor(v)]
    const [s, t] = [ease(u - i), ease(v - j)]
    const top = at(i, j) * (1 - s) + at(i + 1, j) * s
    const low = at(i, j + 1) * (1 - s) + at(i + 1, j + 1) * s
    return top * (1 - t) + low * t
  }
}

let made = ''

/** A tile of brown specks on nothing, as the address of a picture. */
export function paperTile(): string {
  if (made) return made
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = SIZE
  const pen = canvas.getContext('2d')
  if (!pen) return ''
  const picture = pen.createImageData(SIZE, SIZE)
  const layers = [10, 24, 48, 96].map((cells, i) => [noise(cells, 7 + i * 101), [0.7, 0.8, 0.8, 0.8][i]] as const)
  for (let i = 0; i < SIZE * SIZE; i++) {
    const value = layers.reduce((sum, [of, weight]) => sum + of(i % SIZE, Math.floor(i / SIZE)) * weight, 0) / 3.1
    picture.data.set([110, 80, 40, Math.max(0, Math.min(26, (value - 0.36) * 54))], i * 4)
  }
  pen.putImageData(picture, 0, 0)
  made = canvas.toDataURL()
  return made
}

/** Every page lies on that paper. */
export function setPaper(): void {
  document.documentElement.style.setProperty('--grain', `url(${paperTile()})`)
}
