import { beforeEach, describe, expect, it } from 'vitest'
import { table } from '../testing/made'
import { checkProof, contribution, forget } from './fairness'
import type { Proof } from './protocol'

// made by consigliere.server.fairness from a server seed of 32 bytes 0x11 and two contributions
const MINE = 'ab'.repeat(32)
const proof: Proof = {
  commitment: '02d449a31fbb267c8f352e9968a79e3e5fc95c1bbeaa502fd6454ebde5a4bedc',
  seed_commitment: '28c8cbe1d32e8e809a6dbdcfeac165d25a323de1ce2e9613e1386eb5d38fa91f',
  contributions: [MINE, 'zażółć'],
  server_seed: '11'.repeat(32),
  seed: '1bbdfa94c368babb0532f3313abaf72ed886f3e0af890b313234ca03b2824fe0',
}
const finished = table({ state: 'over', commitment: proof.commitment, seed_commitment: proof.seed_commitment })

function remember(mine: Record<string, string>, commitment = proof.commitment): void {
  localStorage.setItem('fairness', JSON.stringify({ t1: { commitment, mine } }))
}

const failed = async (given: Proof) =>
  (await checkProof(finished, given))!.filter((one) => !one.holds).map((one) => one.key)

beforeEach(() => localStorage.clear())

describe('a contribution', () => {
  it('is 32 bytes, made once per seat and kept with what the server bound itself to', () => {
    const first = contribution(table(), 0)

    expect(first).toMatch(/^[0-9a-f]{64}$/)
    expect(contribution(table({ commitment: 'another' }), 0)).toBe(first)
    expect(contribution(table(), 1)).not.toBe(first)
    expect(JSON.parse(localStorage.getItem('fairness')!)).toMatchObject({ t1: { commitment: 'c' } })
  })

  it('is forgotten when it came too late, and only that one', () => {
    const [first, second] = [contribution(table(), 0), contribution(table(), 1)]

    forget('t1', 0)

    expect(contribution(table(), 1)).toBe(second)
    expect(contribution(table(), 0)).not.toBe(first)
  })

  it('does not stumble over what is not ours', () => {
    localStorage.setItem('fairness', '{broken')

    expect(contribution(table(), 0)).toMatch(/^[0-9a-f]{64}$/)
  })
})

describe('a proof', () => {
  it('holds as the server makes it', async () => {
    remember({ 0: MINE })

    const found = await checkProof(finished, proof)

    expect(found!.map((one) => one.key)).toEqual(['fair.same', 'fair.bound', 'fair.own', 'fair.mixed', 'fair.sealed'])
    expect(found!.every((one) => one.holds)).toBe(true)
  })

  it.each([
    ['another server seed', { server_seed: '12'.repeat(32) }, ['fair.bound', 'fair.mixed', 'fair.sealed']],
    [
      'another contribution of mine',
      { contributions: ['cd'.repeat(32), 'zażółć'] },
      ['fair.own', 'fair.mixed', 'fair.sealed'],
    ],
    ['another contribution of somebody else', { contributions: [MINE, 'x'] }, ['fair.mixed', 'fair.sealed']],
    ['another seed', { seed: '00'.repeat(32) }, ['fair.mixed']],
    ['another seal', { seed_commitment: '00'.repeat(32) }, ['fair.sealed']],
  ])('fails with %s', async (_what, given, keys) => {
    remember({ 0: MINE })

    expect(await failed({ ...proof, ...given })).toEqual(keys)
  })

  it('fails where the server had bound itself to something else before', async () => {
    remember({ 0: MINE }, 'something else')

    expect(await failed(proof)).toEqual(['fair.same'])
  })

  it('says nothing of a seat that somebody left', async () => {
    remember({ 1: 'mine once' })

    expect(await failed(proof)).toEqual([])
  })

  it('cannot be checked before the game is over', async () => {
    expect(await checkProof(finished, { ...proof, server_seed: undefined })).toBeNull()
  })
})
