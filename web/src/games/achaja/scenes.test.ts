import { describe, expect, it } from 'vitest'
import { told } from '../../testing/made'
import { scenesOf } from './scenes'

const tile = (seq: number, location: string, given = {}) =>
  told('dominates', { seq, seat: 0, facts: { location, colour: 'red', dice: [['red', 5]], sums: { blue: 2, red: 5 }, ...given } }) // prettier-ignore

describe('scenes', () => {
  it('are none before the first dominance phase', () => {
    expect(scenesOf([told('turn'), told('place')])).toEqual([])
  })

  it('tell each tile with its dice, sums from the highest, token and power', () => {
    const [scene] = scenesOf([
      told('turn'),
      tile(5, 'port'),
      told('placed_token', { facts: { location: 'port' } }),
      told('gained_power', { facts: { n: 2 } }),
      told('gained_gold', { text: 'Anna gains gold.' }),
    ])

    expect(scene).toMatchObject({ kind: 'tile', location: 'port', colour: 'red', token: true, power: 2 })
    expect(scene.sums).toEqual([
      ['red', 5],
      ['blue', 2],
    ])
    expect(scene.lines).toEqual(['Anna gains gold.'])
  })

  it('do not take a power gained later for that of the token', () => {
    const [scene] = scenesOf([told('turn'), tile(5, 'port'), told('gained_power', { text: 'power', facts: { n: 2 } })])

    expect(scene).toMatchObject({ token: false, power: 0, lines: ['power'] })
  })

  it('name nobody at a tie', () => {
    const [scene] = scenesOf([told('turn'), told('tied_location', { seat: 1, facts: { location: 'mint' } })])

    expect(scene).toMatchObject({ kind: 'tile', seat: null, colour: null })
  })

  it('are those of the last phase, with its end and the reckoning', () => {
    const scenes = scenesOf([
      told('turn'),
      tile(1, 'port'),
      told('turn'),
      tile(5, 'mint'),
      told('lowered_limit', { facts: { location: 'mint' } }),
      told('leads'),
      told('wealth'),
    ])

    expect(scenes.map((scene) => [scene.kind, scene.location])).toEqual([
      ['tile', 'mint'],
      ['leave', 'mint'],
      ['reckoning', ''],
    ])
    expect(scenes[2].lines).toHaveLength(2)
  })

  it('end where the next turn begins', () => {
    const scenes = scenesOf([told('turn'), tile(1, 'port'), told('turn'), told('place', { text: 'later' })])

    expect(scenes).toHaveLength(1)
    expect(scenes[0].lines).toEqual([])
  })
})
