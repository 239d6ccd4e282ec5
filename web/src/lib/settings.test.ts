import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { applyPreferences, pace, preferences, savePreferences, useGameTheme } from './settings.svelte'

const root = document.documentElement

/** A machine that wants these of what a page may ask for. */
const wants = (...queries: string[]) =>
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: queries.some((one) => query.includes(one)) }))

beforeEach(() => {
  Object.assign(preferences, { theme: 'auto', motion: 'auto' })
  wants()
})
afterEach(() => vi.unstubAllGlobals())

describe('preferences', () => {
  it.each([
    ['auto', true, 'dark'],
    ['auto', false, 'light'],
    ['light', true, 'light'],
    ['dark', false, 'dark'],
  ] as const)('theme %s with a dark machine %s is %s', (theme, dark, shown) => {
    if (dark) wants('prefers-color-scheme: dark')
    preferences.theme = theme

    applyPreferences()

    expect(root.dataset.theme).toBe(shown)
  })

  it('let nothing move for those who asked for it, here or on their machine', () => {
    expect(pace(300)).toBe(300)
    preferences.motion = 'off'
    expect(pace(300)).toBe(0)
    preferences.motion = 'auto'
    wants('prefers-reduced-motion')
    expect(pace(300)).toBe(0)
  })

  it('are kept in this browser', () => {
    preferences.theme = 'dark'

    savePreferences()

    expect(JSON.parse(localStorage.getItem('likes')!)).toMatchObject({ theme: 'dark' })
    expect(root.dataset.theme).toBe('dark')
  })

  it('give the page the colours of a game until the table is left', () => {
    const leave = useGameTheme('achaja')
    expect(root.dataset.game).toBe('achaja')

    leave()
    expect(root.dataset.game).toBeUndefined()
  })
})
