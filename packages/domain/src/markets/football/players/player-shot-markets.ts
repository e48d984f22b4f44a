import { oneBook, totals, within } from '../../books/market-books.ts'
import { beats, opposite, type Sum } from '../../rule.ts'
import { linesFrom } from '../football-specs.ts'
import type { PlayerCounter } from './player-counters.ts'
import { ifHePlays, type PlayerSpec, playerMarket, slotMark } from './player-market.ts'
import { ALL_SLOTS, slotOf } from './player-slot.ts'

/** Blocks of indexes of shots on target, of shots and of saves. */
const ON_TARGET = 81
const SHOTS = 79
const SAVES = 83
const SAVES_OFFSET = 240

const ON_TARGET_LINES = linesFrom(0.5, 4.5, 1)
const SHOT_LINES = linesFrom(0.5, 8.5, 1)
const SAVE_LINES = linesFrom(0.5, 9.5, 1)

/** A keeper is the first role of his side. */
const KEEPERS = [slotOf('home', 0, 0), slotOf('away', 0, 0)]

/** Tab 'Jogadores': totals of one player, each the nearest line to even odds. */
export const PLAYER_SHOT_MARKETS = [
  playerMarket({
    id: 1018009,
    key: 'player-sot',
    order: 1070,
    margin: 0.08,
    winners: 1,
    ladder: 1,
    selections: () =>
      ALL_SLOTS.flatMap((slot) =>
        playerTotals(ON_TARGET, 10 * slot, slot, 'onTarget', ON_TARGET_LINES),
      ),
  }),
  playerMarket({
    id: 1018010,
    key: 'player-shots',
    order: 1080,
    margin: 0.08,
    winners: 1,
    ladder: 1,
    selections: () =>
      ALL_SLOTS.flatMap((slot) => playerTotals(SHOTS, 18 * slot, slot, 'shots', SHOT_LINES)),
  }),
  playerMarket({
    id: 1018014,
    key: 'keeper-saves',
    order: 1120,
    margin: 0.08,
    winners: 1,
    ladder: 1,
    selections: () =>
      KEEPERS.flatMap((slot, i) =>
        playerTotals(SAVES, SAVES_OFFSET + 20 * i, slot, 'saves', SAVE_LINES),
      ),
  }),
] as const

function playerTotals(
  block: number,
  offset: number,
  slot: number,
  count: 'onTarget' | 'shots' | 'saves',
  lines: readonly number[],
): readonly PlayerSpec[] {
  const sum: Sum<PlayerCounter> = [[`${count}.${slot}`, 1]]
  return totals(within(oneBook(block), `player=${slotMark(slot)}`, offset), lines, (line) => [
    ifHePlays(slot, beats(sum, line)),
    ifHePlays(slot, beats(opposite(sum), -line)),
  ])
}
