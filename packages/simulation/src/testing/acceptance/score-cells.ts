import { FOOTBALL_SELECTIONS, type FootballSelection } from '@caderneta/domain/markets/football'
import { outcomesIn } from '@caderneta/domain/markets/football-outcome'
import type { Score } from '@caderneta/domain/markets/game'
import type { SelectionResult } from '@caderneta/domain/markets/market'
import { countersOf, orderSpansOf } from '@caderneta/domain/markets/rule'

/** The goals of both sides in both halves at the end of a match. */
interface ScoreCell {
  readonly halfTime: Score
  readonly fullTime: Score
}

/** What is known of the goals of a match. */
interface ScoreSoFar {
  readonly score: Score
  /** Null before the first half is over. */
  readonly halfTime: Score | null
}

/**
 * The cells that may still come, with up to so many goals of a side in a half from now on. A set of
 * bets that returns more than its stakes in all cells does so in these.
 */
export function cellsFrom({ score, halfTime }: ScoreSoFar, goalsMax: number): readonly ScoreCell[] {
  const breaks = halfTime ? [halfTime] : scoresFrom(score, goalsMax)
  return breaks.flatMap((atBreak) =>
    scoresFrom(halfTime ? score : atBreak, goalsMax).map((fullTime) => ({
      halfTime: atBreak,
      fullTime,
    })),
  )
}

function scoresFrom([home, away]: Score, goalsMax: number): readonly Score[] {
  const more = Array.from({ length: goalsMax + 1 }, (_, goals) => goals)
  return more.flatMap((ours) => more.map((theirs): Score => [home + ours, away + theirs]))
}

/** The selections that cells decide: those about neither the order of goals nor their minutes. */
export const CELL_SELECTIONS: ReadonlyMap<number, FootballSelection> = new Map(
  FOOTBALL_SELECTIONS.filter(
    ({ rule }) =>
      orderSpansOf(rule).length === 0 &&
      countersOf(rule).every((counter) => !counter.startsWith('goals.from')),
  ).map((selection) => [selection.index, selection]),
)

/** What each of the selections comes to in a cell. */
export function resultsIn(
  cell: ScoreCell,
  selections: readonly FootballSelection[],
): readonly SelectionResult[] {
  return selections.map(outcomesIn({ status: 'finished', ...cell }))
}
