import { describe, expect, it } from 'vitest'
import { addWords } from '../../lib/words.svelte'
import { board } from '../../testing/made'
import { columns, factsOf, isBySeat, isEmpty, isSeat, label, word } from './facts'

addWords('en', { 'fact.yes': 'yes', 'fact.no': 'no', 'fact.regions': 'Regions', 'fact.condottiere.pile': 'Draw pile' })
const model = board(
  ['draw 2'],
  { players: 3 },
  { nouns: { card: { winter: 'Winter' } }, words: { 'phase.battle': 'Battle', 'phase.move': '{who} moves' } },
)
model.phrases = ['Draw two']

describe('the plain board', () => {
  it('shows what lies on the table, and nothing of the frame, the bookkeeping or what is empty', () => {
    const view = { game: 'x', seat: 0, asked: [0], bookkeeping: { seen: [1] }, pile: 40, discard: {}, region: 'parma' }

    expect(factsOf(view)).toEqual([
      ['pile', 40],
      ['region', 'parma'],
    ])
  })

  it('calls nothing empty that says something', () => {
    expect([null, '', 0, false, [], [0, [null]], { a: {} }].map(isEmpty)).toEqual(Array(7).fill(true))
    expect([1, 'x', [0, 1], { a: { b: true } }].map(isEmpty)).toEqual(Array(4).fill(false))
  })

  it('labels a key by the game, then by a word of its own, then by what it says', () => {
    expect(label(model, ['pile'])).toBe('Draw pile')
    expect(label(model, ['regions'])).toBe('Regions')
    expect(label(model, ['winter'])).toBe('Winter')
    expect(label(model, ['draw 2'])).toBe('Draw two')
    expect(label(model, ['some_thing'])).toBe('some thing')
    expect(label(model, ['sealed', '1'])).toBe('Ben')
  })

  it('says a value in words', () => {
    expect([null, true, 3, 'winter', 'battle', 'some_thing'].map((one) => word(model, one))).toEqual([
      '–',
      'yes',
      '3',
      'Winter',
      'Battle',
      'some thing',
    ])
    expect(word(model, 'move')).toBe('move') // a sentence with gaps is no name
  })

  it('knows a list with one entry per seat', () => {
    expect(isBySeat(model, ['regions'], [1, 2, 3])).toBe(true)
    expect(isBySeat(model, ['regions'], [1, 2])).toBe(false)
    expect(isBySeat(model, ['hand'], [1, 2, 3])).toBe(false)
  })

  it('knows a number that is a seat from one that counts', () => {
    expect(isSeat(['control'], 1)).toBe(true)
    expect(isSeat(['pile'], 1)).toBe(false)
    expect(isSeat(['control'], 'parma')).toBe(false)
  })

  it('makes a table of equal records, but none within a table', () => {
    const rows = [{ id: 'a', n: 1 }, { id: 'b', n: 2 }, null] // prettier-ignore

    expect(columns(['list'], rows)).toEqual(['id', 'n'])
    expect(columns(['list', 'more'], rows)).toBeNull()
    expect(columns(['list'], [{ id: 'a' }])).toBeNull()
    expect(columns(['list'], [1, 2])).toBeNull()
  })
})
