import {
  type GameStatus,
  isBefore,
  type MatchClock,
  type Period,
  type Score,
} from '@caderneta/domain/markets/game/game'
import type { SportRoute } from '@caderneta/domain/markets/registry/sports'
import type { UofEventStatus } from '../messages/uof-message.ts'

export interface MatchState {
  readonly status: GameStatus
  readonly clock: MatchClock | null
  readonly score: Score
}

const NOT_STARTED = 0
const STATUSES: Readonly<Record<number, GameStatus>> = {
  [NOT_STARTED]: 'scheduled',
  1: 'live',
  2: 'interrupted',
  3: 'ended',
  4: 'ended',
  5: 'cancelled',
  // Delayed: no bet is taken once the kick-off has passed, until the match is live.
  6: 'scheduled',
  7: 'interrupted',
  8: 'postponed',
  // Abandoned: what is decided stands, the rest is void by the published rules.
  9: 'interrupted',
}

const HALF_TIME = 31
const QUARTERS = { 13: 'Q1', 14: 'Q2', 31: 'HT', 15: 'Q3', 16: 'Q4', 40: 'OT' } as const
const SETS = { 8: 'S1', 9: 'S2', 10: 'S3', 11: 'S4', 12: 'S5' } as const

/** Parts of a match by the code of the feed's match status. */
const PERIODS: Readonly<Record<SportRoute, Readonly<Record<number, Period>>>> = {
  football: {
    ...{ 6: '1H', 31: 'HT', 7: '2H', 41: 'ET1', 33: 'ET1', 42: 'ET2', 50: 'PEN' },
    // Awaiting extra time, awaiting penalties.
    ...{ 32: 'FT', 34: 'FT' },
  },
  basketball: QUARTERS,
  'american-football': QUARTERS,
  tennis: SETS,
  volleyball: SETS,
  'e-sports': { 141: 'M1', 142: 'M2', 143: 'M3', 144: 'M4', 145: 'M5' },
  // The feed numbers no rounds.
  boxing: {},
}

/**
 * The state after a message; the one before it where the message says nothing that we know. Only
 * the producer of live odds may take a match back to before its start.
 */
export function stateAfter(
  before: MatchState,
  sent: UofEventStatus | null,
  { sport, isLiveProducer }: { readonly sport: SportRoute; readonly isLiveProducer: boolean },
): MatchState {
  const status = sent === null ? undefined : STATUSES[sent.status]
  if (sent === null || status === undefined) return before
  const isStale = sent.status === NOT_STARTED && !isBefore(before.status) && !isLiveProducer
  if (isStale) return before
  const isHalfTime = status === 'live' && sent.matchStatus === HALF_TIME
  return {
    status: isHalfTime ? 'halftime' : status,
    clock: clockAfter(before, { status, sent, sport }),
    score: sent.score === null ? before.score : sent.score,
  }
}

interface SentState {
  readonly status: GameStatus
  readonly sent: UofEventStatus
  readonly sport: SportRoute
}

/** The feed does not say in which part a match was interrupted: it is the part it was in. */
function clockAfter(before: MatchState, { status, sent, sport }: SentState): MatchClock | null {
  if (status === 'live') return clockOf(sent, sport)
  if (status !== 'interrupted' || before.clock === null) return null
  return { ...before.clock, ...sent.clock }
}

function clockOf(sent: UofEventStatus, sport: SportRoute): MatchClock | null {
  const { matchStatus, clock, periodScores, gameScore } = sent
  const period = matchStatus === null ? undefined : PERIODS[sport][matchStatus]
  if (period === undefined) return null
  const part = periodScores.find((one) => one.matchStatus === matchStatus)
  return {
    period,
    minute: clock === null ? 0 : clock.minute,
    stoppage: clock === null ? 0 : clock.stoppage,
    ...(part && isOfParts(period) && { partScore: part.score }),
    ...(gameScore !== null && { points: gameScore }),
  }
}

/** Sets and maps have a score of their own beside that of the match. */
function isOfParts(period: Period): boolean {
  return period.startsWith('S') || period.startsWith('M')
}
