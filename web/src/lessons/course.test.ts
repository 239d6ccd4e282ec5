import { beforeEach, describe, expect, it } from 'vitest'
import { board, told } from '../testing/made'
import { Course, holds, isGoingOn, wordIn } from './course.svelte'
import type { Plan, Tip } from './index'

const tip = (id: string, given: Partial<Tip> = {}): Tip => ({ id, rule: 'C-1', when: {}, ...given })
const plan = (...tips: Tip[]): Plan => ({
  game: 'condottiere',
  seats: [],
  options: {},
  pace: 0,
  goal: { event: ['ends'] },
  tips,
})
const asked = board(['play winter', 'pass'], { question: 'turn' })

beforeEach(() => {
  localStorage.clear()
  location.hash = ''
})

describe('a tip is shown', () => {
  it('when its question is asked of me, not of somebody else', () => {
    const other = board(['pass'], { question: 'turn' })
    other.asked = [1]

    expect(holds({ question: ['turn'] }, asked, [])).toBe(true)
    expect(holds({ question: ['bid'] }, asked, [])).toBe(false)
    expect(holds({ question: ['turn'] }, other, [])).toBe(false)
  })

  it('when a move of mine begins with its verb', () => {
    expect(holds({ verb: 'play' }, asked, [])).toBe(true)
    expect(holds({ verb: 'pla' }, asked, [])).toBe(false)
  })

  it('when its event happened so often, with these facts', () => {
    const log = [told('card', { facts: { kind: 'winter' } }), told('card', { facts: { kind: 'spring' } })]

    expect(holds({ event: ['card'], times: 2 }, asked, log)).toBe(true)
    expect(holds({ event: ['card'], times: 3 }, asked, log)).toBe(false)
    expect(holds({ event: ['card'], facts: { kind: ['winter', 'bishop'] } }, asked, log)).toBe(true)
    expect(holds({ event: ['card'], facts: { kind: ['bishop'] } }, asked, log)).toBe(false)
  })

  it('only when all of this holds', () => {
    expect(holds({ verb: 'play', event: ['ends'] }, asked, [])).toBe(false)
  })
})

describe('a lesson', () => {
  const first = tip('first')
  const second = tip('second', { when: { verb: 'pass' } })
  const rare = tip('rare', { when: { event: ['rare'] }, maybe: true })

  it('shows the first tip that applies and was not read, and leaves an open one on the page', () => {
    const course = new Course('t', plan(first, second))

    expect(course.tip(asked, [], null)).toBe(first)
    expect(course.tip(asked, [], second)).toBe(second)
    course.mark(first)
    expect(course.tip(asked, [], first)).toBe(second)
    course.mark(second)
    expect(course.tip(asked, [], null)).toBeNull()
  })

  it('is over when all that must come up was read, or at its goal', () => {
    const course = new Course('t', plan(first, rare))

    expect(course.reached(asked, [])).toBe(false)
    expect(course.reached(asked, [told('ends')])).toBe(true)
    course.mark(first)
    expect(course.reached(asked, [])).toBe(true)
    expect(course.unseen).toEqual([rare])
  })

  it('goes on after a reload where it stopped', () => {
    new Course('t', plan(first, second)).mark(first)

    expect(isGoingOn('t')).toBe(true)
    expect(new Course('t', plan(first, second)).seen).toEqual(['first'])
  })

  it('does not come back once it was left, even by its own address', () => {
    new Course('t', plan(first)).leave()
    location.hash = '#lesson'

    expect(isGoingOn('t')).toBe(false)
    expect(isGoingOn('another')).toBe(true)
  })

  it('is remembered for the last twelve tables', () => {
    for (let i = 0; i < 20; i++) new Course(`t${i}`, plan(first)).mark(first)

    expect(Object.keys(JSON.parse(localStorage.getItem('lessons')!) as object)).toHaveLength(12)
    expect(isGoingOn('t19')).toBe(true)
    expect(isGoingOn('t3')).toBe(false)
  })
})

it('a word of a tip is found by its way through the view', () => {
  const view = { goal: { total: 6, kind: 'regions', list: [] } }

  expect(wordIn(view, 'goal.total')).toBe('6')
  expect(wordIn(view, 'goal.kind')).toBe('regions')
  expect(wordIn(view, 'goal.list')).toBe('')
  expect(wordIn(view, 'gone.total')).toBe('')
})
