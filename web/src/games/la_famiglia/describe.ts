// What an order token does, in words: those of the game where there are any.

import type { Sight } from '../../lib/peek.svelte'
import type { BoardModel } from '../../lib/model.svelte'
import { t } from '../../lib/words.svelte'
import { amount, token, type TokenAction } from './looks'

const SAID: Record<string, string> = { shotgun: 'do_move', deploy_base: 'do_deploy', deploy: 'do_deploy' }
const RULES: Record<string, string> = {
  buy_out: 'LF-20.3',
  lab_network: 'LF-20.4',
  bomb_and_shotgun: 'LF-20.5',
  spread_deploy: 'LF-20.6',
  convert_neighbours: 'LF-20.7',
}

function says(model: BoardModel, action: TokenAction): string {
  const words =
    model.box!.words[`verb.${SAID[action.do] ?? `do_${action.do}`}`] ??
    (action.do === 'boat' ? t('lf.boats', { n: 1 }) : '')
  const many = amount(action)
  return many && words ? `${words} ${many}` : words
}

/** The token large, with its kind, initiative and actions; a special one with its rule. */
export function order(model: BoardModel, id: string, more = ''): Sight {
  const facts = token(model.box, id)!
  const told = [
    `${t(facts.type === 'attack' ? 'lf.attack_order' : 'lf.supply_order')}, ${t('lf.initiative', { n: facts.initiative })}`,
  ]
  told.push(...facts.actions.map((action) => says(model, action)).filter(Boolean))
  if (facts.skull) told.push(t('lf.skull', { n: facts.skull }))
  if (facts.vest) told.push(t('lf.vest', { n: facts.vest }))
  const special = facts.actions.find((action) => action.do === 'special')
  const rule =
    special && (special.name === 'swap_defenders' ? (special.n === 1 ? 'LF-20.1' : 'LF-20.2') : RULES[special.name!])
  const text = `${told.join(' · ')}.${rule ? ` ${model.rule(rule)}` : ''}`
  return { title: more ? `${model.noun('token', id)}: ${more}` : model.noun('token', id), card: id, text, rule }
}
