import { itemAt } from '@caderneta/feed/item-at'
import type { DrawnPair } from './draw.ts'
import type { DaySpan } from './match-window.ts'

/**
 * The day of each game of a round that has days of its own: as many on each day, and first those
 * whose sides have rested longest.
 */
export function daysOfGames(
  rounds: readonly DaySpan[],
  round: number,
  pairsOf: (round: number) => readonly DrawnPair[],
): readonly number[] {
  const { from, until } = itemAt(rounds, round)
  const pairs = pairsOf(round)
  const before = lastDays(rounds, round - 1, pairsOf)
  const lastDay = ({ pair }: DrawnPair) => Math.max(...pair.map((side) => before.get(side) ?? 0))
  const order = pairs
    .map((pair, index) => ({ index, last: lastDay(pair) }))
    .sort((one, other) => one.last - other.last || one.index - other.index)
  const days: number[] = pairs.map(() => from)
  for (const [place, { index }] of order.entries())
    days[index] = from + Math.floor((place * (until - from + 1)) / pairs.length)
  return days
}

/** The last day on which each side has played, in one of the two rounds before. */
function lastDays(
  rounds: readonly DaySpan[],
  round: number,
  pairsOf: (round: number) => readonly DrawnPair[],
): ReadonlyMap<string, number> {
  const played = new Map<string, number>()
  for (const each of [round - 1, round].filter((one) => one >= 0)) {
    const days = each === round ? daysOfGames(rounds, each, pairsOf) : null
    for (const [index, { pair }] of pairsOf(each).entries()) {
      const day = days === null ? itemAt(rounds, each).until : itemAt(days, index)
      for (const side of pair) played.set(side, day)
    }
  }
  return played
}
