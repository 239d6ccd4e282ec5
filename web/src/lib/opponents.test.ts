import { afterEach, describe, expect, it } from 'vitest'
import { game } from '../testing/made'
import { faceOf, favourite } from './opponents.svelte'
import { preferences } from './settings.svelte'

afterEach(() => Object.assign(preferences, { opponent: '' }))

describe('the favourite opponent', () => {
  it('is the usual one of the game until somebody chooses', () => {
    expect(favourite(game())).toBe('greedy')
  })

  it('is the one chosen last', () => {
    preferences.opponent = 'random'

    expect(favourite(game())).toBe('random')
  })

  it('is the usual one again where the chosen one does not play', () => {
    preferences.opponent = 'master'

    expect(favourite(game())).toBe('greedy')
  })
})

describe('a face', () => {
  const soldier = { bot: 'greedy', level: 3, rank: {}, plays: {}, measured: {}, names: ['Alfonso', 'Beatrice'] }

  it('belongs to a name, wherever it sits', () => {
    expect(faceOf(soldier, 'Beatrice', 4)).toBe(1)
    expect(faceOf(soldier, 'Beatrice 2', 4)).toBe(1)
  })

  it('is that of the seat for a name that was given elsewhere', () => {
    expect(faceOf(soldier, 'Anna', 4)).toBe(4)
    expect(faceOf({ ...soldier, names: ['guesser'] }, 'guesser 2', 2)).toBe(2)
  })
})
