import { itemAt } from '@caderneta/pricing/chances/item-at'
import type { MarketOdds } from '@caderneta/pricing/chances/market-odds'
import { once } from '@caderneta/pricing/chances/once'
import type { FeedBody, GameFixture } from '../messages.ts'
import type { TimedBody } from '../programme.ts'
import type { ContestCourse } from './contest.ts'
import type { ContestMessages } from './contest-messages.ts'
import { countPassing } from './contest-moments.ts'
import { timelineUntil } from './contest-timeline.ts'
import { oddsChange } from './odds-change.ts'

/**
 * The messages of a contest that is played. Odds versions go up by one at each moment from
 * `firstVersion`. Each odds_change carries every market, or those that its moment changes, until all
 * are settled; from then on only score, clock and status move.
 */
export function playedContestMessages(
  { gameId, startsAt }: GameFixture,
  course: ContestCourse,
  firstVersion: number,
): ContestMessages {
  const { speed, finalSecond, settledSecond, moments } = course
  const realTime = (second: number) => startsAt + Math.round((second * 1000) / speed)
  const endsAt = once(() => realTime(finalSecond()))
  const secondOf = (index: number) => itemAt(moments(), index).second
  const timeOf = (index: number) => realTime(secondOf(index))
  const settledIndex = once(() => moments().findIndex(({ second }) => second >= settledSecond()))
  const marketsAt = (index: number) => course.marketsAt(index, firstVersion + index)
  const changesAt = (index: number) =>
    (course.changesAt ?? course.marketsAt)(index, firstVersion + index)
  const timelineAt = once(() => timelineUntil(course.facts()))
  const change = (index: number, markets: () => readonly MarketOdds[]): FeedBody => {
    const { status, clock, score } = course.stateAt(secondOf(index))
    const timeline = timelineAt()(secondOf(index))
    return oddsChange({ gameId, status, clock, score, timeline }, markets)
  }
  const bodiesAt = (index: number): readonly FeedBody[] => {
    const body = change(index, () => (index <= settledIndex() ? changesAt(index) : []))
    return moments()[index]?.isStop
      ? [{ kind: 'bet_stop', gameId, marketIds: 'all' }, body]
      : [body]
  }
  const bodiesBetween = (first: number, end: number): readonly TimedBody[] =>
    Array.from({ length: end - first }, (_, i) => first + i).flatMap((index) =>
      bodiesAt(index).map((body) => ({ at: timeOf(index), body })),
    )
  const settlements = once(() =>
    course.settlements().map(
      ({ second, certainty, outcomes }): TimedBody => ({
        at: realTime(second),
        body: { kind: 'bet_settlement', gameId, certainty, outcomes },
      }),
    ),
  )
  const indexAfter = (ms: number) => countPassing(moments(), (second) => realTime(second) <= ms)

  return {
    endsAt,
    nextAfter: (afterMs) => {
      if (afterMs < startsAt) return startsAt
      if (afterMs >= endsAt()) return null
      const index = indexAfter(afterMs)
      return index < moments().length ? timeOf(index) : null
    },
    between: (afterMs, untilMs) => {
      if (untilMs < startsAt || afterMs >= endsAt()) return []
      const bodies = bodiesBetween(indexAfter(afterMs), indexAfter(untilMs))
      const settled = settlements().filter(({ at }) => at > afterMs && at <= untilMs)
      return [...bodies, ...settled].sort((one, other) => one.at - other.at)
    },
    stateAt: (atMs) => {
      const index = indexAfter(atMs) - 1
      return change(index, () => marketsAt(Math.min(index, settledIndex())))
    },
    settlements: (sinceMs, untilMs) =>
      untilMs < startsAt || sinceMs > endsAt()
        ? []
        : settlements().filter(({ at }) => at >= sinceMs && at <= untilMs),
  }
}
