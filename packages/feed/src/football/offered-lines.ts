import { FOOTBALL_MARKETS, type FootballSelection } from '@caderneta/domain/markets/football'
import type { MatchProgress } from '@caderneta/domain/markets/football-goals'
import type { Score } from '@caderneta/domain/markets/game'
import type { Opening } from '@caderneta/domain/markets/market-type'
import type { SheetMarket } from '../contest/market-sheet.ts'
import { chanceAt } from '../item-at.ts'

const MARKET_BY_ID = new Map(
  FOOTBALL_MARKETS.map(({ id, live, span, ladder }) => [id, { live, span, ladder }]),
)

/** True of a market that is sold before the match alone. */
export function isPreMatchOnly({ marketId }: FootballSelection): boolean {
  return MARKET_BY_ID.get(marketId)?.live === 'P'
}

/**
 * True of a selection that is on sale at some point up to now; null before the kick-off. Once true
 * it remains so, because what is no longer sent would stay open.
 */
export function offeredIn(
  progress: MatchProgress | null,
): (selection: FootballSelection) => boolean {
  return ({ marketId, opens }) => {
    const market = MARKET_BY_ID.get(marketId)
    if (progress === null) return market?.live !== 'L' && isOpenAtKickOff(opens)
    return opens === undefined || hasOpened(opens, progress, market?.span === 'firstHalf')
  }
}

/** The first goal is on sale from the start. */
function isOpenAtKickOff(opens: Opening | undefined): boolean {
  return opens === undefined || ('goals' in opens && opens.goals === 0)
}

function hasOpened(opens: Opening, progress: MatchProgress, isFirstHalf: boolean): boolean {
  if ('minute' in opens) return (progress.log?.minute ?? 0) >= opens.minute
  if ('score' in opens) return scoresSoFar(progress).some((one) => isSame(one, opens.score))
  const [home, away] = (isFirstHalf && progress.halfTime) || progress.score
  return home + away >= opens.goals
}

/** Every score that the match has had. */
function scoresSoFar({ score, log }: MatchProgress): readonly Score[] {
  const scores: Score[] = [[0, 0]]
  for (const { side, period } of log?.goals ?? []) {
    if (period !== '1H' && period !== '2H') continue
    const [home, away] = scores.at(-1) ?? [0, 0]
    scores.push(side === 'home' ? [home + 1, away] : [home, away + 1])
  }
  return log ? scores : [score]
}

function isSame(one: Score, other: Score): boolean {
  return one[0] === other[0] && one[1] === other[1]
}

/** Positions of the lines that a game does not offer, from its chances when it was announced. */
export function linesLeftOut(
  markets: readonly SheetMarket[],
  chances: ArrayLike<number>,
): ReadonlySet<number> {
  const distance = ({ positions }: SheetMarket) =>
    Math.abs(chanceAt(chances, positions[0] ?? -1) - 0.5)
  return new Set(
    FOOTBALL_MARKETS.flatMap(({ id, ladder }) => {
      if (typeof ladder !== 'number') return []
      const books = markets.filter(({ marketId }) => marketId === id)
      const byDistance = books.toSorted((one, other) => distance(one) - distance(other))
      return byDistance.slice(ladder).flatMap(({ positions }) => positions)
    }),
  )
}
