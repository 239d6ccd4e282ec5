import { describe, expect, it } from 'vitest'
import { board, box, told } from '../../testing/made'
import { sign, SIGNS } from './art'
import { origins } from './flights'
import { badges, houses, isOurs, onBoard, sources } from './looks'

const view = {
  locations: {
    port: { dice: [['red', 4]], tokens: { red: 1 } },
    mint: { dice: [], tokens: {} },
  },
  reserve: { red: [2, 6] },
  characters: { zaan: 0 },
  hand: ['plot'],
  discard: { ruse: 1 },
  about: { from: 'hand' },
  pending: null,
  options: { negotiate_hard: false },
  colours: [['red', 'blue'], ['green']],
  marker: 1,
  passed: [true, false],
}

describe('what is touched on the board', () => {
  it.each([
    ['at port', true],
    ['at nowhere', false],
    ['place red 6 mint', true],
    ['die red 6 reserve', true],
    ['die red 5 reserve', false],
    ['die red 4 port', true],
    ['die red 4 mint', false],
    ['token red port', true],
    ['token red mint', false],
    ['use zaan', true],
    ['play plot', true],
    ['play ruse', false],
    ['card plot', true],
    ['card ruse', false],
    ['counter plot', false],
    ['give 1 gold', false],
    ['points 3', true],
    ['pass', false],
  ])('%s: %s', (move, touched) => {
    expect(onBoard(move, view)).toBe(touched)
  })

  it('depends on where a card is asked for, and on what is pending', () => {
    expect(onBoard('card ruse', { ...view, about: { from: 'discard' } })).toBe(true)
    expect(onBoard('decline', { ...view, pending: { card: 'plot' } })).toBe(true)
    expect(onBoard('give 1 gold', { ...view, options: { negotiate_hard: true } })).toBe(true)
  })
})

describe('houses', () => {
  const colours = box({ data: { colour: ['green', 'red', 'blue', 'white'].map((id) => ({ id, rgb: '#000' })) } })

  it('are those in play, told by the letter of their seat and a stroke for the second', () => {
    const made = houses(view, colours)

    expect(Object.keys(made)).toEqual(['green', 'red', 'blue'])
    expect([made.red.tag, made.blue.tag, made.green.tag]).toEqual(['A', 'A′', 'B'])
  })

  it('have pips of different shapes', () => {
    const pips = Object.values(houses(view, colours)).map((house) => house.pip)

    expect(new Set(pips).size).toBe(3)
  })

  it('show the marker and who has passed', () => {
    expect(badges(view, 0).map((one) => one.key)).toEqual(['ach.badge.passed'])
    expect(badges(view, 1).map((one) => one.key)).toEqual(['ach.badge.marker'])
  })
})

it('a score counts the leads and the wealth that the log tells', () => {
  const model = board([])
  model.log = [
    told('leads', { seat: 0 }),
    told('leads', { seat: 1 }),
    told('leads', { seat: 0 }),
    told('wealth', { seat: 0, facts: { n: 3, rest: 1 } }),
  ]

  expect(sources(model, 0).map((one) => one.value)).toEqual(['2', '3', '1'])
  expect(sources(model, 1).map((one) => one.value)).toEqual(['1', '–', '–'])
})

it('what no source prints is ours', () => {
  expect([isOurs('R text'), isOurs('S 004'), isOurs(undefined)]).toEqual([true, false, false])
})

describe('a sign', () => {
  it('is that of the first operation that moves something', () => {
    expect(sign([{ op: 'choose' }, { op: 'gain_gold' }, { op: 'draw_intrigue' }])).toBe(SIGNS.gold)
    expect(sign([{ op: 'either', options: [[{ op: 'move_die' }], []] }])).toBe(SIGNS.move)
    expect(sign([])).toBe(SIGNS.scroll)
  })

  it('points the way a die goes', () => {
    expect(sign([{ op: 'modify_die', by: -2 }])).toBe(SIGNS.lower)
    expect(sign([{ op: 'modify_die', by: [1, 2] }])).toBe(SIGNS.raise)
  })
})

describe('a die flies', () => {
  it('from the place that has one fewer of its look', () => {
    const now = { ...view, reserve: { red: [2] }, locations: { ...view.locations, mint: { dice: [['red', 6]], tokens: {} } } } // prettier-ignore

    expect(origins(view, now)).toEqual({ 'red 6': ['red 6 reserve'] })
  })

  it('from nowhere when the board is new', () => {
    expect(origins(null, view)).toEqual({})
  })
})
