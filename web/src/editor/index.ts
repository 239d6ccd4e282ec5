// The words of the data editor, which come with it.

import { addWords, type Lang } from '../lib/words.svelte'

const words = import.meta.glob<{ default: Record<string, string> }>('./language/*.json')

export async function editorWords(lang: Lang): Promise<void> {
  addWords(lang, (await words[`./language/${lang}.json`]()).default)
}
