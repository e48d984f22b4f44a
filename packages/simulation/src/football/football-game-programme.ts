import { FOOTBALL } from '@caderneta/domain/markets/registry/sports'
import { finishedMatch } from '@caderneta/feed/football/finished-match'
import type { MatchScript } from '@caderneta/feed/football/match-script'
import { footballProgramme } from '@caderneta/feed/football/play-match'
import type { FinishedGame, GameProgramme } from '@caderneta/feed/programme'
import { type Disturbance, disturbanceOf } from '../season/disturbance.ts'
import { seasonFixture, seasonGameProgramme } from '../season/season-game-programme.ts'
import type { SeasonCast } from '../season/season-schedule.ts'
import type { FootballGame } from './football-game.ts'
import { FOOTBALL_HAZARDS } from './football-hazards.ts'
import { goalRates } from './goal-rates.ts'
import { randomOf, sampleGame } from './sample-game.ts'
import { sampleIncidents } from './sample-incidents.ts'
import { CANCELLED_MATCH } from './sample-match.ts'

/** All feed messages about one football game, with its disturbances. */
export function footballGameProgramme(game: FootballGame, cast: SeasonCast): GameProgramme {
  const disturbance = disturbanceOf(cast.seed, game.gameId, FOOTBALL_HAZARDS)
  const script = matchScript(game, cast, disturbance)
  const { announcedAt, time } = cast
  const programme = footballProgramme({ script, announcedAt, speed: time.speed })
  return seasonGameProgramme({ game, cast, disturbance, fixture: script.fixture, programme })
}

/** How a game ended that was over before the run; null when it was called off. */
export function finishedFootballGame(game: FootballGame, cast: SeasonCast): FinishedGame | null {
  return finishedMatch(matchScript(game, cast), cast.time.speed)
}

/** The whole match, known before it is played. */
export function matchScript(
  game: FootballGame,
  cast: SeasonCast,
  disturbance: Disturbance = disturbanceOf(cast.seed, game.gameId, FOOTBALL_HAZARDS),
): MatchScript {
  const rates = goalRates(cast.seed, game)
  const isCancelled = disturbance.kind === 'cancelled'
  const match = isCancelled ? CANCELLED_MATCH : sampleGame(cast.seed, game)
  const { dismissals: _, ...course } = match
  const fixture = seasonFixture({ sportId: FOOTBALL, kind: 'club' }, game, cast, disturbance)
  const script = { ...course, rates, fixture }
  if (!game.tournament.hasIncidents) return script
  const random = randomOf(cast.seed, game).split('incidents')
  return { ...script, incidents: sampleIncidents(random, rates, match) }
}
