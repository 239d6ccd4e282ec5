import { describe, expect, it } from 'vitest'
import { box, game, option } from '../testing/made'
import { about, choice, chosen, label } from './options'

const words = {
  'name.reconquest': 'Reconquest',
  'option.reconquest': 'Regions may be attacked.',
  'choice.timing.step2': 'right after the battle',
  'choice.random': 'by lot',
}

describe('options', () => {
  it('are called by the words of the game, or by their own name', () => {
    expect(label(box({ words }), option('reconquest'))).toBe('Reconquest')
    expect(label(null, option('battle_cap'))).toBe('battle cap')
    expect(about(box({ words }), option('reconquest'))).toBe('Regions may be attacked.')
    expect(about(null, option('reconquest'))).toBe('about reconquest')
  })

  it('name a choice by its option, then by itself, then by its letter', () => {
    const seats = option('first_player', { seats: true })

    expect(choice(box({ words }), option('timing'), 'step2')).toBe('right after the battle')
    expect(choice(box({ words }), option('other'), 'random')).toBe('by lot')
    expect(choice(box({ words }), option('other'), 'after_effect')).toBe('after effect')
    expect(choice(box({ words }), seats, '1')).toBe('Player B')
  })

  it('are told only where they differ from the usual', () => {
    const options = [
      option('reconquest'),
      option('points_target', { type: 'int', default: 0 }),
      option('deals', { default: true }),
      option('dons', { type: 'list', default: [] }),
      option('data', { type: 'Path', default: null }),
    ]
    const values = { reconquest: true, points_target: 0, deals: false, dons: ['random', 'step2'], data: 'my.toml' }

    expect(chosen(box({ words }), game({ options }), values).map((one) => one.said)).toEqual([
      'Reconquest',
      'deals: –',
      'dons: by lot, step2',
    ])
  })
})
