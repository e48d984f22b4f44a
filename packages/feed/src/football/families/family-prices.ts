import type { MarketOdds } from '@caderneta/pricing/chances/market-odds'
import { priceSheet, sheetMarkets, stateBefore } from '@caderneta/pricing/chances/market-sheet'
import { lastOf } from '@caderneta/pricing/chances/once'
import { NOT_PLAYED_LEVEL } from '@caderneta/pricing/goals/match-time'
import type { ContestMoment } from '../../contest/contest-moments.ts'
import { type MatchCourse, matchTimeAt } from '../match-course.ts'
import { type MatchPlay, ratesBefore, ratesDuring } from '../match-play.ts'
import { playedMarkets } from '../played-prices.ts'
import { familyOfferBefore, familyOfferDuring } from './family-offer.ts'
import type { MatchFamily } from './match-family.ts'

/** A family of markets in a match that records what they are about. */
export interface FamilyPlay {
  readonly play: MatchPlay
  readonly family: MatchFamily
  /** Positions of the selections whose lines the match offers. */
  readonly offered: ReadonlySet<number>
}

/** From the chances of the lines when the match is announced. */
export function familyPlay(play: MatchPlay, family: MatchFamily): FamilyPlay {
  return { play, family, offered: family.offeredIn(ratesAt(play, play.announcedAt)) }
}

function ratesAt(play: MatchPlay, atMs: number) {
  return ratesBefore(play, play.script.fixture.startsAt - atMs)
}

/** The markets of a family at the prices of a moment before the kick-off. */
export function familyMarketsBefore(
  { play, family, offered }: FamilyPlay,
  atMs: number,
  version: number,
  status: 'open' | 'closed',
): readonly MarketOdds[] {
  const { isOffered, isWanted } = familyOfferBefore(family, offered)
  const chances = family.before.chancesIn(ratesAt(play, atMs), NOT_PLAYED_LEVEL, isWanted)
  return sheetMarkets(family.sheet, {
    ...priceSheet(family.sheet, chances, isWanted),
    ...stateBefore(play.script.fixture.gameId, version, status),
    isOffered,
  })
}

/** The markets of a family at each of its moments, by their positions. */
export function familyMarketsDuring(
  match: FamilyPlay,
  course: MatchCourse,
  moments: readonly ContestMoment[],
): (position: number, version: number) => readonly MarketOdds[] {
  const { play, family, offered } = match
  const offerAt = offerBySecond(match, course)
  return playedMarkets(
    {
      ...{ offerAt, sheet: family.sheet, speed: play.speed },
      gameId: play.script.fixture.gameId,
      before: familyOfferBefore(family, offered),
      isClosedAtKickOff: offerAt(KICK_OFF).isDecided,
      closings: changesIn(family, course),
      pricesAt: (second, isWanted) => {
        const [rates, state] = [ratesDuring(play, second), family.stateAt(course, second)]
        return (secondsMore) => {
          const time = matchTimeAt(course, second, secondsMore)
          return priceSheet(family.sheet, state.chancesIn(rates, time, isWanted), isWanted)
        }
      },
    },
    moments,
  )
}

const KICK_OFF = 0

/** When something of a family may be decided, after the kick-off. */
function changesIn(family: MatchFamily, course: MatchCourse): readonly number[] {
  const whistles = [course.halfTimeSecond, course.ninetySecond]
  return [...family.secondsIn(course), ...whistles]
    .filter((second) => second > KICK_OFF)
    .sort((one, other) => one - other)
}

/** What is on sale changes with the counts and the whistles alone. */
function offerBySecond({ family, offered }: FamilyPlay, course: MatchCourse) {
  const changes = changesIn(family, course)
  const offerFrom = lastOf((second: number) =>
    familyOfferDuring(family, offered, family.stateAt(course, second)),
  )
  return (second: number) => offerFrom(changes.findLast((change) => change <= second) ?? KICK_OFF)
}
