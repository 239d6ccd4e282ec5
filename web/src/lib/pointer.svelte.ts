// Pointing at the board: "@bronte" in a line of the chat is a place there.

class Pointer {
  at = $state<string | null>(null) // the place that is lit up now
  draft = $state('') // the line being written
  private timer = 0

  /** Light a place up for a while. */
  show(place: string): void {
    clearTimeout(this.timer)
    this.at = place
    this.timer = window.setTimeout(() => (this.at = null), 4000)
  }

  /** Put a place into the line being written. */
  name(place: string): void {
    this.draft = `${this.draft}${this.draft && !this.draft.endsWith(' ') ? ' ' : ''}@${place} `
  }
}

export const pointer = new Pointer()

/** A line in pieces: words, and the places it names. */
export function pieces(text: string, known: (id: string) => string | undefined): { text: string; place?: string }[] {
  return text.split(/(@\w+)/).map((piece) => {
    const name = piece.startsWith('@') ? known(piece.slice(1)) : undefined
    return name === undefined ? { text: piece } : { text: name, place: piece.slice(1) }
  })
}
