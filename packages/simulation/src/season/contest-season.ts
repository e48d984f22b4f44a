import type { ContestModel, ScriptMoment } from '@caderneta/feed/contest/contest-model'
import { contestProgramme } from '@caderneta/feed/contest/contest-programme'
import { plainFact } from '@caderneta/feed/contest/contest-timeline'
import { playContest } from '@caderneta/feed/contest/play-contest'
import type { GameProgramme, GameSchedule } from '@caderneta/feed/programme'
import { type Random, randomFrom } from '@caderneta/pricing/random'
import { calendarDay, firstDatedId } from '../schedule/calendar-day.ts'
import type { DatedCompetition } from '../schedule/dated-competition.ts'
import { datedSeason, type UndatedGame } from '../schedule/dated-season.ts'
import type { PairResult } from '../schedule/drawn-round.ts'
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
  /** Those of the tournaments that have a season with dates. */
  readonly competitions?: readonly DatedCompetition<Tournament>[]
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
  const { sportId, strengthOf } = sport
  const programmeOf = (game: SeasonGame<Tournament>, cast: SeasonCast) =>
    contestGameProgramme(sport, game, cast)
  return (settings) =>
    sportSeason(
      {
        sportId,
        calendar: (seed) => contestCalendar(sport, seed),
        strengthOf,
        programmeOf,
        highlights: HIGHLIGHTS,
        gameMsMax: GAME_MS_MAX,
      },
      settings,
    )
}

type GamesOfDay<Tournament extends SeasonTournament> = (
  day: number,
) => readonly SeasonGame<Tournament>[]

/** All games of a sport on a day since 1970-01-01 UTC. */
export function contestCalendar<Tournament extends SeasonTournament, State>(
  sport: ContestSport<Tournament, State>,
  seed: string,
): GamesOfDay<Tournament> {
  const { sportId, tournaments } = sport
  const dated = datedContests(sport, seed, (game) => played(sport, seed, game))
  return (day) => [...dated(day), ...calendarDay(sportId, tournaments, seed, day)]
}

/** The games of competitions with dates; who goes on in a knock-out follows from the results. */
export function datedContests<Tournament extends SeasonTournament, State>(
  { sportId, competitions = [] }: ContestSport<Tournament, State>,
  seed: string,
  resultOf: (game: UndatedGame<Tournament>) => PairResult,
): GamesOfDay<Tournament> {
  if (competitions.length === 0) return () => []
  return datedSeason({ seed, firstGameId: firstDatedId(sportId), competitions, resultOf })
}

/** As its programme plays it: the same numbers give the same game. */
function played<Tournament extends SeasonTournament, State>(
  sport: ContestSport<Tournament, State>,
  seed: string,
  undated: UndatedGame<Tournament>,
): PairResult {
  if (disturbanceOf(seed, undated.gameId, sport.hazards).kind === 'cancelled')
    return { score: null, winner: 'home' }
  const game = { ...undated, day: 0, startMs: 0 }
  const random = randomFrom(`${seed}/match/${game.gameId}`)
  const [home, away] = sport.sample(random, game, edgeOf(sport, seed, game)).at(-1)?.score ?? [0, 0]
  return { score: [home, away], winner: home >= away ? 'home' : 'away' }
}

const DAYS_OF_YEAR = 365

/** How much stronger the first side is; in a competition with dates all through its season. */
export function edgeOf<Tournament extends SeasonTournament>(
  { strengthOf }: { readonly strengthOf: StrengthOf },
  seed: string,
  { home, away, day, stage }: SeasonGame<Tournament>,
): number {
  const ofForm = stage ? stage.season * DAYS_OF_YEAR : day
  return strengthOf(seed, home, ofForm) - strengthOf(seed, away, ofForm)
}

/** All feed messages about one game of a sport. */
export function contestGameProgramme<Tournament extends SeasonTournament, State>(
  sport: ContestSport<Tournament, State>,
  game: SeasonGame<Tournament>,
  cast: SeasonCast,
  disturbance: Disturbance = disturbanceOf(cast.seed, game.gameId, sport.hazards),
): GameProgramme {
  const { seed, time, announcedAt } = cast
  const edge = edgeOf(sport, seed, game)
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
