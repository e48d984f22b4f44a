import type { SportRoute } from '@caderneta/domain/markets/sports'
import type { MatchScript } from '@caderneta/feed/football/match-script'
import { footballProgramme } from '@caderneta/feed/football/play-match'
import type { GameProgramme } from '@caderneta/feed/programme'
import { AMERICAN_FOOTBALL } from '../../american-football/american-football.ts'
import { BASKETBALL } from '../../basketball/basketball.ts'
import { BOXING } from '../../boxing/boxing.ts'
import { matchScript } from '../../football/football-game-programme.ts'
import { calendarDay } from '../../season/calendar-day.ts'
import { type ContestSport, contestGameProgramme } from '../../season/contest-season.ts'
import type { SeasonTournament } from '../../season/season-tournament.ts'
import { E_SPORTS } from '../../sets/e-sports-season.ts'
import { TENNIS } from '../../sets/tennis-season.ts'
import { VOLLEYBALL } from '../../sets/volleyball-season.ts'
import { castOf, ofEachGame, UNDISTURBED } from '../cast-of.ts'
import { footballDay } from '../football-day.ts'

/** Games of one sport that run their course without a disturbance, endless, from a seed. */
type GamesOfSport = (seed: string) => Generator<GameProgramme>

/** By route: what the default feed publishes of a sport, without the calendar around it. */
export const GAMES_BY_SPORT: Readonly<Record<SportRoute, GamesOfSport>> = {
  football: (seed) => footballGames(seed),
  tennis: contestGames(TENNIS),
  basketball: contestGames(BASKETBALL),
  volleyball: contestGames(VOLLEYBALL),
  'american-football': contestGames(AMERICAN_FOOTBALL),
  'e-sports': contestGames(E_SPORTS),
  boxing: contestGames(BOXING),
}

/** Football matches whose players are known, endless, from a seed. */
export function gamesWithPlayers(seed: string): Generator<GameProgramme> {
  return footballGames(seed, ({ players }) => players !== undefined)
}

function* footballGames(
  seed: string,
  isWanted: (script: MatchScript) => boolean = () => true,
): Generator<GameProgramme> {
  const gamesOfDay = (day: number) => footballDay(seed, day)
  const plays = ofEachGame(gamesOfDay, (game) => {
    const cast = castOf(seed, game.startMs)
    const script = matchScript(game, cast, UNDISTURBED)
    return { script, announcedAt: cast.announcedAt, speed: 1 }
  })
  for (const play of plays) if (isWanted(play.script)) yield footballProgramme(play)
}

function contestGames<Tournament extends SeasonTournament, State>(
  sport: ContestSport<Tournament, State>,
): GamesOfSport {
  const { sportId, tournaments } = sport
  return (seed) => {
    const gamesOfDay = (day: number) => calendarDay(sportId, tournaments, seed, day)
    return ofEachGame(gamesOfDay, (game) =>
      contestGameProgramme(sport, game, castOf(seed, game.startMs), UNDISTURBED),
    )
  }
}
