import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { table, told } from '../testing/made'
import { TableLink } from './link.svelte'
import type { State, Welcome } from './protocol'

/** What a browser gives as a socket: it notes what was said and says what a test lets it say. */
class Socket {
  static all: Socket[] = []
  said: Record<string, unknown>[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  constructor(readonly url: string) {
    Socket.all.push(this)
  }
  send(text: string) {
    this.said.push(JSON.parse(text) as Record<string, unknown>)
  }
  close() {}
  hears(frame: unknown) {
    this.onmessage?.({ data: JSON.stringify(frame) })
  }
}

const latest = () => Socket.all[Socket.all.length - 1]
const welcome: Welcome = { type: 'welcome', v: 1, table: table(), seats: [0], seq: 0, heartbeat: 15, chat: [] }
const state = (seq: number, given: Partial<State> = {}): State => ({
  type: 'state',
  seat: 0,
  seq,
  prompt: '',
  events: [],
  view: { turn: seq },
  ...given,
})

function connect(): TableLink {
  const link = new TableLink('t1')
  latest().onopen?.()
  latest().hears(welcome)
  return link
}

beforeEach(() => {
  Socket.all = []
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Socket)
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no log here')))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('TableLink', () => {
  it('introduces itself and is open once it is welcomed', () => {
    const link = new TableLink('t1')
    latest().onopen?.()
    expect(link.status).toBe('connecting')

    latest().hears(welcome)

    expect(latest().said[0]).toMatchObject({ type: 'hello', lang: 'en', phrases: true })
    expect(link.status).toBe('open')
    expect(link.held).toEqual([0])
  })

  it('fills in what the server left out', () => {
    const link = connect()

    latest().hears(state(1))

    expect(link.states['0']).toMatchObject({ asked: [], question: null, legal: [], phrases: [], over: false })
  })

  it('keeps the log of a seat without saying anything twice', () => {
    const link = connect()

    latest().hears(state(1, { events: [told('deal', { seq: 1 })] }))
    latest().hears(state(2, { events: [told('deal', { seq: 1 }), told('play', { seq: 2 })] }))

    expect(link.logs['0'].map((one) => one.what)).toEqual(['deal', 'play'])
  })

  it('takes events back that were undone', () => {
    const link = connect()
    latest().hears(state(2, { events: [told('deal', { seq: 1 }), told('play', { seq: 2 })] }))

    latest().hears(state(3, { undone: 1, events: [told('undone', { seq: 3 })] }))

    expect(link.logs['0'].map((one) => one.what)).toEqual(['deal', 'undone'])
  })

  it('gives each answer to whoever asked', async () => {
    const link = connect()
    const first = link.play(0, 'pass', 4)
    const second = link.why(0, 'play winter')
    const [one, two] = latest().said.slice(-2)

    latest().hears({ type: 'refused', request: two.request, code: 'illegal', because: 'not now' })
    latest().hears({ type: 'accepted', request: one.request, seq: 5 })

    expect(one).toMatchObject({ type: 'answer', seat: 0, move: 'pass', question: 4 })
    expect(await first).toBeNull()
    expect(await second).toMatchObject({ because: 'not now' })
  })

  it('comes back after a loss, says what it saw last, and repeats what was not answered', async () => {
    const link = connect()
    latest().hears(state(7))
    const answer = link.play(0, 'pass', 4)
    const { request } = latest().said.at(-1)!

    latest().onclose?.({ code: 1006 })
    expect(link.status).toBe('lost')
    await vi.advanceTimersByTimeAsync(5000)
    latest().onopen?.()
    latest().hears(welcome)

    expect(Socket.all).toHaveLength(2)
    expect(latest().said[0]).toMatchObject({ type: 'hello', last: 7 })
    expect(latest().said[1]).toMatchObject({ type: 'answer', request })
    latest().hears({ type: 'accepted', request, seq: 8 })
    expect(await answer).toBeNull()
  })

  it('takes silence of two heartbeats for a loss', async () => {
    const link = connect()

    await vi.advanceTimersByTimeAsync(30_000)
    expect(link.status).toBe('open')
    await vi.advanceTimersByTimeAsync(15_000)

    expect(link.status).toBe('lost')
  })

  it.each([4404, 4003, 4403])('does not come back to a table that is not there (%i)', async (code) => {
    const link = connect()

    latest().onclose?.({ code })
    await vi.advanceTimersByTimeAsync(60_000)

    expect(link.status).toBe('gone')
    expect(Socket.all).toHaveLength(1)
  })

  it('replaces a line of the chat that was newly signed', () => {
    const link = connect()
    const line = { type: 'chat', number: 1, seat: 0, name: 'Anna', text: 'peace', at: 0, parties: [0, 1] }

    latest().hears(line)
    latest().hears({ ...line, signed: { 1: true } })

    expect(link.chat).toHaveLength(1)
    expect(link.chat[0].signed).toEqual({ 1: true })
  })

  it('asks for consent until the proposal is settled or the table moves on', () => {
    const link = connect()
    const proposal = { type: 'proposal', proposal: 3, seat: 1, to: 2, agreed: [1] }

    latest().hears(proposal)
    expect(link.proposal).toMatchObject({ proposal: 3 })
    latest().hears({ ...proposal, settled: true })
    expect(link.proposal).toBeNull()
    latest().hears(proposal)
    latest().hears(state(4))
    expect(link.proposal).toBeNull()
  })
})
