// Six seats told apart three times over: by letter, by the pattern of their arms, by colour.

export const COLOURS = ['#a8321f', '#1f5a9d', '#2c7448', '#a87410', '#6a3f95', '#3a4149', '#a03d6b', '#38777d']

export const PATTERNS = ['plain', 'pale', 'barry', 'bend', 'chequy', 'cross']

export function letter(seat: number): string {
  return 'ABCDEFGHIJ'[seat] ?? '?'
}

/** A game whose pieces have colours of their own sets --seat-0 and so on for as long as it is played. */
export function colour(seat: number): string {
  return `var(--seat-${seat}, ${COLOURS[seat % COLOURS.length]})`
}
