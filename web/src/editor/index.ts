// The words of the data editor, which come with it.

import { learn, type Lang } from '../lib/words.svelte'

const words = import.meta.glob<{ default: Record<string, string> }>('./language/*.json')

export async function editorWords(lang: Lang): Promise<void> {
  learn(lang, (await words[`./language/${lang}.json`]()).default)
}
