import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Page, Sitting } from '../../../lib/protocol'
import { box } from '../../../testing/made'
import { Session } from './session.svelte'

let asked: Sitting[] = []

/** A server that takes so many answers and finds fault with the next. */
function serve(fit = Infinity) {
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    if (url.includes('/box')) return Promise.resolve(new Response(JSON.stringify(box({ game: 'godfather' }))))
    const sitting = JSON.parse(init.body as string) as Sitting
    asked.push(sitting)
    const kept = Math.min(sitting.answers!.length, fit)
    const wrong = kept < sitting.answers!.length ? 'That is no answer.' : ''
    const page: Page = { told: [], before: [], ask: null, kept, wrong, names: [], view: {}, box: null }
    return Promise.resolve(new Response(JSON.stringify(page)))
  })
}

beforeEach(() => {
  localStorage.clear()
  asked = []
  serve()
  return () => vi.unstubAllGlobals()
})

describe('a session beside the real box', () => {
  it('sends all answers each time and keeps them in this browser', async () => {
    const session = new Session()
    await session.begin(1, { dons: ['first'] }, null)
    await session.answer('one')
    await session.answer('two')

    expect(asked.map((one) => one.answers)).toEqual([[], ['one'], ['one', 'two']])
    expect(asked[0].seed).toMatch(/^[0-9a-f]{64}$/)
    expect(new Session().kept?.answers).toEqual(['one', 'two'])
  })

  it('does not keep an answer that does not fit, and says why', async () => {
    const session = new Session()
    await session.begin(1, {}, null)
    serve(0)

    await session.answer('nonsense')

    expect(session.trouble).toBe('That is no answer.')
    expect(session.kept?.answers).toEqual([])
  })

  it('goes back one answer', async () => {
    const session = new Session()
    await session.begin(1, {}, null)
    await session.answer('one')

    await session.back()

    expect(session.kept?.answers).toEqual([])
  })

  it('lets go of answers that a corrected file no longer understands', async () => {
    const session = new Session()
    await session.begin(1, {}, null)
    for (const one of ['a', 'b', 'c']) await session.answer(one)
    serve(1)
    await session.resume()
    expect(session.trouble).not.toBe('')

    await session.trim()

    expect(session.kept?.answers).toEqual(['a'])
    expect(session.trouble).toBe('')
  })

  it('leaves nothing behind when it ends', async () => {
    const session = new Session()
    await session.begin(1, {}, null)

    session.end()

    expect(session.page).toBeNull()
    expect(localStorage.getItem('companion.godfather')).toBeNull()
  })

  it('begins anew where this browser keeps something else', () => {
    localStorage.setItem('companion.godfather', '{broken')

    expect(new Session().kept).toBeNull()
  })
})
