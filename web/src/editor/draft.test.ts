import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '../lib/api'
import type { Verdict } from '../lib/protocol'
import { Draft } from './draft.svelte'

const SHIPPED = '[[card]]\nid = "winter"\ncopies = 3\nname = { en = "Winter", pl = "Zima" }\n'
const fit: Verdict = { fit: true, players: [2], digest: '', shipped: false, flaw: null }

async function opened(): Promise<Draft> {
  const draft = new Draft('condottiere')
  await draft.open()
  return draft
}

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  vi.spyOn(api, 'components').mockResolvedValue({ game: 'condottiere', name: 'c.toml', text: SHIPPED, digest: '' })
  vi.spyOn(api, 'checkComponents').mockResolvedValue(fit)
})
afterEach(() => vi.useRealTimers())

describe('Draft', () => {
  it('counts the values that differ from the shipped file, each part of a name by itself', async () => {
    const draft = await opened()
    expect(draft.changed).toBe(0)

    draft.write(SHIPPED.replace('copies = 3', 'copies = 4').replace('Zima', 'Mróz'))

    expect(draft.changed).toBe(2)
    expect(draft.touched).toBe(true)
  })

  it('tells what a value was before, only where it is another one', async () => {
    const draft = await opened()
    draft.write(SHIPPED.replace('copies = 3', 'copies = 4'))
    const [card] = draft.sections

    expect(draft.before(card, card.cells[1])).toBe('3')
    expect(draft.before(card, card.cells[0])).toBeNull()
  })

  it('is kept in this browser until it is the shipped file again', async () => {
    const draft = await opened()
    draft.write('x = 1')
    expect((await opened()).text).toBe('x = 1')

    draft.write(SHIPPED)
    expect(localStorage.getItem('components.condottiere')).toBeNull()
  })

  it('is checked once somebody stops typing', async () => {
    const draft = await opened()
    vi.mocked(api.checkComponents).mockClear()

    draft.write('x = 1')
    draft.write('x = 12')
    expect(draft.verdict).toBeNull()
    await vi.advanceTimersByTimeAsync(1000)

    expect(api.checkComponents).toHaveBeenCalledExactlyOnceWith('condottiere', 'x = 12')
    expect(draft.verdict).toEqual(fit)
  })

  it('does not take an answer to an older text for one to the newest', async () => {
    const draft = await opened()
    const answers: ((verdict: Verdict) => void)[] = []
    vi.mocked(api.checkComponents).mockImplementation(() => new Promise((done) => answers.push(done)))

    const older = draft.check()
    const newer = draft.check()
    answers[1]({ ...fit, fit: false })
    answers[0](fit)
    await Promise.all([older, newer])

    expect(draft.verdict?.fit).toBe(false)
    expect(draft.checking).toBe(false)
  })
})
