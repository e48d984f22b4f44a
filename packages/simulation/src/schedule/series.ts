import { itemAt } from '@caderneta/pricing/chances/item-at'
import { type RoundKind, winsNeeded } from './dated-competition.ts'
import type { Earlier } from './drawn-round.ts'

type Pair = readonly [home: string, away: string]
type SeriesGame = NonNullable<Extract<RoundKind, { kind: 'knockout' }>['series']>

/** The ties of a series that this game has to decide, or that are played on in any case. */
export function nextOfSeries(series: SeriesGame, round: number, earlier: Earlier): readonly Pair[] {
  const { game, isReturn } = series
  const first = round - game
  const winners = winnersIn(earlier, first, round)
  const isOpen = (pair: Pair) => pair.every((side) => winsOf(side, winners) < winsNeeded(series))
  return earlier
    .pairsOf(first)
    .filter(({ pair }) => isOpen(pair))
    .map(({ pair: [home, away] }) => (isReturn ? [away, home] : [home, away]))
}

/** Who has won each tie of the series that ends before a round, in the order of its first game. */
export function winnersOfSeries(
  { of }: SeriesGame,
  round: number,
  earlier: Earlier,
): readonly string[] {
  const first = round - of
  const winners = winnersIn(earlier, first, round)
  return earlier
    .pairsOf(first)
    .map(({ pair: [home, away] }) => (winsOf(home, winners) > winsOf(away, winners) ? home : away))
}

/** The winners of all games in the rounds from one to before another. */
function winnersIn(earlier: Earlier, from: number, before: number): readonly string[] {
  const rounds = Array.from({ length: before - from }, (_, index) => from + index)
  return rounds.flatMap((round) => {
    const results = earlier.resultsOf(round)
    return earlier
      .pairsOf(round)
      .map(({ pair }, index) => (itemAt(results, index).winner === 'home' ? pair[0] : pair[1]))
  })
}

function winsOf(side: string, winners: readonly string[]): number {
  return winners.filter((winner) => winner === side).length
}
