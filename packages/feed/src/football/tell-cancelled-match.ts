import { footballOutcomes } from '@caderneta/domain/football-outcome'
import type { FeedBody } from '../messages.ts'
import type { TimedBody } from '../programme.ts'
import type { MatchPlay } from './match-play.ts'
import type { MatchTelling } from './match-telling.ts'
import { marketsBefore } from './pre-match-prices.ts'

/** Tells a match that never kicks off: at its slot it is cancelled and every selection is void. */
export function tellCancelledMatch(play: MatchPlay, version: number): MatchTelling {
  const { gameId, startsAt } = play.script.fixture
  const standing = (): FeedBody => ({
    kind: 'odds_change',
    gameId,
    status: 'cancelled',
    clock: null,
    score: [0, 0],
    markets: marketsBefore(play, startsAt, version, 'closed'),
  })
  const settlements = (): readonly TimedBody[] => {
    const outcomes = footballOutcomes(gameId, play.script.result)
    const body = { kind: 'bet_settlement', gameId, certainty: 'confirmed', outcomes } as const
    return [{ at: startsAt, body }]
  }
  const told = (): readonly TimedBody[] => [
    { at: startsAt, body: { kind: 'bet_stop', gameId, marketIds: 'all' } },
    { at: startsAt, body: standing() },
    ...settlements(),
  ]
  return {
    endsAt: startsAt,
    nextAfter: (afterMs) => (afterMs < startsAt ? startsAt : null),
    between: (afterMs, untilMs) => (afterMs < startsAt && startsAt <= untilMs ? told() : []),
    standing,
    settlements,
  }
}
