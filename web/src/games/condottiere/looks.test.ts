import { describe, expect, it } from 'vitest'
import { board, box } from '../../testing/made'
import { atlas, badges, card, onBoard, order, revealed, sources, stats } from './looks'

const view = {
  hand_sizes: [5, 3],
  regions: [2, 1],
  goal: { total: 6 },
  options: { points_target: 0 },
  points: [4, 0],
  token: 1,
  control: { parma: 0, siena: 0, roma: 1, venice: null },
}

describe('Condottiere', () => {
  it('tells cards and regions of a seat, and points only in a series', () => {
    expect(stats(view, 0).map((one) => one.value)).toEqual(['5', '2/6'])
    expect(stats({ ...view, options: { points_target: 10 } }, 0).map((one) => one.value)).toEqual(['5', '2/6', '4'])
  })

  it('shows the token at one seat', () => {
    expect(badges(view, 0)).toEqual([])
    expect(badges(view, 1)).toHaveLength(1)
  })

  it('names the regions a score is made of', () => {
    const model = board([], view, { nouns: { region: { parma: 'Parma', siena: 'Siena' } } })

    expect(sources(model, 0)).toEqual([{ key: 'score.regions', value: 'Parma, Siena' }])
    expect(sources(model, 2)).toEqual([{ key: 'score.regions', value: '–' }])
  })

  it('reveals the last hand and the card that lay face down', () => {
    expect(revealed({ hand: ['winter'], own_face_down: 'bishop' })[0].ids).toEqual(['winter', 'bishop'])
    expect(revealed({ hand: [] })[0].ids).toEqual([])
  })

  it.each([
    ['play winter', true],
    ['choose parma', true],
    ['place parma', true],
    ['place nowhere', false],
    ['take m1', true],
    ['take nothing', false],
    ['pass', false],
    ['pass discard', false],
    ['discard', false],
  ])('%s is made on the board: %s', (move, touched) => {
    expect(onBoard(move)).toBe(touched)
  })

  it('takes a card that no file knows for a back', () => {
    const cards = box({ data: { card: [{ id: 'winter', kind: 'winter', strength: 0, rule: 'C-5.6' }] } })

    expect(card(cards, 'winter').rule).toBe('C-5.6')
    expect(card(cards, 'unknown').kind).toBe('back')
    expect(card(null, 'winter').kind).toBe('back')
    expect(order(cards).get('winter')).toBe(0)
  })
})

describe('the map', () => {
  const left = { id: 'left', x: 5, y: 5, polygon: [[0, 0], [100, 0], [100, 100], [0, 100]], borders: {} } // prettier-ignore
  const right = { id: 'right', x: 15, y: 5, polygon: [[100, 100], [100, 0], [200, 0], [200, 100]], borders: {} } // prettier-ignore
  const data = { region: [left, right] }

  it('draws the border between two regions as one line', () => {
    const [one, two] = atlas(box({ data })).regions.map((region) => region.path.slice(1, -1).split('L'))
    const down = one.slice(one.indexOf('100.0 0.0'), one.indexOf('100.0 100.0') + 1)
    const up = two.slice(two.indexOf('100.0 100.0'), two.indexOf('100.0 0.0') + 1)

    expect(down.length).toBeGreaterThan(2)
    expect(up.reverse()).toEqual(down)
  })

  it('is drawn once per box', () => {
    const same = box({ data })

    expect(atlas(same)).toBe(atlas(same))
  })
})
