// Counting and grouping, in the order in which things first appear.

/** How many there are of each. */
export function tally<T>(things: Iterable<T>): [T, number][] {
  const count = new Map<T, number>()
  for (const one of things) count.set(one, (count.get(one) ?? 0) + 1)
  return [...count]
}

/** What belongs together, by a word they share. */
export function groups<T>(things: Iterable<T>, wordOf: (one: T) => string): [string, T[]][] {
  const found = new Map<string, T[]>()
  for (const one of things) {
    const word = wordOf(one)
    const others = found.get(word)
    if (others) others.push(one)
    else found.set(word, [one])
  }
  return [...found]
}

/** A key for each: the same thing keeps its key when another one leaves. */
export function keyed(ids: string[]): { id: string; key: string }[] {
  const count = new Map<string, number>()
  return ids.map((id) => {
    const n = (count.get(id) ?? 0) + 1
    count.set(id, n)
    return { id, key: `${id} ${n}` }
  })
}
