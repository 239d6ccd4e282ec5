import { describe, expect, it } from 'vitest'
import { cellOf, change, isReconstructed, plain, quoted, read, sheets, tagOf } from './toml'

const FILE = `# cards
title = "Box" # of the game

[[card]]
id = "winter" # cold
name = { en = "Winter, or: cold", pl = "Zima" }
copies = 3
list = [
  1, # one
  2,
]
source = "S 001 Karty; pl R name"
name_source = "S 001; pl R"
because = "one translation is ours"

[[card]]
id = "spring"
copies = 3
source = "R"

[card.effect]
op = "flip"

[limits.two]
cards = 10

[limits.three]
cards = 12
`
const sections = read(FILE)
const [, winter, spring, effect] = sections

describe('reading', () => {
  it('finds tables, lists of tables and whose they are', () => {
    expect(sections.map((one) => [one.path, one.list, one.index])).toEqual([
      ['', false, 0],
      ['card', true, 0],
      ['card', true, 1],
      ['card.effect', false, 0],
      ['limits.two', false, 0],
      ['limits.three', false, 0],
    ])
    expect(effect.owner).toBe(spring)
    expect(winter.line).toBe(4)
  })

  it('knows where each value stands, without the comment after it', () => {
    const id = cellOf(winter, 'id')!

    expect(id).toMatchObject({ line: 5, last: 5, raw: '"winter"' })
    expect(FILE.slice(id.from, id.to)).toBe('"winter"')
  })

  it('follows a list over several lines, past comments', () => {
    expect(cellOf(winter, 'list')).toMatchObject({ line: 8, last: 11, raw: '[\n  1, # one\n  2,\n]' })
    expect(cellOf(winter, 'source')!.line).toBe(12)
  })

  it('takes an inline table apart, with commas inside its strings', () => {
    expect(cellOf(winter, 'name')!.parts.map((part) => [part.key, plain(part.raw)])).toEqual([
      ['en', 'Winter, or: cold'],
      ['pl', 'Zima'],
    ])
  })

  it('does not let one unclosed list swallow the rest of the file', () => {
    const [one, two] = read('[[a]]\nx = [1,\ny = 2\n[[a]]\nx = 3\n')

    expect(one.cells.map((cell) => cell.key)).toEqual(['x', 'y'])
    expect(two.cells.map((cell) => cell.raw)).toEqual(['3'])
  })

  it('ends a string that is never closed with its line', () => {
    expect(read('a = "open\nb = 1\n')[0].cells.map((cell) => cell.key)).toEqual(['a', 'b'])
  })

  it('does not take a sign inside a string for the end of it', () => {
    expect(read('a = "x # \\" y"\n')[0].cells[0].raw).toBe('"x # \\" y"')
  })
})

describe('changing a value', () => {
  it('leaves everything else as it stands', () => {
    const changed = change(FILE, cellOf(winter, 'copies')!, '5')

    expect(changed).toBe(FILE.replace('copies = 3', 'copies = 5'))
  })

  it('keeps a string a string and a number a number', () => {
    expect(quoted('Zima "sroga"', '"Zima"')).toBe('"Zima \\"sroga\\""')
    expect(quoted(' 5 ', '3')).toBe('5')
    expect(plain(quoted('Zima "sroga"', '"Zima"'))).toBe('Zima "sroga"')
  })
})

describe('sheets', () => {
  const made = sheets(sections)

  it('put tables of one list together, and tables that are siblings', () => {
    expect(made.map((sheet) => [sheet.name, sheet.rows.map((row) => row.label)])).toEqual([
      ['', ['']],
      ['card', ['winter', 'spring']],
      ['card.effect', ['spring']],
      ['limits', ['two', 'three']],
    ])
  })

  it('show where a value comes from last', () => {
    expect(made[1].keys).toEqual(['id', 'name', 'copies', 'list', 'source', 'name_source', 'because'])
  })
})

describe('the source of a value', () => {
  it('is its own before that of its entry', () => {
    expect(tagOf(winter, 'copies')).toBe('S')
    expect(tagOf(winter, 'name')).toBe('R')
    expect(tagOf(spring, 'copies')).toBe('R')
  })

  it('is not told of the source itself, nor where there is none', () => {
    expect(tagOf(winter, 'source')).toBe('')
    expect(tagOf(winter, 'because')).toBe('')
    expect(tagOf(effect, 'op')).toBe('')
  })

  it('marks an entry of which any part was reconstructed', () => {
    expect([winter, spring, effect].map(isReconstructed)).toEqual([true, true, false])
  })
})
