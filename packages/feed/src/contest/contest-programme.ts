import type { FeedBody } from '../messages.ts'
import type { GameProgramme, TimedBody } from '../programme.ts'
import { cancelledContestMessages } from './cancelled-contest-messages.ts'
import type { Contest } from './contest.ts'
import { oddsChange } from './odds-change.ts'
import { playedContestMessages } from './played-contest-messages.ts'
import { type PreMatchTicks, preMatchTicks } from './pre-match-ticks.ts'

/**
 * The feed messages of a contest of any sport: its fixture and first prices when it is announced,
 * prices that drift until the start, then the contest itself. Prices are computed on demand.
 * The same contest gives the same bodies, and windows that meet give what one big window gives.
 */
export function contestProgramme(contest: Contest): GameProgramme {
  const { announcedAt, course } = contest
  const { gameId, startsAt } = contest.fixture
  const ticks = preMatchTicks(gameId, announcedAt, startsAt)
  const played = course
    ? playedContestMessages(contest.fixture, course, ticks.count + 2)
    : cancelledContestMessages(contest, ticks.count + 2)
  const fixture: FeedBody = { kind: 'fixture', fixture: contest.fixture }
  const first = (): TimedBody => ({ at: announcedAt, body: oddsBefore(contest, announcedAt, 1) })
  const atTick = (tick: number): TimedBody => {
    const at = ticks.timeOf(tick)
    return { at, body: oddsBefore(contest, at, tick + 2) }
  }
  const oddsAt = (atMs: number): FeedBody => {
    if (atMs >= startsAt) return played.stateAt(atMs)
    const tick = ticks.countUntil(atMs) - 1
    return (tick < 0 ? first() : atTick(tick)).body
  }
  return {
    gameId,
    startsAt,
    announcedAt,
    get endsAt() {
      return played.endsAt()
    },
    nextAfter: (afterMs) => {
      if (afterMs < announcedAt) return announcedAt
      const tick = ticks.countUntil(afterMs)
      return tick < ticks.count ? ticks.timeOf(tick) : played.nextAfter(afterMs)
    },
    between: (afterMs, untilMs) => [
      ...(afterMs < announcedAt && announcedAt <= untilMs
        ? [{ at: announcedAt, body: fixture }, first()]
        : []),
      ...ticksBetween(ticks, afterMs, untilMs).map(atTick),
      ...played.between(afterMs, untilMs),
    ],
    fixtureAt: () => contest.fixture,
    snapshot: (atMs, settledSinceMs) => [
      fixture,
      oddsAt(atMs),
      ...played.settlements(settledSinceMs, atMs).map(({ body }) => body),
    ],
  }
}

/** A scheduled game with its prices at a moment before the start. */
function oddsBefore(contest: Contest, atMs: number, version: number): FeedBody {
  const { gameId } = contest.fixture
  return oddsChange({ gameId, status: 'scheduled', clock: null, score: [0, 0] }, () =>
    contest.marketsBefore(atMs, version, 'open'),
  )
}

function ticksBetween(ticks: PreMatchTicks, afterMs: number, untilMs: number): readonly number[] {
  const first = ticks.countUntil(afterMs)
  const count = Math.max(0, ticks.countUntil(untilMs) - first)
  return Array.from({ length: count }, (_, i) => first + i)
}
