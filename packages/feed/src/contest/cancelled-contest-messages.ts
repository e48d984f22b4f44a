import type { FeedBody } from '../messages.ts'
import type { TimedBody } from '../programme.ts'
import type { Contest } from './contest.ts'
import type { ContestMessages } from './contest-messages.ts'
import { oddsChange } from './odds-change.ts'

/** The messages of a contest that never starts: cancelled at its slot, all selections void. */
export function cancelledContestMessages(contest: Contest, version: number): ContestMessages {
  const { gameId, startsAt } = contest.fixture
  const stateAt = (): FeedBody =>
    oddsChange({ gameId, status: 'cancelled', clock: null, score: [0, 0] }, () =>
      contest.marketsBefore(startsAt, version, 'closed'),
    )
  const settlement = (): TimedBody => {
    const outcomes = contest.voids()
    return {
      at: startsAt,
      body: { kind: 'bet_settlement', gameId, certainty: 'confirmed', outcomes },
    }
  }
  const bodies = (): readonly TimedBody[] => [
    { at: startsAt, body: { kind: 'bet_stop', gameId, marketIds: 'all' } },
    { at: startsAt, body: stateAt() },
    settlement(),
  ]
  return {
    endsAt: () => startsAt,
    nextAfter: (afterMs) => (afterMs < startsAt ? startsAt : null),
    between: (afterMs, untilMs) => (afterMs < startsAt && startsAt <= untilMs ? bodies() : []),
    stateAt,
    settlements: (sinceMs, untilMs) =>
      sinceMs <= startsAt && startsAt <= untilMs ? [settlement()] : [],
  }
}
