import { describe, expect, it, vi } from 'vitest'
import { board } from '../testing/made'
import type { Refused } from './protocol'

const no: Refused = { type: 'refused', request: '1', code: 'illegal', because: 'not now', rule: 'C-5.1' }

describe('BoardModel', () => {
  it('allows a legal move only to somebody who is live and not waiting for an answer', () => {
    const model = board(['pass'])

    expect(model.can('pass')).toBe(true)
    expect(model.can('play winter')).toBe(false)
    model.busy = true
    expect(model.can('pass')).toBe(false)
    model.busy = false
    model.live = false
    expect(model.can('pass')).toBe(false)
  })

  it('sends a legal move once and shows what the server refused', async () => {
    const model = board(['pass'])
    model.send = vi.fn(() => Promise.resolve(no))

    await model.act('pass')

    expect(model.send).toHaveBeenCalledExactlyOnceWith('pass')
    expect(model.refusal).toBe(no)
    expect(model.busy).toBe(false)
  })

  it('does not send an illegal move but asks why not', async () => {
    const model = board(['pass'])
    model.send = vi.fn(() => Promise.resolve(null))
    model.reason = vi.fn(() => Promise.resolve(no))

    await model.act('play winter')

    expect(model.send).not.toHaveBeenCalled()
    expect(model.refusal).toBe(no)
  })

  it('selects at the first touch and acts at the second', () => {
    const model = board(['thug a'])
    model.send = vi.fn(() => Promise.resolve(null))

    model.pick('thug a')
    expect(model.selected).toBe('thug a')
    expect(model.send).not.toHaveBeenCalled()

    model.pick('thug a')
    expect(model.send).toHaveBeenCalledExactlyOnceWith('thug a')
    expect(model.selected).toBeNull()
  })

  it('asks for a reason once per position', async () => {
    const model = board([])
    model.reason = vi.fn(() => Promise.resolve(no))

    await model.why('pass')
    await model.why('pass')
    expect(model.reason).toHaveBeenCalledTimes(1)

    model.positionChanged()
    await model.why('pass')
    expect(model.reason).toHaveBeenCalledTimes(2)
  })

  it('asks for no reason where somebody only watches', async () => {
    const model = board([])
    model.live = false
    model.reason = vi.fn(() => Promise.resolve(no))

    expect(await model.why('pass')).toBeNull()
    expect(model.reason).not.toHaveBeenCalled()
  })

  it('forgets a selected move that is no longer legal, and keeps one that is', () => {
    const model = board(['thug a', 'thug b'])
    model.pick('thug a')

    model.positionChanged()
    expect(model.selected).toBe('thug a')

    model.legal = ['thug b']
    model.positionChanged()
    expect(model.selected).toBeNull()
  })

  it('says a move in words where the server gave some, and a thing by its name', () => {
    const model = board(['pass', 'play winter'], {}, { nouns: { card: { winter: 'Winter' } } })
    model.phrases = ['Pass']

    expect(model.phrase('pass')).toBe('Pass')
    expect(model.phrase('play winter')).toBe('play winter')
    expect(model.noun('card', 'winter')).toBe('Winter')
    expect(model.noun('card', 'spring')).toBe('spring')
  })
})
