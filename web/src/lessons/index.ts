// First lessons: for each game a set-up, and tips that say when they are shown. What a tip says lies in language/.

import { api } from '../lib/api'
import { addWords, type Lang } from '../lib/words.svelte'

/** When a tip is shown; what is given must all hold. Nothing here is a rule: it only looks at what the table tells. */
export interface When {
  question?: string[] // one of these is asked of me
  verb?: string // a legal move of mine begins with this word
  event?: string[] // one of these has happened
  facts?: Record<string, unknown[]> // … with one of these values
  times?: number // … so often
}

export interface Tip {
  id: string
  rule: string
  when: When
  at?: string[] // the first of these that can be seen is pointed at
  maybe?: boolean // need not come up in a lesson, and is not counted
  facts?: Record<string, string> // words of the tip that stand in the view, such as goal.total
}

export interface Plan {
  game: string
  seats: string[]
  options: Record<string, unknown>
  pace: number
  goal: When
  tips: Tip[]
}

const plans = import.meta.glob<{ default: Plan }>('./*/lesson.json')
const words = import.meta.glob<{ default: Record<string, string> }>('./*/language/*.json')
const common = import.meta.glob<{ default: Record<string, string> }>('./language/*.json')

export const hasLesson = (game: string): boolean => `./${game}/lesson.json` in plans

/** The plan of a lesson, with its words and those of the panel learnt. */
export async function lessonOf(game: string, lang: Lang): Promise<Plan | null> {
  if (!hasLesson(game)) return null
  const [plan, own, shared] = await Promise.all([
    plans[`./${game}/lesson.json`](),
    words[`./${game}/language/${lang}.json`](),
    common[`./language/${lang}.json`](),
  ])
  addWords(lang, shared.default)
  addWords(lang, own.default)
  return plan.default
}

export const key = (game: string, tip: string): string => `lesson.${game}.${tip}`

/** A table set up for the lesson; the way there. */
export async function begin(game: string): Promise<string> {
  const { default: plan } = await plans[`./${game}/lesson.json`]()
  const { table } = await api.create({ game, seats: plan.seats, options: plan.options, pace: plan.pace })
  return `/table/${table.id}#lesson`
}
