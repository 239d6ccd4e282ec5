// The client's own words. Sentences about the game come from the server, in the language chosen here.

import en from '../language/en.json'
import pl from '../language/pl.json'
import ru from '../language/ru.json'

export type Lang = 'en' | 'pl' | 'ru'
export const LANGUAGES: Record<Lang, string> = { en: 'English', pl: 'Polski', ru: 'Русский' }

const catalogues: Record<Lang, Record<string, string>> = { en, pl, ru }

let learnt = $state(0) // catalogues grow; whatever was said before must then be said anew

/** Words of one game, which come with its board. */
export function addWords(lang: Lang, words: Record<string, string>): void {
  if (Object.entries(words).every(([key, said]) => catalogues[lang][key] === said)) return
  Object.assign(catalogues[lang], words)
  learnt += 1
}

function chosen(): Lang {
  const wanted = [localStorage.getItem('lang') ?? '', ...navigator.languages]
  for (const one of wanted) {
    const short = one.slice(0, 2).toLowerCase()
    if (short in LANGUAGES) return short as Lang
  }
  return 'en'
}

export const speech = $state<{ lang: Lang }>({ lang: chosen() })

export function setLanguage(lang: Lang): void {
  speech.lang = lang
  localStorage.setItem('lang', lang)
}

/** A sentence; a key that counts has plural forms chosen by the fact n, as Intl knows them. */
export function t(key: string, facts: Record<string, string | number> = {}): string {
  void learnt
  const words = catalogues[speech.lang]
  let found = words[key]
  if (found === undefined && typeof facts.n === 'number') {
    const form = new Intl.PluralRules(speech.lang).select(facts.n)
    found = words[`${key}_${form}`] ?? words[`${key}_many`] ?? words[`${key}_other`]
  }
  return (found ?? key).replace(/\{(\w+)\}/g, (_, name: string) => String(facts[name] ?? ''))
}

/** One of a text's translations. */
export function translated(texts: Record<string, string>): string {
  return texts[speech.lang] ?? texts.en
}
