import { describe, expect, it } from 'vitest'
import { box } from '../testing/made'
import { find, marksOf, pieces, withoutNumbers } from './rules'

const rules = [
  { number: 'C-1', chapter: 'Aim', text: 'Win regions.' },
  { number: 'C-5.5', chapter: 'Cards', text: 'The Bishop ends a battle.' },
  { number: 'C-5.5a', chapter: 'Cards', text: 'See C-1 and `pope_on_contested`.' },
  { number: 'C-10', chapter: 'End', text: 'With winter all mercenaries count 1.' },
  { number: 'C-11', chapter: 'Koniec', text: 'Każdy sąsiaduje z innymi, choćby w zimie.' },
]
const polish = box({ rules, nouns: { card: { winter: 'Zima', bishop: 'Biskup' } } })
const numbers = (wanted: string) => find(polish, wanted).map((rule) => rule.number)

describe('finding rules', () => {
  it('by number, with all that stands under it and nothing else', () => {
    expect(numbers('C-5.5')).toEqual(['C-5.5', 'C-5.5a'])
    expect(numbers('§ c-1')).toEqual(['C-1'])
    expect(numbers('C-5')).toEqual(['C-5.5', 'C-5.5a'])
  })

  it('by the name of a component in the language spoken, whatever its ending', () => {
    expect(numbers('biskupa')).toEqual(['C-5.5'])
    expect(numbers('zima')).toEqual(['C-10', 'C-11'])
  })

  it('by all of several words, without accents', () => {
    expect(numbers('battle bishop')).toEqual(['C-5.5'])
    expect(numbers('KAZDY')).toEqual(['C-11'])
    expect(numbers('battle winter')).toEqual([])
  })
})

describe('a rule in pieces', () => {
  const known = new Set(rules.map((rule) => rule.number))

  it('has links to rules that exist and options as code', () => {
    expect(pieces('See C-1, C-99 and `data`.', known, [])).toEqual([
      { kind: 'text', text: 'See ' },
      { kind: 'rule', text: 'C-1' },
      { kind: 'text', text: ', C-99 and ' },
      { kind: 'code', text: 'data' },
      { kind: 'text', text: '.' },
    ])
  })

  it('marks the longest of the words that were looked for', () => {
    expect(pieces('Winter wins', known, ['win', 'winter'])).toEqual([
      { kind: 'hit', text: 'Winter' },
      { kind: 'text', text: ' ' },
      { kind: 'hit', text: 'win' },
      { kind: 'text', text: 's' },
    ])
    expect(marksOf('zima', polish)).toContain('winter')
  })

  it('can be read without the numbers in brackets', () => {
    expect(withoutNumbers('Luciano places a thug (G-106) in Harlem (LF-D7).')).toBe('Luciano places a thug in Harlem.')
  })
})
