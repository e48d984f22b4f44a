import type { MatchScript } from '@caderneta/feed/football/match-script'
import { footballProgramme } from '@caderneta/feed/football/play-match'
import { FOOTBALL } from '@caderneta/feed/football/tournaments'
import type { GameFixture } from '@caderneta/feed/messages'
import type { GameProgramme } from '@caderneta/feed/programme'
import { randomFrom } from '@caderneta/feed/random'
import { changeFixture } from '../season/change-fixture.ts'
import { interruptGame } from '../season/interrupt-game.ts'
import type { SeasonTime } from '../season/season-time.ts'
import { clubId } from './club-strength.ts'
import { type Disturbance, disturbanceOf } from './disturbance.ts'
import { CANCELLED_MATCH, drawMatch } from './draw-match.ts'
import { goalRates, type SeasonGame } from './season-game.ts'

/** What a game is told with, beside what the calendar says. */
export interface SeasonCast {
  readonly seed: string
  readonly time: SeasonTime
  readonly isHighlight: boolean
  /** Real time, milliseconds UTC. */
  readonly announcedAt: number
}

const MINUTE_MS = 60_000
/** A big game comes to the home page so long before its kick-off, in time of the season. */
const HIGHLIGHT_MS = 30 * 60 * MINUTE_MS

/** All that the feed says of one game of the season, with whatever goes wrong with it. */
export function seasonProgramme(game: SeasonGame, cast: SeasonCast): GameProgramme {
  const { seed, time, announcedAt } = cast
  const disturbance = disturbanceOf(seed, game.gameId)
  const script = matchScript(game, cast, disturbance)
  const told = footballProgramme({ script, announcedAt, speed: time.speed })
  return delayed(highlighted(interrupted(told, disturbance, game, cast), script, game, cast), {
    disturbance,
    game,
    time,
    startsAt: script.fixture.startsAt,
  })
}

/** The whole match, known before it is played. */
export function matchScript(
  game: SeasonGame,
  cast: SeasonCast,
  disturbance: Disturbance = disturbanceOf(cast.seed, game.gameId),
): MatchScript {
  const rates = goalRates(cast.seed, game)
  const random = randomFrom(`${cast.seed}/match/${game.gameId}`)
  const isCancelled = disturbance.kind === 'cancelled'
  const match = isCancelled ? CANCELLED_MATCH : drawMatch(random, rates, game.tournament.isCup)
  const delayMs = disturbance.kind === 'delayed' ? disturbance.minutes * MINUTE_MS : 0
  const startsAt = cast.time.realMs(game.kickOffMs + delayMs)
  return { ...match, rates, fixture: fixtureOf(game, startsAt, cast.isHighlight) }
}

function fixtureOf(game: SeasonGame, startsAt: number, isHighlight: boolean): GameFixture {
  const { gameId, tournament, home, away } = game
  return {
    gameId,
    sportId: FOOTBALL,
    tournamentId: tournament.id,
    tournamentName: tournament.name,
    location: tournament.location,
    startsAt,
    teams: [
      { id: clubId(home), name: home },
      { id: clubId(away), name: away },
    ],
    isHighlight,
  }
}

function interrupted(
  told: GameProgramme,
  disturbance: Disturbance,
  game: SeasonGame,
  { time }: SeasonCast,
): GameProgramme {
  if (disturbance.kind !== 'interrupted') return told
  const stopsMs = game.kickOffMs + disturbance.atMinute * MINUTE_MS
  const at = time.realMs(stopsMs)
  const resumesAt = time.realMs(stopsMs + disturbance.minutes * MINUTE_MS)
  return interruptGame(told, { at, forMs: resumesAt - at })
}

function highlighted(
  told: GameProgramme,
  { fixture }: MatchScript,
  game: SeasonGame,
  { isHighlight, time }: SeasonCast,
): GameProgramme {
  if (!isHighlight) return told
  const at = time.realMs(game.kickOffMs - HIGHLIGHT_MS)
  const body = { kind: 'fixture', fixture } as const
  return changeFixture(told, { at, earlier: { isHighlight: false }, body })
}

interface Delay {
  readonly disturbance: Disturbance
  readonly game: SeasonGame
  readonly time: SeasonTime
  readonly startsAt: number
}

function delayed(told: GameProgramme, { disturbance, game, time, startsAt }: Delay): GameProgramme {
  if (disturbance.kind !== 'delayed') return told
  const at = time.realMs(game.kickOffMs - disturbance.toldMinutesBefore * MINUTE_MS)
  const earlier = { startsAt: time.realMs(game.kickOffMs) }
  const body = { kind: 'fixture_change', gameId: game.gameId, startsAt } as const
  return changeFixture(told, { at, earlier, body })
}
