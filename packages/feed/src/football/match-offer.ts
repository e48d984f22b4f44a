import type { Score } from '@caderneta/domain/markets/game/game'
import { countersOf, orderSpansOf } from '@caderneta/domain/markets/rule/rule'
import {
  FOOTBALL_MARKETS,
  FOOTBALL_SELECTIONS,
  type FootballSelection,
} from '@caderneta/domain/markets/sports/football/football'
import type { MatchProgress } from '@caderneta/domain/markets/sports/football/football-goals'
import { chanceAt, itemAt } from '@caderneta/pricing/chances/item-at'
import { linesWith, type SheetMarket } from '@caderneta/pricing/chances/market-sheet'
import { isNearLevel } from '@caderneta/pricing/chances/near-level'
import { once } from '@caderneta/pricing/chances/once'
import { decidedIn } from '@caderneta/pricing/goals/match-progress'
import { FOOTBALL_SHEET } from '@caderneta/pricing/goals/price-football'
import type { UnknownPart } from './match-script.ts'

/** What of the selections is on sale at one moment; by position. */
export interface OfferNow {
  /** True of a selection that is on sale or has been. */
  readonly isOffered: (position: number) => boolean
  /** True of a selection that takes no more bets: its result is known, or its time is over. */
  readonly isDecided: (position: number) => boolean
  /** True of a line, by its index in the sheet, of which a selection is open. */
  readonly isWanted: (line: number) => boolean
}

/** What a match offers, before it and during it. */
export interface MatchOffer {
  readonly before: OfferNow
  readonly during: (progress: MatchProgress) => OfferNow
}

const MARKET_BY_ID = new Map(
  FOOTBALL_MARKETS.map(({ id, live, span, ladder }) => [id, { live, span, ladder }]),
)

const IS_PRE_MATCH_ONLY = FOOTBALL_SELECTIONS.map(
  ({ marketId }) => MARKET_BY_ID.get(marketId)?.live === 'P',
)

/** True of a selection that is sold before the match alone. */
export function isPreMatchOnly(position: number): boolean {
  return IS_PRE_MATCH_ONLY[position] === true
}

/** The offer of a match that leaves out some lines, and what its source cannot settle. */
export function matchOffer(
  leftOut: ReadonlySet<number>,
  unknown: ReadonlySet<UnknownPart> | undefined,
): MatchOffer {
  const isKnown = (position: number) => !NEEDS[position]?.some((part) => unknown?.has(part))
  const isInMatch = (position: number) => !leftOut.has(position) && isKnown(position)
  const isImpossible = decidedAtKickOff()
  const before = IS_OFFERED_BEFORE.map(
    (isOffered, position) => isOffered && !isImpossible[position] && isInMatch(position),
  )
  return {
    before: {
      isOffered: (position) => before[position] === true,
      isDecided: () => false,
      isWanted: linesWith(FOOTBALL_SHEET, (position) => before[position] === true),
    },
    during: (progress) => {
      const hasBeenNear = nearLeads(scoresSoFar(progress))
      return offerDuring(
        progress,
        (position) => isInMatch(position) || (hasBeenNear(position) && isKnown(position)),
      )
    },
  }
}

/**
 * By position: true of what no match comes to, such as a home side that leads at half-time and does
 * not win with one goal in all. It is never on sale; a bet of an earlier version is still settled.
 */
const decidedAtKickOff = once(() => {
  const isDecided = decidedIn({ score: [0, 0], halfTime: null, isNinetyOver: false })
  return FOOTBALL_SELECTIONS.map((_, position) => isDecided(position))
})

/** By position: the parts of a match that a selection is about, beside its final score. */
const NEEDS = FOOTBALL_SELECTIONS.map(({ rule }): readonly UnknownPart[] => {
  const counters = countersOf(rule)
  const isOfHalf = counters.some((counter) => counter.startsWith('goals.half'))
  const spans = orderSpansOf(rule)
  const isOfMinutes = counters.some((counter) => counter.startsWith('goals.from'))
  return [
    ...(spans.length > 0 || isOfMinutes ? ['goals' as const] : []),
    ...(isOfHalf || spans.some((span) => span !== 'match') ? ['halfTime' as const] : []),
  ]
})

const IS_OFFERED_BEFORE = FOOTBALL_SELECTIONS.map(
  ({ marketId, opens }) => MARKET_BY_ID.get(marketId)?.live !== 'L' && isOpenAtKickOff(opens),
)

/** The first goal is on sale from the start. */
function isOpenAtKickOff(opens: FootballSelection['opens']): boolean {
  return opens === undefined || ('goals' in opens && opens.goals === 0)
}

function offerDuring(progress: MatchProgress, isInMatch: (position: number) => boolean): OfferNow {
  const isDecidedNow = decidedIn(progress)
  const scores = scoresSoFar(progress)
  const isOffered = FOOTBALL_SELECTIONS.map(
    (selection, position) => isInMatch(position) && hasOpened(selection, progress, scores),
  )
  const isDecided = FOOTBALL_SELECTIONS.map(
    (_, position) => isPreMatchOnly(position) || isDecidedNow(position),
  )
  return {
    isOffered: (position) => isOffered[position] === true,
    isDecided: (position) => isDecided[position] === true,
    isWanted: linesWith(
      FOOTBALL_SHEET,
      (position) => isOffered[position] === true && !isDecided[position],
    ),
  }
}

/** Once true it remains so, because what is no longer sent would stay open. */
function hasOpened(
  { marketId, opens }: FootballSelection,
  progress: MatchProgress,
  scores: readonly Score[],
): boolean {
  if (opens === undefined) return true
  if ('score' in opens) return scores.some((one) => isSame(one, opens.score))
  if ('minute' in opens) return progress.log !== undefined && progress.log.minute >= opens.minute
  const isFirstHalf = MARKET_BY_ID.get(marketId)?.span === 'firstHalf'
  const [home, away] = (isFirstHalf && progress.halfTime) || progress.score
  return 'goals' in opens && home + away >= opens.goals
}

/** True of a handicap over the whole match that one of the scores has made about even. */
function nearLeads(scores: readonly Score[]): (position: number) => boolean {
  const leads = scores.map(([home, away]) => home - away)
  return (position) => {
    const { marketId, levelAt } = itemAt(FOOTBALL_SELECTIONS, position)
    return MARKET_BY_ID.get(marketId)?.span === 'match' && isNearLevel(levelAt, leads)
  }
}

/** Every score that the match has had, as far as its goals are known. */
function scoresSoFar({ score, log }: MatchProgress): readonly Score[] {
  if (log === undefined) return [score]
  const scores: Score[] = [[0, 0]]
  let [home, away] = [0, 0]
  for (const { side, period } of log.goals) {
    if (period !== '1H' && period !== '2H') continue
    if (side === 'home') home += 1
    else away += 1
    scores.push([home, away])
  }
  return scores
}

function isSame(one: Score, other: Score): boolean {
  return one[0] === other[0] && one[1] === other[1]
}

/** Positions of the lines that a match leaves out, from its chances when it was announced. */
export function linesLeftOut(chances: ArrayLike<number>): ReadonlySet<number> {
  const distance = ({ positions }: SheetMarket) =>
    Math.abs(chanceAt(chances, positions[0] ?? -1) - 0.5)
  return new Set(
    FOOTBALL_MARKETS.flatMap(({ id, ladder }) => {
      if (typeof ladder !== 'number') return []
      const books = FOOTBALL_SHEET.markets.filter(({ marketId }) => marketId === id)
      const byDistance = books.toSorted((one, other) => distance(one) - distance(other))
      return byDistance.slice(ladder).flatMap(({ positions }) => positions)
    }),
  )
}
