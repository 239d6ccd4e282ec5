// Our own drawings, black on clay: outlines on a field of 48 by 48, filled with the colour of the text around them.

export const PLACES: Record<string, string> = {
  royal_palace:
    'M24 3l3 5 5-3-1 6H17l-1-6 5 3zM6 20L24 12l18 8v3H6zM9 25h4v14H9zm8.500 0h4v14h-4zm9 0h4v14h-4zM35 25h4v14h-4zM5 40.500h38V45H5z',
  royal_council:
    'M24 5a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM17 15h14l2 9H15zM5 26c4-1 7 1 8 4 3 7 19 7 22 0 1-3 4-5 8-4-1 18-37 18-38 0zM10 18a3.500 3.500 0 1 1 .1 0zM38 18a3.500 3.500 0 1 1 .1 0z',
  watchtower:
    'M24 2c5 4 5 7 3 10h-6c-2-3-1-5 1-6 0 2 1 2 2 2 1-2 1-4 0-6zM13 14h22v5l-3 3v6H16v-6l-3-3zM16 30h16l2 15H14zm6 5v6h4v-6z',
  temple_assembly:
    'M24 4l20 11v4H4v-4zm0 4.500a3 3 0 1 0 .1 0zM7 21h5v18H7zm9.500 0h5v18h-5zm10 0h5v18h-5zM36 21h5v18h-5zM4 41h40v4H4z',
  prison:
    'M6 44V20C6 10 14 4 24 4s18 6 18 16v24zm5-5h4V15c-2.500 2-4 4-4 7zm7.500 0h4V10c-1.500.2-3 .7-4 1.200zm7.500 0h3.500V11c-1-.5-2.200-.8-3.500-1zm7 0h4V22c0-3-1.500-5-4-7z',
  port: 'M22 4h3v3l15 18H25v4h20c-2 8-7 13-13 13H16C9 42 5 37 3 29h19zM20 10v15H8zM3 44q5-3 10 0t10 0 10 0 11 0v3H3z',
  trade_office:
    'M22.500 4h3v5l14 3-.5 3-2-.4L44 30c-1 5-5 7-8.500 7S28 35 27 30l7-16.100-8.500-1.800V40h7v4h-17v-4h7V12.100L14 13.900 21 30c-1 5-5 7-8.500 7S5 35 4 30l7-15.400-2 .4-.5-3 14-3zM12.500 18L8 29h9zm23 0L31 29h9z',
  mint: 'M16 22c7 0 12 2.500 12 5.500v12c0 3-5 5.500-12 5.500S4 42.500 4 39.500v-12C4 24.500 9 22 16 22zm0 3c-5 0-8 1.300-8 2.500S11 30 16 30s8-1.300 8-2.500-3-2.500-8-2.500zM32 4a13 13 0 0 1 1 26c0-6-6-10-14-10.500A13 13 0 0 1 32 4zm-1 6l-2 5 3 5h2l3-5-2-5z',
  arsenal:
    'M5 4l8 2 22 24 3-3 3 3-5 5 6 6-4 4-6-6-5 5-3-3 3-3L6 13zM43 4l-8 2-8 8.500 4.500 5L42 13zM17.500 25L10 33l-3-3-3 3 5 5-6 6 4 4 6-6 5 5 3-3-3-3 4.500-5z',
  heraldic_office: 'M6 5h36v17c0 12-8 18-18 22C14 40 6 34 6 22zm18 6L13 31h5l6-12 6 12h5z',
  black_market:
    'M17 4h14v4l-3 2v3c8 3 12 9 12 16 0 8-6 13-10 15H18c-4-2-10-7-10-15 0-7 4-13 12-16v-3l-3-2zM11 14c-5 1-8 4-8 8s2 6 4 6c0-4 1-7 4-10-2 0-4 1-4 3-1-3 1-5 4-7zm26 0c3 2 5 4 4 7 0-2-2-3-4-3 3 3 4 6 4 10 2 0 4-2 4-6s-3-7-8-8zM13 25v4h22v-4zm2 8v3h18v-3z',
  citadel: 'M3 10h7v5h5v-5h6v5h6v-5h6v5h5v-5h7v13h-3v21H28V33a4 4 0 0 0-8 0v11H6V23H3zm10 16v6h4v-6zm18 0v6h4v-6z',
}

/** What an effect does first and foremost, as one sign. */
export const SIGNS: Record<string, string> = {
  gold: 'M24 5a19 19 0 1 1 0 38 19 19 0 0 1 0-38zm0 5a14 14 0 1 0 0 28 14 14 0 0 0 0-28zm0 4l3 7 7 1-5 5 1 8-6-4-6 4 1-8-5-5 7-1z',
  take: 'M15 3a12 12 0 1 1 0 24 12 12 0 0 1 0-24zm0 5a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM5 38c3-7 10-8 16-7l6 1c3 1 3 5-1 5h-7v2h9l12-8c3-2 6 2 3 4L30 45H14l-4 2H5z',
  raise:
    'M7 19h22v24H7zm6 4a2.600 2.600 0 1 0 .1 0zm5 6a2.600 2.600 0 1 0 .1 0zm5 6a2.600 2.600 0 1 0 .1 0zM36 4l9 12h-5.500v20h-7V16H27z',
  lower:
    'M7 19h22v24H7zm6 4a2.600 2.600 0 1 0 .1 0zm5 6a2.600 2.600 0 1 0 .1 0zm5 6a2.600 2.600 0 1 0 .1 0zM36 36l9-12h-5.500V4h-7v20H27z',
  roll: 'M15 15h18v18H15zm4.500 3.500a2 2 0 1 0 .1 0zm9 0a2 2 0 1 0 .1 0zm-9 7a2 2 0 1 0 .1 0zm9 0a2 2 0 1 0 .1 0zM24 2c11 0 20 8 21.500 19h3L42 31l-8-10h4.500A15 15 0 0 0 13 14l-5-4.500A21.500 21.500 0 0 1 24 2zm0 44C13 46 4 38 2.500 27H0l6-10 8 10H9.500A15 15 0 0 0 35 34l5 4.500A21.500 21.500 0 0 1 24 46z',
  move: 'M4 25h18v18H4zm5 4a2.200 2.200 0 1 0 .1 0zm8 8a2.200 2.200 0 1 0 .1 0zM26 6h16v16l-5-5c-2 8-5 12-11 15V24c3-2 5-6 5.500-12.500z',
  swap: 'M4 8h14v14H4zm7 4.500a2.500 2.500 0 1 0 .1 0zM30 26h14v14H30zm3.500 3.500a2 2 0 1 0 .1 0zm7 7a2 2 0 1 0 .1 0zM23 10h11v-5l9 8-9 8v-5H23zM25 38H14v5l-9-8 9-8v5h11z',
  token:
    'M24 6a18 18 0 1 1 0 36 18 18 0 0 1 0-36zm0 6a12 12 0 1 0 0 24 12 12 0 0 0 0-24zm0 4l2.500 5.500 6 .5-4.500 4 1.500 6-5.500-3-5.500 3 1.500-6-4.500-4 6-.5z',
  person:
    'M14 45c0-6 2-9 5-10-6-1-9-5-8-11 0-2-3-4-2-6l4-5C15 6 21 3 28 4c9 1 13 9 11 17-1 6-4 9-4 14 4 2 6 5 6 10zM20 17a2 2 0 1 0 .1 0z',
  cards: 'M6 12l16-6 10 26-16 6zM25 9l15 2-3 29-16-2 13-5z',
  cousin:
    'M16 6a8 8 0 0 1 4 15c6 2 9 7 9 13v8H3v-8c0-6 3-11 9-13a8 8 0 0 1 4-15zm17 3a7 7 0 0 1 4 13c5 2 8 6 8 11v9H33v-8c0-6-2-10-6-13a7 7 0 0 1 6-12z',
  eye: 'M2 24C8 13 15 8 24 8s16 5 22 16c-6 11-13 16-22 16S8 35 2 24zm22-10a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm0 5a5 5 0 1 1 0 10 5 5 0 0 1 0-10z',
  laurel:
    'M22 44C9 41 4 31 7 17c1-5 4-9 8-12 0 4-1 6-3 9 3-2 6-2 8-1-2 3-5 4-8 5 4 0 7 1 8 4-4 2-7 1-9 0 2 3 5 4 9 3-2 4-5 5-7 5 3 3 6 4 10 4zm4 0c13-3 18-13 15-27-1-5-4-9-8-12 0 4 1 6 3 9-3-2-6-2-8-1 2 3 5 4 8 5-4 0-7 1-8 4 4 2 7 1 9 0-2 3-5 4-9 3 2 4 5 5 7 5-3 3-6 4-10 4z',
  limit: 'M5 20h26v24H5zm4 4v16h18V24zM33 3h6v9h9v6h-9v9h-6v-9h-9v-6h9z',
  scroll:
    'M10 5h26c4 0 6 3 6 6v4h-8v22c0 4-3 7-6 7H10c-4 0-6-3-6-6v-4h18v3c0 2 3 2 3 0V11H14v19H8V11c0-3 1-5 2-6zm7 9h12v3H17zm0 6h12v3H17z',
}

const BY_OP: Record<string, string> = {
  gain_gold: 'gold',
  sell_cards: 'gold',
  take_gold: 'take',
  lose_gold: 'take',
  reroll_die: 'roll',
  reroll_all: 'roll',
  roll_white: 'roll',
  flip_die: 'roll',
  set_die: 'raise',
  move_die: 'move',
  swap_dice: 'swap',
  move_power_token: 'token',
  place_power_token: 'token',
  discard_character: 'person',
  use_character: 'person',
  add_use_tokens: 'person',
  clear_use_tokens: 'person',
  draw_intrigue: 'cards',
  recover_intrigue: 'cards',
  discard_cards: 'cards',
  play_intrigue: 'cards',
  steal_intrigue: 'eye',
  gain_cousin: 'cousin',
  lose_cousin: 'cousin',
  gain_power: 'laurel',
  add_limit_token: 'limit',
  modify_dice_at: 'raise',
}

interface Op {
  op: string
  by?: number | number[]
  ops?: Op[]
  options?: Op[][]
}

/** The sign of a list of operations: the first that moves something; a change of a die points the way it goes. */
export function sign(ops: Op[] | undefined): string {
  for (const one of ops ?? []) {
    if (one.op === 'modify_die' || one.op === 'modify_dice_at')
      return typeof one.by === 'number' && one.by < 0 ? SIGNS.lower : SIGNS.raise
    if (BY_OP[one.op]) return SIGNS[BY_OP[one.op]]
    const inner = one.ops ?? one.options?.[0]
    if (inner && one.op !== 'may') return sign(inner)
  }
  return SIGNS.scroll
}
