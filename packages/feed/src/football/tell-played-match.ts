import { footballOutcomes } from '@caderneta/domain/football-outcome'
import { FIRST_HALF_RESULT } from '@caderneta/domain/market'
import type { FeedBody, MarketOdds } from '../messages.ts'
import type { TimedBody } from '../programme.ts'
import { footballMarkets } from './football-book.ts'
import { type MatchCourse, matchCourse, matchStateAt } from './match-course.ts'
import type { MatchPlay } from './match-play.ts'
import type { MatchTelling } from './match-telling.ts'
import { momentPrices, progressAt } from './moment-prices.ts'
import { type PlayMoment, playMoments } from './play-moments.ts'

/**
 * Tells a match that is played. Odds versions go up by one at each moment from `firstVersion`.
 * Each odds_change carries every market until the 90 minutes are over and settled; from then on
 * only score, clock and status move.
 */
export function tellPlayedMatch(play: MatchPlay, firstVersion: number): MatchTelling {
  const course = matchCourse(play.script)
  const { startsAt } = play.script.fixture
  const realTime = (second: number) => startsAt + Math.round((second * 1000) / play.speed)
  const moments = once(() => playMoments(course, play.speed))
  const pricesAt = once(() => momentPrices(play, course, moments()))
  const settlements = once(() => settlementsOf(play, course, realTime))
  const timeOf = (index: number) => realTime(moments()[index]?.second ?? 0)
  const ninetyIndex = once(() => moments().findIndex(({ second }) => second >= course.ninetySecond))

  const marketsAt = (index: number): readonly MarketOdds[] => {
    const second = moments()[index]?.second ?? 0
    return footballMarkets({
      gameId: play.script.fixture.gameId,
      ...progressAt(course, second),
      ...pricesAt()(index),
      isSuspended: moments()[index]?.isSuspended ?? true,
      version: firstVersion + index,
    })
  }
  const change = (index: number, markets: readonly MarketOdds[]): FeedBody =>
    oddsChange(play, course, moments()[index]?.second ?? 0, markets)
  const said = (index: number): readonly FeedBody[] => {
    const { gameId } = play.script.fixture
    const body = change(index, index <= ninetyIndex() ? marketsAt(index) : [])
    return moments()[index]?.isStop
      ? [{ kind: 'bet_stop', gameId, marketIds: 'all' }, body]
      : [body]
  }
  const indexAfter = (ms: number) =>
    countUntil(moments(), (moment) => realTime(moment.second) <= ms)

  return {
    endsAt: realTime(course.finalSecond),
    nextAfter: (afterMs) => {
      const index = indexAfter(afterMs)
      return index < moments().length ? timeOf(index) : null
    },
    between: (afterMs, untilMs) => {
      if (untilMs < startsAt || afterMs >= realTime(course.finalSecond)) return []
      const [first, end] = [indexAfter(afterMs), indexAfter(untilMs)]
      const told = Array.from({ length: end - first }, (_, i) => first + i).flatMap((index) =>
        said(index).map((body) => ({ at: timeOf(index), body })),
      )
      const settled = settlements().filter(({ at }) => at > afterMs && at <= untilMs)
      return [...told, ...settled].sort((one, other) => one.at - other.at)
    },
    standing: (atMs) => {
      const index = indexAfter(atMs) - 1
      return change(index, marketsAt(Math.min(index, ninetyIndex())))
    },
    settlements,
  }
}

function oddsChange(
  { script }: MatchPlay,
  course: MatchCourse,
  second: number,
  markets: readonly MarketOdds[],
): FeedBody {
  const { status, clock, score } = matchStateAt(course, second)
  return { kind: 'odds_change', gameId: script.fixture.gameId, status, clock, score, markets }
}

/** The first half is settled at half-time, the rest when the 90 minutes are over. */
function settlementsOf(
  { script }: MatchPlay,
  { halfTimeSecond, ninetySecond }: MatchCourse,
  realTime: (second: number) => number,
): readonly TimedBody[] {
  const { gameId } = script.fixture
  const outcomes = footballOutcomes(gameId, script.result)
  const settlement = (second: number, isFirstHalf: boolean): TimedBody => ({
    at: realTime(second),
    body: {
      kind: 'bet_settlement',
      gameId,
      certainty: 'confirmed',
      outcomes: outcomes.filter((each) => (each.marketId === FIRST_HALF_RESULT) === isFirstHalf),
    },
  })
  return [settlement(halfTimeSecond, true), settlement(ninetySecond, false)]
}

/** How many of the moments, which are in order, pass; those that pass come first. */
function countUntil(
  moments: readonly PlayMoment[],
  passes: (moment: PlayMoment) => boolean,
): number {
  let [low, high] = [0, moments.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const moment = moments[middle]
    if (moment && passes(moment)) low = middle + 1
    else high = middle
  }
  return low
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
