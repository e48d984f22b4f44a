import type { GameWire } from '@caderneta/contract/catalogue/catalogue'
import { sampleGame } from './sample-games.ts'

/** Matches of three teams in a league, and in a cup beside it. */

export const LEAGUE_NOON = Date.UTC(2026, 10, 22, 15)
const DAY_MS = 86_400_000
const TEAMS = ['Grêmio', 'Santos', 'Bahia'] as const
type Team = (typeof TEAMS)[number]

/** The number of a team, from 1. */
export const leagueTeamId = (name: Team) => TEAMS.indexOf(name) + 1

interface More {
  readonly cup?: true
  /** Of a finished match. */
  readonly score?: readonly [home: number, away: number]
  readonly stage?: string
}

/** A match so many days after `LEAGUE_NOON`. */
export function leagueMatch(
  id: number,
  days: number,
  sides: readonly [home: Team, away: Team],
  { cup, score, stage }: More = {},
): GameWire {
  const [tournamentId, tournament] = cup ? [71, 'Copa'] : [70, 'Liga']
  const startsAt = LEAGUE_NOON + days * DAY_MS
  const game = sampleGame({ id, tournamentId, tournament, teams: sides, startsAt })
  const [home, away] = sides
  const teams: GameWire['teams'] = [
    { id: leagueTeamId(home), name: home },
    { id: leagueTeamId(away), name: away },
  ]
  const announced = { ...game, teams, info: { ...game.info, ...(stage && { stage }) } }
  if (!score) return announced
  const gameInfo = {
    gameStatus: 'ended' as const,
    score: [...score] as [number, number],
    clock: null,
  }
  return { ...announced, gameInfo, odds: [] }
}
