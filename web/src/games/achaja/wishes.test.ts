import { describe, expect, it } from 'vitest'
import { board } from '../../testing/made'
import { kindOf, Wishes, wishesOf } from './wishes.svelte'

const view = (given: Record<string, unknown> = {}) => ({
  question: 'respond',
  asked: [0],
  turn: 2,
  pending: { by: 1, against: [2] },
  ...given,
})

describe('a standing wish', () => {
  it('is about cards against this seat, or about the others', () => {
    expect(kindOf(view(), 2)).toBe('hit')
    expect(kindOf(view(), 0)).toBe('other')
  })

  it('belongs to one seat and one kind', () => {
    const wishes = new Wishes()

    wishes.make(0, view())

    expect(wishes.has(0, 'other')).toBe(true)
    expect(wishes.has(0, 'hit')).toBe(false)
    expect(wishes.has(2, 'other')).toBe(false)
  })

  it.each([
    ['another card is answered', { question: 'respond' }, true],
    ['somebody else acts', { question: 'act', asked: [2] }, true],
    ['the turn comes back to who played first', { question: 'act', asked: [1] }, false],
    ['another turn begins', { turn: 3 }, false],
    ['the phase is over', { question: 'place' }, false],
  ])('when %s, lasts: %s', (_when, given, lasts) => {
    const wishes = new Wishes()
    wishes.make(0, view())

    wishes.prune(0, view(given))

    expect(wishes.has(0, 'other')).toBe(lasts)
  })

  it('can be ended by hand', () => {
    const wishes = new Wishes()
    wishes.make(0, view())

    wishes.end(0, 'other')

    expect(wishes.of(0)).toEqual([])
  })

  it('is found again at the same board', () => {
    const model = board([])

    expect(wishesOf(model)).toBe(wishesOf(model))
    expect(wishesOf(model)).not.toBe(wishesOf(board([])))
  })
})
