import type { GameStatus } from '@caderneta/domain/markets/game/game'
import type { SeasonGame } from '../season/season-game.ts'
import { MATCH_STATUS_NAMES } from '../wire/match-statuses.ts'
import { matchStatus, STATUSES, writeClock, writePartScore } from '../wire/write-status.ts'
import { xml } from '../wire/xml.ts'

const NAMES: Readonly<Record<GameStatus, string>> = {
  scheduled: 'not_started',
  live: 'live',
  halftime: 'live',
  interrupted: 'interrupted',
  postponed: 'postponed',
  ended: 'closed',
  cancelled: 'cancelled',
}

/** `sport_event_status` of a summary, which has names where messages have numbers. */
export function writeSummaryStatus({ status, clock, score }: SeasonGame): string {
  const code = matchStatus(status, clock)
  const attributes = {
    status: NAMES[status],
    status_code: STATUSES[status],
    match_status: MATCH_STATUS_NAMES[code]?.toLowerCase().replaceAll(' ', '_'),
    match_status_code: code,
    home_score: score[0],
    away_score: score[1],
  }
  const parts = clock ? [writeClock(clock), ...writePartScore(clock, PART)] : []
  return xml('sport_event_status', attributes, parts)
}

/** Only sets and maps have a score of their own. */
const PART = { type: 'regular_period' }
