import { describe, expect, it } from 'vitest'
import { groups, keyed, tally } from './lists'

describe('lists', () => {
  it('counts in the order of first appearance', () => {
    expect(tally(['b', 'a', 'b'])).toEqual([
      ['b', 2],
      ['a', 1],
    ])
  })

  it('keeps together what shares a word', () => {
    expect(groups(['play winter', 'pass', 'play spring'], (move) => move.split(' ')[0])).toEqual([
      ['play', ['play winter', 'play spring']],
      ['pass', ['pass']],
    ])
  })

  it('gives the same card its key back when another one leaves', () => {
    const before = keyed(['m1', 'm2', 'm1'])
    const after = keyed(['m2', 'm1'])

    expect(before.map((one) => one.key)).toEqual(['m1 1', 'm2 1', 'm1 2'])
    expect(before.map((one) => one.key)).toEqual(expect.arrayContaining(after.map((one) => one.key)))
  })
})
