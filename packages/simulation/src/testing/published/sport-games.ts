import type { SportRoute } from '@caderneta/domain/markets/registry/sports'
import { footballProgramme } from '@caderneta/feed/football/play-match'
import type { GameProgramme } from '@caderneta/feed/programme'
import { AMERICAN_FOOTBALL } from '../../american-football/american-football.ts'
import { BASKETBALL } from '../../basketball/basketball.ts'
import { BOXING } from '../../boxing/boxing.ts'
import { matchScript } from '../../football/football-game-programme.ts'
import type { SeasonTournament } from '../../schedule/season-tournament.ts'
import {
  type ContestSport,
  contestCalendar,
  contestGameProgramme,
} from '../../season/contest-season.ts'
import type { SeasonCast } from '../../season/season-schedule.ts'
import { seasonTime } from '../../season/season-time.ts'
import { E_SPORTS } from '../../sets/e-sports-season.ts'
import { TENNIS } from '../../sets/tennis-season.ts'
import { VOLLEYBALL } from '../../sets/volleyball-season.ts'
import { footballDay } from '../football-day.ts'

/** Games of one sport that run their course without a disturbance, endless, from a seed. */
type GamesOfSport = (seed: string) => Generator<GameProgramme>

const FIRST_DAY = 20_778
const ANNOUNCED_MS_BEFORE = 600_000
const UNDISTURBED = { kind: 'none' } as const

const castOf = (seed: string, startMs: number): SeasonCast => ({
  seed,
  time: seasonTime(0, 1),
  isHighlight: false,
  announcedAt: startMs - ANNOUNCED_MS_BEFORE,
})

/** By route: what the default feed publishes of a sport, without the calendar around it. */
export const GAMES_BY_SPORT: Readonly<Record<SportRoute, GamesOfSport>> = {
  football: footballGames,
  tennis: contestGames(TENNIS),
  basketball: contestGames(BASKETBALL),
  volleyball: contestGames(VOLLEYBALL),
  'american-football': contestGames(AMERICAN_FOOTBALL),
  'e-sports': contestGames(E_SPORTS),
  boxing: contestGames(BOXING),
}

function* footballGames(seed: string): Generator<GameProgramme> {
  for (let day = FIRST_DAY; ; day += 1) {
    for (const game of footballDay(seed, day)) {
      const cast = castOf(seed, game.startMs)
      const script = matchScript(game, cast, UNDISTURBED)
      yield footballProgramme({ script, announcedAt: cast.announcedAt, speed: 1 })
    }
  }
}

function contestGames<Tournament extends SeasonTournament, State>(
  sport: ContestSport<Tournament, State>,
): GamesOfSport {
  return function* games(seed) {
    for (let day = FIRST_DAY; ; day += 1) {
      for (const game of contestCalendar(sport, seed)(day)) {
        yield contestGameProgramme(sport, game, castOf(seed, game.startMs), UNDISTURBED)
      }
    }
  }
}
