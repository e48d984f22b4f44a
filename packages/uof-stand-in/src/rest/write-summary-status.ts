import type { GameStatus, Score } from '@caderneta/domain/markets/game/game'
import type { SeasonGame } from '../season/season-game.ts'
import { MATCH_STATUS_NAMES } from '../wire/match-statuses.ts'
import { playedParts, writePeriodScores } from '../wire/write-period-scores.ts'
import { matchStatus, STATUSES, writeClock, writePartScore } from '../wire/write-status.ts'
import { xml } from '../wire/xml.ts'

/** What replies call each status. */
export const STATUS_NAMES: Readonly<Record<GameStatus, string>> = {
  scheduled: 'not_started',
  live: 'live',
  halftime: 'live',
  interrupted: 'interrupted',
  postponed: 'postponed',
  ended: 'closed',
  cancelled: 'cancelled',
}

/** Codes of a match that was decided after extra time, and after penalties. */
const [AFTER_EXTRA_TIME, AFTER_PENALTIES] = [110, 120]

/** `sport_event_status` of a summary, which has names where messages have numbers. */
export function writeSummaryStatus(game: SeasonGame): string {
  const { status, clock, timeline } = game
  const parts = status === 'ended' && timeline !== null ? playedParts(timeline) : []
  const decided = new Map(parts.map(({ type, score }) => [type, score]))
  const code = codeOf(game, decided)
  const [home, away] = withShootOut(game.score, decided.get('penalties'))
  const attributes = {
    status: STATUS_NAMES[status],
    status_code: STATUSES[status],
    match_status: MATCH_STATUS_NAMES[code]?.toLowerCase().replaceAll(' ', '_'),
    match_status_code: code,
    home_score: home,
    away_score: away,
  }
  const ofClock = clock ? [writeClock(clock)] : []
  const ofParts =
    parts.length > 0 || !clock ? writePeriodScores(parts) : writePartScore(clock, PART)
  return xml('sport_event_status', attributes, [...ofClock, ...ofParts])
}

/** Only sets and maps have a score of their own while they are played. */
const PART = { type: 'regular_period' }

function codeOf({ status, clock }: SeasonGame, decided: ReadonlyMap<string, Score>): number {
  if (decided.has('penalties')) return AFTER_PENALTIES
  return decided.has('overtime') ? AFTER_EXTRA_TIME : matchStatus(status, clock)
}

/** The provider's score of a match counts its shoot-out. */
function withShootOut([home, away]: Score, shootOut: Score = [0, 0]): Score {
  return [home + shootOut[0], away + shootOut[1]]
}
