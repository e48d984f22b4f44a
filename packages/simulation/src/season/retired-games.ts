import type { FeedBody } from '@caderneta/feed/messages'
import type { GameProgramme, GameSchedule } from '@caderneta/feed/programme'
import { isRepeating, numberOfGame } from '../schedule/calendar-day.ts'
import type { DatedCompetition } from '../schedule/dated-competition.ts'
import { isOfNone } from '../schedule/dated-season.ts'
import type { SeasonTournament } from '../schedule/season-tournament.ts'

interface Calendars {
  readonly sportId: number
  readonly tournaments: readonly SeasonTournament[]
  readonly competitions: readonly DatedCompetition[]
}

/** A game of a sport whose calendars have none of this number, or none any more. */
export function isGone({ sportId, tournaments, competitions }: Calendars, gameId: number): boolean {
  const found = numberOfGame(sportId, gameId)
  if (found === null) return false
  const { number, ofTournament } = found
  if (ofTournament === null) return isOfNone(competitions, number)
  return !tournaments.some((tournament) => isRepeating(tournament, ofTournament))
}

/** Cancels games of a season that is not played any more: every bet on them is void. */
export function retiredGames(gameIds: Iterable<number>): GameSchedule {
  const games = [...gameIds].map(cancelledGame)
  return { snapshot: () => games, announced: () => [] }
}

function cancelledGame(gameId: number): GameProgramme {
  const bodies: readonly FeedBody[] = [
    { kind: 'bet_stop', gameId, marketIds: 'all' },
    { kind: 'odds_change', gameId, status: 'cancelled', clock: null, score: [0, 0], markets: [] },
    { kind: 'bet_cancel', gameId, marketIds: 'all', from: null, to: null },
  ]
  return {
    gameId,
    startsAt: 0,
    announcedAt: 0,
    endsAt: 0,
    nextAfter: () => null,
    between: () => [],
    fixtureAt: () => null,
    snapshot: () => bodies,
  }
}
