import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { game, table } from '../testing/made'
import { address, api, call, playNow, Problem } from './api'
import { setLanguage } from './words.svelte'

type Answers = Record<string, unknown>

/** A server that answers by method and path; a number is a status. */
function serve(answers: Answers) {
  const asked: { what: string; body: unknown; headers: Record<string, string> }[] = []
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const what = `${init.method} ${url.split('?')[0]}`
    asked.push({
      what,
      body: init.body === undefined ? undefined : JSON.parse(init.body as string),
      headers: init.headers as Record<string, string>,
    })
    const found = answers[what]
    return Promise.resolve(
      typeof found === 'number'
        ? new Response('{"code":"guest","because":"Who are you?"}', { status: found })
        : new Response(JSON.stringify(found ?? {})),
    )
  })
  return asked
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.unstubAllGlobals()
  setLanguage('en')
})

describe('an address', () => {
  it('has the parts of its path in their places, its query, and the language spoken', () => {
    setLanguage('pl')

    expect(address('/api/tables/{table}/seats/{seat}', { path: { table: 'a/b', seat: 0 } })).toBe(
      '/api/tables/a%2Fb/seats/0?lang=pl',
    )
    expect(address('/api/tables/{table}/log', { path: { table: 't' }, query: { seat: 0, after: undefined } })).toBe(
      '/api/tables/t/log?seat=0&lang=pl',
    )
  })
})

describe('a call', () => {
  it('sends a body as JSON and nothing where there is none', async () => {
    const asked = serve({})

    await call('PATCH /api/me', { body: { name: 'Bianca' } })
    await call('GET /api/me', {})

    expect(asked[0]).toMatchObject({ body: { name: 'Bianca' }, headers: { 'Content-Type': 'application/json' } })
    expect(asked[1].body).toBeUndefined()
    expect(asked[1].headers).not.toHaveProperty('Content-Type')
  })

  it('raises what the server refused, in its words', async () => {
    serve({ 'GET /api/me': 401 })

    await expect(call('GET /api/me', {})).rejects.toMatchObject({ code: 'guest', message: 'Who are you?', status: 401 })
  })

  it('raises the status of an answer that is not ours', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('<h1>Bad Gateway</h1>', { status: 502 })))

    await expect(call('GET /api/me', {})).rejects.toThrow('HTTP 502')
  })
})

describe('my tables', () => {
  it('are none before the server knows this browser', async () => {
    serve({ 'GET /api/me/tables': 401 })

    expect(await api.mine()).toEqual([])
  })

  it('are not silently none when the server fails', async () => {
    serve({ 'GET /api/me/tables': 503 })

    await expect(api.mine()).rejects.toBeInstanceOf(Problem)
  })
})

describe('a table', () => {
  it('is made with an invitation for oneself, which is taken with a contribution and not handed on', async () => {
    const open = table({ seats: [{ seat: 0, kind: 'invited', name: '' }] })
    const taken = table({ seats: [{ seat: 0, kind: 'guest', name: 'Anna', mine: true, contributed: true }] })
    const asked = serve({
      'POST /api/tables': { table: open, links: { 0: 'key0', 1: 'key1' } },
      'POST /api/tables/t1/seats/0': taken,
    })

    const made = await api.create({ game: 'condottiere', seats: ['you', 'invite', 'bot:greedy'] })

    const [wish, sat] = asked.filter((one) => one.what.startsWith('POST /api/tables'))
    expect(wish.body).toEqual({ game: 'condottiere', seats: ['invite', 'invite', 'bot:greedy'] })
    expect(sat.body).toMatchObject({ key: 'key0', contribution: expect.stringMatching(/^[0-9a-f]{64}$/) as string })
    expect(made).toEqual({ table: taken, links: { 1: 'key1' } })
  })

  it('gets no contribution once it runs, and one that came too late is forgotten', async () => {
    const late = table({ seats: [{ seat: 0, kind: 'guest', name: 'Anna', mine: true }] })
    const asked = serve({ 'POST /api/tables/t1/seats/0': late })

    await api.sit(table({ state: 'running' }), 0)
    await api.sit(table(), 0)

    expect(asked.filter((one) => one.what.endsWith('/seats/0'))[0].body).toMatchObject({ contribution: '' })
    expect(JSON.parse(localStorage.getItem('fairness')!)).toEqual({ t1: { commitment: 'c', mine: {} } })
  })
})

describe('to play at once', () => {
  const seatsFor = async (given: Parameters<typeof game>[0], bot = '') => {
    const asked = serve({ 'POST /api/tables': { table: table({ state: 'running' }), links: { 0: 'k' } } })
    await playNow(game(given), undefined, bot).catch(() => {})
    return (asked.find((one) => one.what === 'POST /api/tables')!.body as { seats: string[] }).seats
  }

  it('seats four where the game allows it, else as many as it can', async () => {
    expect(await seatsFor({})).toHaveLength(4)
    expect(await seatsFor({ players: [1, 2, 3] })).toHaveLength(3)
    expect(await seatsFor({ players: [5, 6] })).toHaveLength(5)
  })

  it('asks for the bot that was chosen in every other seat', async () => {
    expect(await seatsFor({ players: [3] }, 'novice')).toEqual(['invite', 'bot:novice', 'bot:novice'])
  })

  it('else leaves it to the server which bots sit down', async () => {
    expect(await seatsFor({ players: [3] })).toEqual(['invite', 'bot', 'bot'])
  })
})
