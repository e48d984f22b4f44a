import type { MatchPlay } from '../football/match-play.ts'
import type { Goal, MatchScript } from '../football/match-script.ts'

/** Matches for tests of everything that sends them. */
export const KICK_OFF = 1_700_000_000_000

export function goal(
  side: Goal['side'],
  period: Goal['period'],
  minute: number,
  stoppage = 0,
): Goal {
  return { side, period, minute, stoppage, secondOfMinute: 30 }
}

/** 0-1 at half-time, 1-1 after 90 minutes, 2-1 after extra time, decided there. */
export function exampleScript(changes: Partial<MatchScript> = {}): MatchScript {
  return {
    fixture: {
      gameId: 77,
      sportId: 1,
      tournamentId: 10037440,
      tournamentName: 'Brasileirão Série A',
      location: 'Estádio do Maracanã',
      startsAt: KICK_OFF,
      teams: [
        { id: 1, name: 'Fluminense' },
        { id: 2, name: 'Bahia' },
      ],
      isHighlight: false,
    },
    rates: { home: [0.65, 0.8], away: [0.5, 0.6] },
    result: { status: 'finished', halfTime: [0, 1], fullTime: [1, 1] },
    goals: [goal('away', '1H', 23), goal('home', '2H', 90, 3), goal('home', 'ET1', 105, 1)],
    hasExtraTime: true,
    penalties: null,
    stoppage: { '1H': { board: 1, seconds: 120 }, '2H': { board: 3, seconds: 240 } },
    ...changes,
  }
}

/** Announced ten minutes before the kick-off, played at the speed of life. */
export function examplePlay(changes: Partial<MatchPlay> = {}): MatchPlay {
  return { script: exampleScript(), announcedAt: KICK_OFF - 600_000, speed: 1, ...changes }
}
