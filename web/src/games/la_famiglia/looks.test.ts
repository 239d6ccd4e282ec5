import { describe, expect, it } from 'vitest'
import { board, box } from '../../testing/made'
import {
  amount,
  badges,
  byPlace,
  family,
  FAMILIES,
  moveFor,
  revealed,
  sources,
  stats,
  token,
  where,
  who,
} from './looks'

const view = {
  seat: 0,
  families: ['red', 'blue', 'green', 'yellow'],
  teams: [
    [0, 2],
    [1, 3],
  ],
  upper: { spaces: { u1: {} } },
  lower: { spaces: {} },
  areas: { bronte: {} },
  seas: { east: {} },
  tiles: ['mine'],
  fight: null,
  question: 'turn',
  hq: [{ money: 3, tokens: ['r1'] }, null, { money: 1, tokens: [] }, null],
  controlled: [1, 0, 2, 4],
  totals: [3, 4],
  first_player: 2,
}

describe('where a move is made', () => {
  it.each([
    ['draft red', 'draft'],
    ['token r1', 'hq'],
    ['sell r1', 'hq'],
    ['row boss', 'board'],
    ['use u1', 'sheet'],
    ['spread', 'sheet'],
    ['land bronte', 'map'],
    ['sail east', 'map'],
    ['mark mine', 'tiles'],
    ['recruit 2', 'count'],
    ['do lab', 'parts'],
    ['pass', null],
    ['finesse', null],
  ])('%s: %s', (move, place) => {
    expect(where(move, view)).toBe(place)
  })

  it('is the duel while one is fought', () => {
    const fighting = { ...view, fight: {} }

    expect(where('finesse', fighting)).toBe('duel')
    expect(where('swap 1', fighting)).toBe('duel')
    expect(where('swap 1', view)).toBe('count')
    expect(where('pass', { ...fighting, question: 'bribe' })).toBe('duel')
  })

  it('gathers the legal moves of a place by what is touched', () => {
    const model = board(['land bronte', 'bomb bronte', 'pass'], view)

    expect([...byPlace(model, 'map')]).toEqual([['bronte', ['land bronte', 'bomb bronte']]])
  })
})

describe('what is asked about where a thing is not legal', () => {
  it('depends on the question', () => {
    expect(moveFor(board([], { question: 'deploy' }), 'area', 'bronte')).toBe('deploy bronte')
    expect(moveFor(board([], { question: 'strike' }), 'area', 'bronte')).toBe('strike bronte 1')
    expect(moveFor(board([], { question: 'draft' }), 'area', 'bronte')).toBeUndefined()
  })

  it('is nothing for somebody who is not asked', () => {
    const model = board([], { question: 'deploy' })
    model.me = null

    expect(moveFor(model, 'area', 'bronte')).toBeUndefined()
  })
})

describe('a family', () => {
  it('is drawn by its colour, and neutral where nobody holds a thing', () => {
    expect(family(view, 1)).toBe(FAMILIES.blue)
    expect(family(view, 'neutral')).toBe(FAMILIES.neutral)
    expect(family(view, null)).toBe(FAMILIES.neutral)
    expect(who(board([], view, { words: { neutral: 'Neutrals' } }), 'neutral')).toBe('Neutrals')
  })

  it('tells its money only to its own team', () => {
    expect(stats(view, 0).map((one) => one.value)).toEqual(['1', '3'])
    expect(stats(view, 1).map((one) => one.value)).toEqual(['0'])
  })

  it('wears the marks of who begins and who is my ally', () => {
    expect(badges(view, 2).map((one) => one.key)).toEqual(['lf.first', 'lf.ally'])
    expect(badges(view, 0)).toEqual([])
    expect(badges(view, 1)).toEqual([])
  })

  it('scores with its team', () => {
    expect(sources(board([], view), 3).map((one) => one.value)).toEqual(['4', '4'])
  })

  it('reveals the orders behind its screen at the end', () => {
    expect(revealed(view, 0)[0].ids).toEqual(['r1'])
    expect(revealed(view, 1)).toEqual([])
  })
})

describe('an order', () => {
  it('says how much of each action', () => {
    expect(amount({ do: 'shotgun', pattern: [2, 1] })).toBe('2·1')
    expect(amount({ do: 'bomb', range: 2 })).toBe('≤2')
    expect(amount({ do: 'money', bonus: 1 })).toBe('+1')
    expect(amount({ do: 'recruit', n: 3 })).toBe('3')
    expect(amount({ do: 'recruit', n: 1 })).toBe('')
  })

  it('is found in the box by its id', () => {
    const orders = box({ data: { orders: [{ id: 'r1', initiative: 4 }] } })

    expect(token(orders, 'r1')?.initiative).toBe(4)
    expect(token(orders, 'r2')).toBeUndefined()
    expect(token(null, 'r1')).toBeUndefined()
  })
})
