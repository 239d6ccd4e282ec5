// The socket of one table: it comes back by itself, and repeats what was not answered.

import { api } from './api'
import type { Accepted, ChatLine, Proposal, Refused, Reply, Said, State, TableInfo, Told, Undo } from './protocol'
import type { SeatState } from './types'
import { speech } from './words.svelte'

/** What a client says and is answered. */
type Request = Extract<Said, { request: string }>
type Fields<T> = Omit<Extract<Request, { type: T }>, 'type' | 'request'>
type Answered = Accepted | Refused

interface Waiting {
  message: object
  done: (reply: Answered) => void
}

export class TableLink {
  status = $state<'connecting' | 'open' | 'lost' | 'gone'>('connecting')
  attempts = $state(0)
  table = $state.raw<TableInfo | null>(null)
  held = $state.raw<number[]>([])
  states = $state.raw<Record<string, SeatState>>({})
  logs = $state.raw<Record<string, Told[]>>({})
  chat = $state.raw<ChatLine[]>([])
  proposal = $state.raw<Proposal | null>(null)

  private socket: WebSocket | null = null
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  private waiting = new Map<string, Waiting>()
  private heard = 0
  private beat = 0
  private again = 0
  private closed = false
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  private whole = new Set<string>()
  private readonly run = Math.random().toString(36).slice(2)
  private number = 0

  constructor(readonly id: string) {
    addEventListener('offline', this.offline)
    addEventListener('online', this.online)
    this.open()
  }

  private offline = (): void => this.lose()
  private online = (): void => {
    if (this.status === 'lost') this.open()
  }

  close(): void {
    this.closed = true
    clearInterval(this.beat)
    clearTimeout(this.again)
    removeEventListener('offline', this.offline)
    removeEventListener('online', this.online)
    this.socket?.close()
  }

  /** Everything anew, in another language or after taking a seat. */
  reopen(): void {
    this.whole.clear()
    this.logs = {}
    this.states = {}
    this.status = 'connecting'
    this.open()
  }

  private drop(): void {
    const socket = this.socket
    this.socket = null
    if (socket) {
      socket.onclose = socket.onmessage = socket.onerror = socket.onopen = null
      socket.close()
    }
    clearInterval(this.beat)
  }

  private open(): void {
    if (this.closed) return
    this.drop()
    clearTimeout(this.again)
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/ws`)
    this.socket = socket
    socket.onopen = () => {
      const seqs = Object.values(this.states).map((one) => one.seq)
      const last = seqs.length ? Math.min(...seqs) : undefined
      socket.send(JSON.stringify({ type: 'hello', lang: speech.lang, phrases: true, last }))
    }
    socket.onmessage = (event) => {
      this.heard = Date.now()
      this.take(JSON.parse(event.data as string) as Reply)
    }
    socket.onclose = (event) => {
      if (event.code === 4404 || event.code === 4003 || event.code === 4403) {
        this.drop()
        this.status = 'gone'
        return
      }
      if (event.code === 1006 && this.status === 'connecting' && this.attempts > 3) void this.look()
      this.lose()
    }
  }

  private async look(): Promise<void> {
    try {
      await api.table(this.id)
    } catch (problem) {
      if ((problem as { status?: number }).status === 404) {
        this.closed = true
        this.status = 'gone'
      }
    }
  }

  private lose(): void {
    if (this.closed || this.status === 'gone') return
    this.drop()
    this.status = 'lost'
    this.attempts += 1
    clearTimeout(this.again)
    this.again = window.setTimeout(() => this.open(), Math.min(5000, 250 * 2 ** Math.min(this.attempts, 5)))
  }

  private take(frame: Reply): void {
    switch (frame.type) {
      case 'welcome':
        this.status = 'open'
        this.attempts = 0
        this.table = frame.table
        this.held = frame.seats
        this.chat = frame.chat
        this.watch(frame.heartbeat * 1000)
        for (const one of this.waiting.values()) this.socket?.send(JSON.stringify(one.message))
        break
      case 'state':
        this.see(frame)
        break
      case 'table':
        this.table = { ...frame.table, seats: frame.table.seats.map((s) => ({ ...s })) }
        break
      case 'chat':
        this.chat = [...this.chat.filter((line) => line.number !== frame.number), frame]
        break
      case 'proposal':
        this.proposal = frame.settled ? null : frame
        break
      case 'accepted':
      case 'refused': {
        const found = this.waiting.get(frame.request)
        this.waiting.delete(frame.request)
        found?.done(frame)
        break
      }
    }
  }

  private see(frame: State): void {
    const { seat } = frame
    const key = String(seat)
    const state: SeatState = {
      seat,
      seq: frame.seq,
      prompt: frame.prompt,
      view: frame.view ?? {},
      asked: frame.asked ?? [],
      question: frame.question ?? null,
      legal: frame.legal ?? [],
      phrases: frame.phrases ?? [],
      over: frame.over ?? false,
      clock: frame.clock ? { ...frame.clock, at: performance.now() } : undefined,
    }
    const undone = frame.undone
    let log = this.logs[key] ?? []
    if (undone !== undefined) log = log.filter((event) => event.seq <= undone)
    const last = log.length ? log[log.length - 1].seq : -1
    log = [...log, ...frame.events.filter((event) => event.seq > last)]
    this.logs = { ...this.logs, [key]: log }
    this.states = { ...this.states, [key]: state }
    this.proposal = null
    if (!this.whole.has(key)) {
      this.whole.add(key)
      void this.remember(seat, key)
    } else if (frame.complete === false) void this.remember(seat, key)
  }

  /** The log from the beginning. */
  private async remember(seat: number | null, key: string): Promise<void> {
    try {
      const old = await api.log(this.id, seat)
      const last = old.length ? old[old.length - 1].seq : -1
      const newer = (this.logs[key] ?? []).filter((event) => event.seq > last)
      this.logs = { ...this.logs, [key]: [...old, ...newer] }
    } catch {
      // the events at hand must do
    }
  }

  private watch(heartbeat: number): void {
    clearInterval(this.beat)
    this.heard = Date.now()
    let n = 0
    this.beat = window.setInterval(() => {
      if (Date.now() - this.heard > 2 * heartbeat) this.lose()
      else this.socket?.send(JSON.stringify({ type: 'ping', n: ++n }))
    }, heartbeat)
  }

  /** Say something that is answered; it is said again after a lost connection. */
  ask<T extends Request['type']>(type: T, fields: Fields<T>): Promise<Answered> {
    const request = `${this.run}-${++this.number}`
    const message = { type, request, ...fields }
    return new Promise((done) => {
      this.waiting.set(request, { message, done })
      if (this.status === 'open') this.socket?.send(JSON.stringify(message))
    })
  }

  async play(seat: number, move: string, question: number | null): Promise<Refused | null> {
    return refusal(await this.ask('answer', { seat, move, question }))
  }

  async why(seat: number, move: string): Promise<Refused | null> {
    return refusal(await this.ask('why', { seat, move }))
  }

  /** What this seat may tell or show now, each with its sentence. */
  async offers(seat: number): Promise<[string, string][]> {
    const reply = await this.ask('offers', { seat, phrases: true })
    return reply.type === 'accepted' ? (reply.answer as [string, string][]) : []
  }

  async undo(seat: number, how: Undo['how'], to?: number): Promise<Refused | null> {
    return refusal(await this.ask('undo', { seat, how, to }))
  }
}

const refusal = (reply: Answered): Refused | null => (reply.type === 'accepted' ? null : reply)
