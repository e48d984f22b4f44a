import { FOOTBALL_MARKETS, FOOTBALL_SELECTIONS } from '@caderneta/domain/markets/football'
import { footballOutcomes } from '@caderneta/domain/markets/football-outcome'
import type { Contest, ContestCourse, ContestSettlement } from '../contest/contest.ts'
import { contestProgramme } from '../contest/contest-programme.ts'
import { sheetMarkets } from '../contest/market-sheet.ts'
import { once } from '../contest/once.ts'
import { itemAt } from '../item-at.ts'
import type { GameProgramme } from '../programme.ts'
import { type MatchCourse, matchCourse, matchStateAt } from './match-course.ts'
import { matchFacts } from './match-facts.ts'
import type { MatchPlay } from './match-play.ts'
import { decidedIn } from './match-progress.ts'
import { footballPrices, progressAt } from './moment-prices.ts'
import { playMoments } from './play-moments.ts'
import { marketsBefore } from './pre-match-prices.ts'
import { FOOTBALL_SHEET } from './price-football.ts'

/** A match as the schedule runner reads it; nothing is priced before it is requested. */
export function footballProgramme(play: MatchPlay): GameProgramme {
  return contestProgramme(footballContest(play))
}

function footballContest(play: MatchPlay): Contest {
  const { announcedAt, script } = play
  const { fixture, result } = script
  return {
    fixture,
    announcedAt,
    marketsBefore: (atMs, version, status) => marketsBefore(play, atMs, version, status),
    course: result.status === 'finished' ? footballCourse(play) : null,
    voids: () => footballOutcomes(fixture.gameId, result),
  }
}

/** Markets are sent and settled up to the end of the 90 minutes, never in extra time. */
function footballCourse(play: MatchPlay): ContestCourse {
  const { speed, script } = play
  const course = matchCourse(script)
  const moments = once(() => playMoments(course, speed))
  const pricesAt = once(() => footballPrices(play, course, moments()))
  return {
    speed,
    finalSecond: () => course.finalSecond,
    settledSecond: () => course.ninetySecond,
    moments,
    stateAt: (second) => matchStateAt(course, second),
    facts: () => matchFacts(script, course),
    marketsAt: (index, version) => {
      const isDecided = decidedIn(progressAt(course, itemAt(moments(), index).second))
      return sheetMarkets(FOOTBALL_SHEET, {
        ...pricesAt()(index),
        gameId: script.fixture.gameId,
        isSuspended: moments()[index]?.isSuspended ?? true,
        version,
        isDecided: (position) => isDecided(FOOTBALL_SELECTIONS[position]),
      })
    },
    settlements: () => settlementsOf(play, course),
  }
}

const FIRST_HALF_MARKETS: ReadonlySet<number> = new Set(
  FOOTBALL_MARKETS.filter(({ span }) => span === 'firstHalf').map(({ id }) => id),
)

/** The first half is settled at half-time, the rest when the 90 minutes are over. */
function settlementsOf(
  { script }: MatchPlay,
  { goals, halfTimeSecond, ninetySecond }: MatchCourse,
): readonly ContestSettlement[] {
  const outcomes = footballOutcomes(script.fixture.gameId, { ...script.result, goals })
  const settlement = (second: number, isFirstHalf: boolean): ContestSettlement => ({
    second,
    certainty: 'confirmed',
    outcomes: outcomes.filter(({ marketId }) => FIRST_HALF_MARKETS.has(marketId) === isFirstHalf),
  })
  return [settlement(halfTimeSecond, true), settlement(ninetySecond, false)]
}
