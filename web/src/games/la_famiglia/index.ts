import type { Looks } from '..'
import Board from './Board.svelte'
import Large from './Large.svelte'
import { ASK, badges, onBoard, revealed, sources, stats } from './looks'
import './theme.css'

export const looks: Looks = { Board, Large, stats, badges, onBoard, sources, revealed, ASK, places: ['area', 'sea'] }
