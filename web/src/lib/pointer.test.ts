import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pieces, pointer } from './pointer.svelte'

describe('pointing', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('splits a line at the places it names and leaves other words with an @ alone', () => {
    const known = (id: string) => (id === 'bronte' ? 'Bronte' : undefined)

    expect(pieces('go to @bronte, @anna', known)).toEqual([
      { text: 'go to ' },
      { text: 'Bronte', place: 'bronte' },
      { text: ', ' },
      { text: '@anna' },
      { text: '' },
    ])
  })

  it('puts a place into the line being written, with a space on both sides', () => {
    pointer.draft = 'attack'

    pointer.name('bronte')
    pointer.name('catania')

    expect(pointer.draft).toBe('attack @bronte @catania ')
  })

  it('lights a place up for a while, the last one longest', () => {
    pointer.show('bronte')
    vi.advanceTimersByTime(3000)
    pointer.show('catania')
    vi.advanceTimersByTime(3000)
    expect(pointer.at).toBe('catania')

    vi.advanceTimersByTime(1000)
    expect(pointer.at).toBeNull()
  })
})
