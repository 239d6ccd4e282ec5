import { describe, expect, it } from 'vitest'
import { board, told } from '../../testing/made'
import { Narration, pages } from './narration.svelte'

const rule = (number: string, more: Record<string, unknown> = {}) => ({ facts: { rule: number, ...more } })
const don = (what: string, seq: number, number = 'G-106', more: Record<string, unknown> = {}) =>
  told(what, { seq, seat: 1, text: `${what} (${number})`, ...rule(number, more) })

describe('pages', () => {
  it('hold one turn of a don each, with places and rules', () => {
    const found = pages(
      [
        don('don_thug', 4, 'G-106', { business: 'harlem' }),
        told('killed', { seq: 4, seat: 1 }),
        don('don_family', 7, 'G-107', { space: 's1', turf: 3 }),
      ],
      [1],
    )

    expect(found.map((page) => page.lines.map((line) => line.text))).toEqual([['don_thug', 'killed'], ['don_family']])
    expect(found[0]).toMatchObject({ seat: 1, places: ['harlem'], end: [4, 1] })
    expect(found[1]).toMatchObject({ places: ['s1'], turfs: [3], end: [7, 0] })
    expect(found[1].lines[0].rule).toBe('G-107')
  })

  it('tell nothing of people, nor of markers that a turf war set', () => {
    const log = [told('killed', { seat: 0 }), told('wins_turf', { seat: 1 }), told('marked', { seat: 1 })]

    expect(pages(log, [1])).toEqual([])
  })

  it('let an ally and the family he places be one turn', () => {
    expect(pages([don('don_ally', 1), don('don_family', 1)], [1])).toHaveLength(1)
  })
})

describe('Narration', () => {
  const families = [{ don: null }, { don: 'first' }]
  const table = () => {
    const model = board([], { families })
    model.log = [told('plays', { seq: 3, seat: 0 }), don('don_thug', 3), don('don_family', 4)]
    return { model, narration: new Narration(model) }
  }

  it('waits for the reader, page by page', () => {
    const { narration } = table()

    expect(narration.waiting).toHaveLength(2)
    narration.next()
    expect(narration.page?.end).toEqual([4, 0])
    narration.next()
    expect(narration.page).toBeNull()
  })

  it('can be skipped to its end', () => {
    const { narration } = table()

    narration.skip()

    expect(narration.page).toBeNull()
  })

  it('is over for a player who acts', () => {
    const { model, narration } = table()

    model.log = [...model.log, told('plays', { seq: 6, seat: 0 })]

    expect(narration.waiting).toEqual([])
  })

  it('tells again what was taken back and done anew', () => {
    const { model, narration } = table()
    narration.skip()

    model.log = [told('plays', { seq: 3, seat: 0 }), don('don_thug', 3)]

    expect(narration.page?.end).toEqual([3, 1])
  })

  it('says nothing to somebody who only watches', () => {
    const { model, narration } = table()

    model.live = false

    expect(narration.page).toBeNull()
  })

  it('veils figures of pages that were not read yet', () => {
    const { model, narration } = table()
    model.log = [don('don_thug', 3, 'G-1', { business: 'a' }), don('don_thug', 4, 'G-1', { business: 'b' })]

    expect(narration.veiled).toEqual(['b'])
  })
})
