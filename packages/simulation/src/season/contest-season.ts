import type { ContestModel, ScriptMoment } from '@caderneta/feed/contest/contest-model'
import { contestProgramme } from '@caderneta/feed/contest/contest-programme'
import { plainFact } from '@caderneta/feed/contest/contest-timeline'
import { playContest } from '@caderneta/feed/contest/play-contest'
import type { GameProgramme, GameSchedule } from '@caderneta/feed/programme'
import { type Random, randomFrom } from '@caderneta/feed/random'
import { calendarDay } from '../schedule/calendar-day.ts'
import type { SeasonGame } from '../schedule/season-game.ts'
import type { SeasonTournament } from '../schedule/season-tournament.ts'
import { type Disturbance, disturbanceOf, type Hazards } from './disturbance.ts'
import type { StrengthOf } from './entrant-strength.ts'
import { seasonFixture, seasonGameProgramme } from './season-game-programme.ts'
import { type SeasonCast, sportSeason } from './season-schedule.ts'
import type { SeasonSettings } from './season-settings.ts'

/**
 * A sport of the season that has a model (see `feed/contest/contest-model.ts`): with this and a
 * list of tournaments it is complete. `contestSeason(sport)` goes into SPORTS of the simulation.
 */
export interface ContestSport<Tournament extends SeasonTournament, State> {
  readonly sportId: number
  /** Keeps its competitors apart from those of other sports: 'tennis'. */
  readonly kind: string
  readonly tournaments: readonly Tournament[]
  readonly strengthOf: StrengthOf
  readonly hazards: Hazards
  readonly restSeconds: number
  readonly priceSeconds: number
  /** The model of one game; `edge` is how much stronger the first side is. */
  readonly modelOf: (game: SeasonGame<Tournament>, edge: number) => ContestModel<State>
  /** Plays a game at random; the same random numbers give the same moments. */
  readonly sample: (
    random: Random,
    game: SeasonGame<Tournament>,
    edge: number,
  ) => readonly ScriptMoment<State>[]
}

/** Big games of a day on the home page: one of each sport beside football. */
const HIGHLIGHTS = { ofDay: 1, ofTournament: 1 }
/** Nothing ends later after its calendar start: postponed by 20 hours, then five sets of tennis. */
const GAME_MS_MAX = 28 * 3_600_000

/** The endless season of a sport. */
export function contestSeason<Tournament extends SeasonTournament, State>(
  sport: ContestSport<Tournament, State>,
): (settings: SeasonSettings) => GameSchedule {
  const { sportId, tournaments, strengthOf } = sport
  const programmeOf = (game: SeasonGame<Tournament>, cast: SeasonCast) =>
    contestGameProgramme(sport, game, cast)
  return (settings) =>
    sportSeason(
      {
        sportId,
        calendar: (seed) => (day) => calendarDay(sportId, tournaments, seed, day),
        strengthOf,
        programmeOf,
        highlights: HIGHLIGHTS,
        gameMsMax: GAME_MS_MAX,
      },
      settings,
    )
}

/** All feed messages about one game of a sport. */
export function contestGameProgramme<Tournament extends SeasonTournament, State>(
  sport: ContestSport<Tournament, State>,
  game: SeasonGame<Tournament>,
  cast: SeasonCast,
  disturbance: Disturbance = disturbanceOf(cast.seed, game.gameId, sport.hazards),
): GameProgramme {
  const { seed, time, announcedAt } = cast
  const edge =
    sport.strengthOf(seed, game.home, game.day) - sport.strengthOf(seed, game.away, game.day)
  const fixture = seasonFixture(sport, game, cast, disturbance)
  const sample = () =>
    brokenOff(sport.sample(randomFrom(`${seed}/match/${game.gameId}`), game, edge), disturbance)
  const contest = playContest({
    fixture,
    announcedAt,
    speed: time.speed,
    model: sport.modelOf(game, edge),
    sample: disturbance.kind === 'cancelled' ? null : sample,
    restSeconds: sport.restSeconds,
    priceSeconds: sport.priceSeconds,
  })
  return seasonGameProgramme({
    game,
    cast,
    disturbance,
    fixture,
    programme: contestProgramme(contest),
  })
}

/** An abandoned contest ends early, in its state at that moment. */
function brokenOff<State>(
  moments: readonly ScriptMoment<State>[],
  disturbance: Disturbance,
): readonly ScriptMoment<State>[] {
  if (disturbance.kind !== 'abandoned' || moments.length < 3) return moments
  const played = moments.slice(0, Math.max(2, Math.floor(moments.length * disturbance.share)))
  const last = played.at(-1)
  if (!last) return moments
  const facts = [...(last.facts ?? []), plainFact('abandoned')]
  return [...played.slice(0, -1), { ...last, status: 'cancelled', isKey: true, facts }]
}
