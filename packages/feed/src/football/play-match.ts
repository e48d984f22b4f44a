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
import { isPreMatchOnly, offeredIn } from './offered-lines.ts'
import { playMoments } from './play-moments.ts'
import { linesLeftOutOf, marketsBefore } from './pre-match-prices.ts'
import { FOOTBALL_SHEET } from './price-football.ts'

/** A match as the schedule runner reads it; nothing is priced before it is requested. */
export function footballProgramme(play: MatchPlay): GameProgramme {
  return contestProgramme(footballContest(play))
}

function footballContest(play: MatchPlay): Contest {
  const { announcedAt, script } = play
  const leftOut = once(() => linesLeftOutOf(play))
  const { fixture, result } = script
  return {
    fixture,
    announcedAt,
    marketsBefore: (atMs, version, status) => marketsBefore(play, leftOut(), atMs, version, status),
    course: result.status === 'finished' ? footballCourse(play, leftOut) : null,
    voids: () => footballOutcomes(fixture.gameId, result),
  }
}

/** Markets are sent and settled up to the end of the 90 minutes, never in extra time. */
function footballCourse(play: MatchPlay, leftOut: () => ReadonlySet<number>): ContestCourse {
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
      const progress = progressAt(course, itemAt(moments(), index).second)
      const [isDecided, isOffered] = [decidedIn(progress), offeredIn(progress)]
      return sheetMarkets(FOOTBALL_SHEET, {
        ...pricesAt()(index),
        gameId: script.fixture.gameId,
        isSuspended: moments()[index]?.isSuspended ?? true,
        version,
        isDecided: (position) => {
          const selection = itemAt(FOOTBALL_SELECTIONS, position)
          return isPreMatchOnly(selection) || isDecided(selection)
        },
        isOffered: (position) =>
          !leftOut().has(position) && isOffered(itemAt(FOOTBALL_SELECTIONS, position)),
      })
    },
    settlements: () => settlementsOf(play, course, (position) => !leftOut().has(position)),
  }
}

const FIRST_HALF_MARKETS: ReadonlySet<number> = new Set(
  FOOTBALL_MARKETS.filter(({ span }) => span === 'firstHalf').map(({ id }) => id),
)

/**
 * What a goal or half-time decides is settled at once; the first half is confirmed at half-time,
 * everything when the 90 minutes are over.
 */
function settlementsOf(
  { script }: MatchPlay,
  course: MatchCourse,
  isInGame: (position: number) => boolean,
): readonly ContestSettlement[] {
  const { goals, halfTimeSecond, ninetySecond } = course
  const atEnd = footballOutcomes(script.fixture.gameId, { ...script.result, goals })
  const isOfferedAtEnd = offeredIn(progressAt(course, ninetySecond))
  const isSold = FOOTBALL_SELECTIONS.map(
    (selection, position) => isInGame(position) && isOfferedAtEnd(selection),
  )
  const known = new Set<number>()
  const seconds = [...goals.map(({ second }) => second), halfTimeSecond]
    .filter((second) => second < ninetySecond)
    .sort((one, other) => one - other)
  const early = seconds.map((second): ContestSettlement => {
    const isDecided = decidedIn(progressAt(course, second))
    const isHalfTime = second === halfTimeSecond
    const outcomes = atEnd.filter(({ marketId }, position) => {
      const isNew = !known.has(position) && isDecided(FOOTBALL_SELECTIONS[position])
      if (isNew) known.add(position)
      const isConfirmed = isHalfTime && FIRST_HALF_MARKETS.has(marketId)
      return isSold[position] === true && (isNew || isConfirmed)
    })
    return { second, certainty: isHalfTime ? 'confirmed' : 'live', outcomes }
  })
  const all = atEnd.filter((_, position) => isSold[position] === true)
  return [...early, { second: ninetySecond, certainty: 'confirmed', outcomes: all }]
}
