import { describe, expect, it } from 'vitest'
import { told } from '../testing/made'
import type { History } from './protocol'
import { Timeline } from './timeline'

const history: History = {
  game: 'condottiere',
  players: 2,
  options: {},
  names: ['Anna', 'Ben'],
  viewpoint: 0,
  over: true,
  moments: [
    { seq: 0, changes: { hand: ['m1'], region: 'parma' }, events: [told('deal')], prompt: '' },
    { seq: 3, changes: { hand: [] }, events: [told('play'), told('wins')], prompt: '' },
    { seq: 5, changes: {}, gone: ['region'], events: [told('ends')], prompt: '' },
  ],
  finals: [],
}

describe('Timeline', () => {
  it('has one whole view per moment', () => {
    expect(new Timeline(history).views).toEqual([
      { hand: ['m1'], region: 'parma' },
      { hand: [], region: 'parma' },
      { hand: [] },
    ])
  })

  it('tells what had happened by a moment', () => {
    const timeline = new Timeline(history)

    expect(timeline.log(1).map((one) => one.what)).toEqual(['deal', 'play', 'wins'])
    expect(timeline.last).toBe(2)
  })

  it('finds the moment of an entry, or the one before it', () => {
    const timeline = new Timeline(history)

    expect([0, 3, 4, 5, 99].map((seq) => timeline.at(seq))).toEqual([0, 1, 1, 2, 2])
  })
})
