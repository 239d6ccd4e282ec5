import type { Looks } from '..'
import Board from './Board.svelte'
import Large from './Card.svelte'
import { ASK, badges, onBoard, revealed, sources, stats } from './looks'

export const looks: Looks = { Board, Large, stats, badges, onBoard, ASK, sources, revealed }
