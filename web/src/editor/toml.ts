// A component file as sheets of cells, each knowing where its value stands in the text: so a value can be changed and
// every comment stays. It reads what our files use of TOML and passes over what it does not understand; whether a file
// is right is for the server to say.

export interface Cell {
  key: string
  line: number // where the key stands, counted from 1
  last: number // where its value ends
  from: number // the value, as offsets into the text
  to: number
  raw: string
  parts: Cell[] // of an inline table: its keys, each to be changed by itself
}

/** One [table] or one of several [[tables]]. */
export interface Section {
  path: string
  list: boolean
  line: number
  owner: Section | null // the [[table]] it belongs to
  index: number // among those of the same path
  cells: Cell[]
}

/** Sections that are shown as one sheet, each as a row. */
export interface Sheet {
  name: string
  rows: { label: string; section: Section }[]
  keys: string[]
}

/** Where a value comes from: a rulebook, other public material, reconstructed by us, decided by us. */
export type Tag = 'S' | 'P' | 'R' | 'D' | ''

const QUOTES = ['"""', "'''", '"', "'"]

/** The end of a string that begins here, or of its line if it never ends. */
function pastString(text: string, at: number): number {
  const quote = QUOTES.find((one) => text.startsWith(one, at))!
  for (let i = at + quote.length; i < text.length; i++) {
    if (quote[0] === '"' && text[i] === '\\') i++
    else if (text.startsWith(quote, i)) return i + quote.length
    else if (quote.length === 1 && text[i] === '\n') return i
  }
  return text.length
}

const NEXT = /^\s*(\[{1,2}[A-Za-z_][\w.-]*\]|[A-Za-z_][\w-]*\s*=)/

/** The end of a value: a string, a list or inline table over several lines, or a bare word. One that is never closed
 *  ends where the next key or table begins, so that a slip of the pen does not swallow the rest of the file. */
function pastValue(text: string, at: number, inside = false): number {
  let depth = 0
  let i = at
  for (; i < text.length; i++) {
    const sign = text[i]
    if (inside && depth === 0 && (sign === ',' || sign === '}')) break
    if (sign === '"' || sign === "'") i = pastString(text, i) - 1
    else if (sign === '[' || sign === '{') depth++
    else if (sign === ']' || sign === '}') depth--
    else if (sign === '#' || sign === '\n') {
      if (depth <= 0) break
      const end = text.indexOf('\n', i)
      if (end < 0 || NEXT.test(text.slice(end + 1, end + 80))) break
      i = end
    }
  }
  return at + text.slice(at, i).trimEnd().length
}

/** The keys of an inline table { en = "Winter", pl = "Zima" }; none of anything else. */
function partsOf(text: string, from: number, to: number, line: number): Cell[] {
  const found: Cell[] = []
  if (text[from] !== '{' || text[to - 1] !== '}') return found
  for (let at = from + 1; at < to - 1;) {
    const key = text.slice(at, to).match(/^\s*,?\s*(("[^"]*"|'[^']*'|[\w.-]+)\s*=\s*)[^\s]/)
    if (!key) break
    const begin = at + key[0].length - 1
    const end = pastValue(text, begin, true)
    found.push({ key: key[2], line, last: line, from: begin, to: end, raw: text.slice(begin, end), parts: [] })
    at = end
  }
  return found
}

export function read(text: string): Section[] {
  const top: Section = { path: '', list: false, line: 1, owner: null, index: 0, cells: [] }
  const sections = [top]
  const counts = new Map<string, number>()
  let here = top
  let line = 1
  for (let at = 0; at < text.length;) {
    const end = text.indexOf('\n', at) < 0 ? text.length : text.indexOf('\n', at)
    const words = text.slice(at, end)
    const header = words.match(/^\s*\[(\[?)\s*([\w.-]+)\s*\]\]?/)
    const key = words.match(/^(\s*("[^"]*"|'[^']*'|[\w.-]+)\s*=\s*)\S/)
    let next = end
    if (header) {
      const path = header[2]
      const owner = sections.findLast((one) => one.list && path.startsWith(`${one.path}.`)) ?? null
      const index = counts.get(path) ?? 0
      counts.set(path, index + 1)
      here = { path, list: header[1] === '[', line, owner, index, cells: [] }
      sections.push(here)
    } else if (key) {
      const from = at + key[1].length
      const to = pastValue(text, from)
      const raw = text.slice(from, to)
      here.cells.push({
        key: key[2].replace(/^["']|["']$/g, ''),
        line,
        last: line + raw.split('\n').length - 1,
        from,
        to,
        raw,
        parts: partsOf(text, from, to, line),
      })
      next = text.indexOf('\n', to) < 0 ? text.length : text.indexOf('\n', to)
    }
    line += text.slice(at, next + 1).split('\n').length - 1
    at = next + 1
  }
  return sections.filter((one) => one.cells.length)
}

/** What a value says, as people write it: strings without their quotes, all else as it stands. */
export function plain(raw: string): string {
  if (/^"(?!"")/.test(raw)) {
    try {
      return JSON.parse(raw) as string
    } catch {
      return raw.slice(1, -1)
    }
  }
  return /^'(?!'')/.test(raw) ? raw.slice(1, -1) : raw
}

/** The way back: what was a string stays one. */
export function quoted(said: string, before: string): string {
  return /^["'](?!["']["'])/.test(before) ? JSON.stringify(said) : said.trim()
}

export function change(text: string, cell: Cell, raw: string): string {
  return text.slice(0, cell.from) + raw + text.slice(cell.to)
}

export const cellOf = (section: Section, key: string): Cell | undefined =>
  section.cells.find((cell) => cell.key === key)

function nameOf(section: Section): string {
  const named = ['id', 'number', 'column', 'act', 'players', 'value', 'name']
    .map((key) => cellOf(section, key))
    .find((cell) => cell && cell.raw.length < 40)
  return named ? plain(named.raw) : String(section.index + 1)
}

export function sheets(sections: Section[]): Sheet[] {
  const siblings = new Map<string, Set<string>>()
  const parent = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('.')))
  const last = (path: string): string => path.slice(path.lastIndexOf('.') + 1)
  for (const { path, list } of sections) {
    if (!list && path.includes('.'))
      siblings.set(parent(path), (siblings.get(parent(path)) ?? new Set()).add(last(path)))
  }
  const found = new Map<string, Sheet>()
  for (const section of sections) {
    const apart = !section.list && (siblings.get(parent(section.path))?.size ?? 0) > 1
    const name = apart ? parent(section.path) : section.path
    const own = apart ? last(section.path) : section.list ? nameOf(section) : ''
    const label = [section.owner ? nameOf(section.owner) : '', own].filter(Boolean).join(' · ') || section.path
    const sheet = found.get(name) ?? { name, rows: [], keys: [] }
    sheet.rows.push({ label, section })
    for (const { key } of section.cells) if (!sheet.keys.includes(key)) sheet.keys.push(key)
    found.set(name, sheet)
  }
  const rank = (key: string): number => (key === 'because' ? 2 : isSource(key) ? 1 : 0)
  for (const sheet of found.values())
    sheet.keys = sheet.keys
      .map((key, i) => ({ key, i }))
      .sort((a, b) => rank(a.key) - rank(b.key) || a.i - b.i)
      .map(({ key }) => key)
  return [...found.values()]
}

const RECONSTRUCTED = /(?:^|; *)(?:\w\w )?R\b/
const isSource = (key: string): boolean => key === 'source' || key.endsWith('_source')

/** The tag of one value: of its own source if it has one, else of its entry. One reconstructed language is enough. */
export function tagOf(section: Section, key = ''): Tag {
  const own = section.cells.find(
    (cell) => cell.key.endsWith('_source') && key.startsWith(cell.key.replace('_source', '')),
  )
  const source = own ?? cellOf(section, 'source')
  if (!source || isSource(key) || key === 'because') return ''
  const said = plain(source.raw)
  return own && RECONSTRUCTED.test(said) ? 'R' : ((said[0] ?? '') as Tag)
}

/** Does the source of an entry, or of a part of it, say that we reconstructed something? */
export const isReconstructed = (section: Section): boolean =>
  section.cells.some((cell) => isSource(cell.key) && RECONSTRUCTED.test(plain(cell.raw)))
