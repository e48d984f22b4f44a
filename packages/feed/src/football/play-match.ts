import type { Contest, ContestCourse } from '../contest/contest.ts'
import { contestProgramme } from '../contest/contest-programme.ts'
import { sheetMarkets } from '../contest/market-sheet.ts'
import { lastOf, once } from '../contest/once.ts'
import { itemAt } from '../item-at.ts'
import type { GameProgramme } from '../programme.ts'
import { matchCourse, matchStateAt } from './match-course.ts'
import { matchFacts } from './match-facts.ts'
import { type MatchOffer, matchOffer } from './match-offer.ts'
import type { MatchPlay } from './match-play.ts'
import { matchSettlements, voidOutcomes } from './match-settlements.ts'
import { footballPrices, progressAt } from './moment-prices.ts'
import { playMoments } from './play-moments.ts'
import { linesLeftOutOf, marketsBefore } from './pre-match-prices.ts'
import { FOOTBALL_SHEET } from './price-football.ts'

/** A match as the schedule runner reads it; nothing is priced before it is requested. */
export function footballProgramme(play: MatchPlay): GameProgramme {
  return contestProgramme(footballContest(play))
}

function footballContest(play: MatchPlay): Contest {
  const { announcedAt, script } = play
  const { fixture, result } = script
  const offer = once(() => matchOffer(linesLeftOutOf(play), script.unknown))
  return {
    fixture,
    announcedAt,
    marketsBefore: (atMs, version, status) => marketsBefore(play, offer(), atMs, version, status),
    course: result.status === 'finished' ? footballCourse(play, offer) : null,
    voids: () => voidOutcomes(script, offer()),
  }
}

/** Markets are sent and settled up to the end of the 90 minutes, never in extra time. */
function footballCourse(play: MatchPlay, offer: () => MatchOffer): ContestCourse {
  const { speed, script } = play
  const course = matchCourse(script)
  const moments = once(() => playMoments(course, speed))
  const offerAt = lastOf((second: number) => offer().during(progressAt(course, second)))
  const pricesAt = once(() =>
    footballPrices({ play, course, offerAt, before: offer().before }, moments()),
  )
  return {
    speed,
    finalSecond: () => course.finalSecond,
    settledSecond: () => course.ninetySecond,
    moments,
    stateAt: (second) => matchStateAt(course, second),
    facts: () => matchFacts(script, course),
    marketsAt: (index, version) => {
      const { second, isSuspended } = itemAt(moments(), index)
      const { isDecided, isOffered } = offerAt(second)
      return sheetMarkets(FOOTBALL_SHEET, {
        ...pricesAt()(index),
        ...{ gameId: script.fixture.gameId, version, isSuspended, isDecided, isOffered },
      })
    },
    settlements: () => matchSettlements(script, course, offer()),
  }
}
