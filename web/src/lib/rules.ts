// Finding rules: by number, or by words; what has not been translated yet is found by the names of components too.

import type { Box, RuleText } from './protocol'

/** Numbers of rules as they stand in sentences: C-5.5a, LF-D7, G-118. */
export const RULE = /\b[A-Z]{1,2}-[A-Z]?\d+(?:\.\d+)*[a-z]?\b/g

const IN_BRACKETS = new RegExp(`\\s*\\(${RULE.source}\\)`, 'g')

/** A sentence without the numbers of rules in brackets, for where they stand beside it. */
export const withoutNumbers = (text: string): string => text.replace(IN_BRACKETS, '')

export interface Piece {
  kind: 'text' | 'code' | 'rule' | 'hit'
  text: string
}

/** Without case and accents; Polish ł and Russian ё as most people type them. */
export const fold = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l')

/** C-5 holds C-5.5, and C-5.5 holds C-5.5a, but C-1 does not hold C-10. */
const within = (number: string, wanted: string): boolean =>
  number === wanted || (number.startsWith(wanted) && /^(\.|[a-z]$)/.test(number.slice(wanted.length)))

/** What a word may be called in the rules: itself, or, of a component, its name in any case and its id. */
function aliases(word: string, box: Box): string[] {
  const stem = word.slice(0, Math.max(3, word.length - (word.length > 5 ? 2 : 1))) // endings change with the case
  const ids = Object.values(box.nouns).flatMap((things) =>
    Object.entries(things)
      .filter(([, name]) =>
        fold(name)
          .split(/[\s-]+/)
          .some((part) => part.startsWith(stem)),
      )
      .map(([id]) => fold(id.replaceAll(/[_-]/g, ' '))),
  )
  if (word.length < 3 || !ids.length) return [word]
  return [word, stem, ...ids]
}

const wordsOf = (wanted: string): string[] => fold(wanted).split(/\s+/).filter(Boolean)

/** What is marked in the rules that were found. */
export const marksOf = (wanted: string, box: Box): string[] =>
  wordsOf(wanted)
    .flatMap((word) => aliases(word, box))
    .filter((word) => word.length > 1)

/** The rule of that number with its sub-rules, else the rules that contain all the words. */
export function find(box: Box, wanted: string): RuleText[] {
  const number = wanted.trim().toUpperCase().replace(/^§\s*/, '')
  const exact = box.rules.filter(
    (rule) => within(rule.number.toUpperCase(), number) || within(rule.number, wanted.trim()),
  )
  if (number && exact.length) return exact
  const names = wordsOf(wanted).map((word) => aliases(word, box))
  return box.rules.filter((rule) => {
    const text = fold(`${rule.number} ${rule.chapter} ${rule.text}`)
    return names.every((some) => some.some((word) => text.includes(word)))
  })
}

/** A text in pieces: options in `code`, rules that can be opened, and the words that were looked for. */
export function pieces(text: string, known: Set<string>, words: string[]): Piece[] {
  const found: Piece[] = []
  const plain = (part: string): void => {
    const low = fold(part)
    // folding keeps the length of the letters that the rules use; where it does not, nothing is marked
    const at = low.length === part.length ? words.map((word) => low.indexOf(word)).filter((i) => i >= 0) : []
    if (!at.length) {
      if (part) found.push({ kind: 'text', text: part })
      return
    }
    const begin = Math.min(...at)
    const length = Math.max(...words.filter((word) => low.startsWith(word, begin)).map((word) => word.length))
    if (begin) found.push({ kind: 'text', text: part.slice(0, begin) })
    found.push({ kind: 'hit', text: part.slice(begin, begin + length) })
    plain(part.slice(begin + length))
  }
  for (const part of text.split(/(`[^`]+`)/)) {
    if (/^`.+`$/.test(part)) {
      found.push({ kind: 'code', text: part.slice(1, -1) })
      continue
    }
    let last = 0
    for (const match of part.matchAll(RULE)) {
      if (!known.has(match[0])) continue
      plain(part.slice(last, match.index))
      found.push({ kind: 'rule', text: match[0] })
      last = match.index + match[0].length
    }
    plain(part.slice(last))
  }
  return found
}
