// Options in words: what they are called, and what was chosen.

import { letter } from './seats'
import type { Box, GameInfo, OptionInfo } from './protocol'
import { t } from './words.svelte'

export const label = (box: Box | null, option: OptionInfo): string =>
  box?.words[`name.${option.name}`] ?? option.name.replaceAll('_', ' ')

export const about = (box: Box | null, option: OptionInfo): string =>
  box?.words[`option.${option.name}`] ?? option.about

export function choice(box: Box | null, option: OptionInfo, value: unknown): string {
  const word = typeof value === 'string' ? value : JSON.stringify(value)
  if (option.seats && /^\d$/.test(word)) return t('seat', { letter: letter(Number(word)) })
  return box?.words[`choice.${option.name}.${word}`] ?? box?.words[`choice.${word}`] ?? word.replaceAll('_', ' ')
}

/** The options that differ from the usual, each as one would say it: "Reconquest", "Who begins: Seat B". */
export function chosen(
  box: Box | null,
  game: GameInfo,
  options: Record<string, unknown>,
): { option: OptionInfo; said: string }[] {
  return game.options
    .filter(
      (option) =>
        option.type !== 'Path' &&
        option.name in options &&
        JSON.stringify(options[option.name]) !== JSON.stringify(option.default),
    )
    .map((option) => {
      const value = options[option.name]
      if (value === true) return { option, said: label(box, option) }
      const said = Array.isArray(value)
        ? value.map((one) => choice(box, option, one)).join(', ')
        : value === false
          ? '–'
          : choice(box, option, value)
      return { option, said: `${label(box, option)}: ${said}` }
    })
}
