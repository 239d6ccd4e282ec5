import type { Looks } from '..'
import Board from './Board.svelte'
import Large from './Card.svelte'
import { ASK, badges, names, onBoard, revealed, sources, stats } from './looks'
import './theme.css'

export const looks: Looks = {
  Board,
  Large,
  names,
  stats,
  badges,
  onBoard,
  sources,
  revealed,
  places: ['business', 'space'],
  ASK,
}
