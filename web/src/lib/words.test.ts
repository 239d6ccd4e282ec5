import { afterEach, describe, expect, it } from 'vitest'
import { addWords, setLanguage, speech, t, translated } from './words.svelte'

afterEach(() => setLanguage('en'))

describe('words', () => {
  it('chooses the plural form of the language', () => {
    addWords('pl', { 'test.cards_one': '{n} karta', 'test.cards_few': '{n} karty', 'test.cards_many': '{n} kart' })
    setLanguage('pl')

    expect([1, 3, 5].map((n) => t('test.cards', { n }))).toEqual(['1 karta', '3 karty', '5 kart'])
  })

  it('falls back to another form, and to the key where there is no word at all', () => {
    addWords('en', { 'test.dice_other': '{n} dice' })

    expect(t('test.dice', { n: 1 })).toBe('1 dice')
    expect(t('test.nothing')).toBe('test.nothing')
  })

  it('puts facts into a sentence and nothing where one is missing', () => {
    addWords('en', { 'test.won': '{who} won {what}.' })

    expect(t('test.won', { who: 'Anna' })).toBe('Anna won .')
  })

  it('takes the English text where a language has none', () => {
    setLanguage('ru')

    expect(translated({ en: 'Winter', ru: 'Зима' })).toBe('Зима')
    expect(translated({ en: 'Winter', pl: 'Zima' })).toBe('Winter')
  })

  it('remembers the language', () => {
    setLanguage('pl')

    expect(speech.lang).toBe('pl')
    expect(localStorage.getItem('lang')).toBe('pl')
  })
})
