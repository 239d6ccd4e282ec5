import { describe, expect, it, vi } from 'vitest'
import { board, box, option } from '../../testing/made'
import { donFace, donRulings, donText, effectText, moveFor, names, onBoard, piles, sideText, sources, stats, touch, twoLines } from './looks' // prettier-ignore
import { addWords } from '../../lib/words.svelte'
import en from './language/en.json'

addWords('en', en)

const dons = ['first', 'second', 'third', 'fourth'].map((id, i) => ({
  id,
  sum: ['lowest', 'highest', 'random'][i % 3],
}))

describe('touching a thing', () => {
  it.each([
    ['action', 'business', 'thug harlem'],
    ['action', 'space', 'family harlem'],
    ['kill', 'business', 'kill harlem'],
    ['recall', 'river', 'recall harlem'],
    ['pick_ally', 'offer', 'bribe harlem'],
    ['bids', 'business', ''],
  ] as const)('answers %s at a %s with "%s"', (question, thing, move) => {
    expect(moveFor(board([], { question }), thing, 'harlem')).toBe(move)
  })

  it('makes no move for somebody who is not asked', () => {
    const model = board([], { question: 'action' })
    model.asked = [1]

    expect(moveFor(model, 'business', 'harlem')).toBe('')
  })

  it('takes a second touch for a main action and none for a small question', () => {
    const main = board(['thug harlem'], { question: 'action' })
    const small = board(['discard 1'], { question: 'cost' })
    for (const model of [main, small]) model.send = vi.fn(() => Promise.resolve(null))

    touch(main, 'thug harlem')
    touch(small, 'discard 1')

    expect(main.send).not.toHaveBeenCalled()
    expect(main.selected).toBe('thug harlem')
    expect(small.send).toHaveBeenCalledOnce()
  })

  it('leaves moves that lie nowhere to the bar', () => {
    expect(['pass', 'offer nothing', 'keep'].map(onBoard)).toEqual([false, false, false])
    expect(onBoard('offer 3')).toBe(true)
  })
})

describe('words', () => {
  it('name the goods, money and jobs of a side, and its cost first', () => {
    const model = board([], {}, { nouns: { good: { guns: 'Guns' } } })

    expect(sideText(model, { goods: ['guns'], money: [2], job: 1, cost_discard: 1 })).toMatch(/^\S.*Guns, \$2, .+/)
  })

  it('say of an effect whom it kills', () => {
    const text = effectText(board([]), { op: 'kill', kinds: ['thug', 'family'], n: 1 })

    expect(text).toContain(`${en['gf.kind.thug']}${en['gf.or']}${en['gf.kind.family']}`)
  })

  it('break a long name where its halves are most alike', () => {
    expect(twoLines('Short', 10)).toEqual(['Short'])
    expect(twoLines('Little Italy Social Club', 12)).toEqual(['Little Italy', 'Social Club'])
    expect(twoLines('Unbreakable-name', 8)).toEqual(['Unbreakable-', 'name'])
    expect(twoLines('Unbreakablename', 8)).toEqual(['Unbreakablename'])
  })
})

describe('the table', () => {
  it('sorts a hand: money by value, then goods, then jobs', () => {
    const nouns = { card: { guns: 'Guns', liquor: 'Liquor', j1: 'Hit' }, good: { guns: 'Guns', liquor: 'Liquor' } }

    expect(piles(['j1', 'liquor', '5', 'guns', '1', 'guns'], box({ nouns }))).toEqual([
      ['1', 1],
      ['5', 1],
      ['guns', 2],
      ['liquor', 1],
      ['j1', 1],
    ])
  })

  it('tells no hand of a don, who has none', () => {
    const view = { families: [{ don: null, hand: 4, suitcase: 2 }, { don: 'first', hand: 0, suitcase: 7 }] } // prettier-ignore

    expect(stats(view, 0).map((one) => one.value)).toEqual(['4', '2'])
    expect(stats(view, 1).map((one) => one.value)).toEqual(['7'])
  })

  it('seats the dons after the people, by name', () => {
    const view = { families: [{ don: null }, { don: 'second' }, { don: 'first' }] }

    expect(names(['Anna'], view, box({ nouns: { don: { second: 'Siegfried' } } }))).toEqual([
      'Anna',
      'Siegfried',
      'first',
    ])
  })

  it('has no sources before the last view came', () => {
    expect(sources(board([], {}), 0)).toEqual([])
    expect(sources(board([], { count: [{ money: 5, turfs: 3, colors: 2 }] }), 0).map((one) => one.value)).toEqual([
      '$5',
      '$3',
      '$2',
    ])
  })
})

describe('dons', () => {
  const data = { don: dons }

  it('have a face by their place in the box, whatever they are called', () => {
    expect(dons.map((don) => donFace(box({ data }), don.id))).toEqual([0, 1, 2, 0])
    expect(donFace(box({ data }), 'nobody')).toBe(0)
  })

  it('have the character their component file gives them', () => {
    expect(donText(box({ data }), 'second')).toBe(en['gf.don.highest'])
    expect(donText(box({ data }), 'nobody')).toBe('')
    expect(donText(null, 'second')).toBe('')
  })

  it('bring the rulings of their own chapters', () => {
    const rules = [
      { number: 'G-100', chapter: 'Solo: set-up', text: '' },
      { number: 'G-106', chapter: 'Solo: the turn of a don', text: '' },
      { number: 'G-35', chapter: 'Family Business', text: '' },
    ]
    const options = [
      option('dons', { rule: 'G-100', variant: true }),
      option('search', { rule: 'G-106' }),
      option('voluntary', { rule: 'G-35' }),
      option('data', { rule: 'G-100', type: 'Path' }),
    ]

    expect(donRulings(box({ rules }), options).map((one) => one.name)).toEqual(['search'])
  })
})
