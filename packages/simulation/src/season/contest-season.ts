import type { ContestModel, ScriptMoment } from '@caderneta/feed/contest/contest-model'
import { contestProgramme } from '@caderneta/feed/contest/contest-programme'
import { plainFact } from '@caderneta/feed/contest/contest-timeline'
import { once } from '@caderneta/feed/contest/once'
import { playContest } from '@caderneta/feed/contest/play-contest'
import type { GameProgramme, GameSchedule } from '@caderneta/feed/programme'
import { type Random, randomFrom } from '@caderneta/feed/random'
import { calendarDay, firstGameIdOf } from './calendar-day.ts'
import { type DailyCompetition, dailyGames } from './daily/daily-competition.ts'
import { dailySeason } from './daily/daily-season.ts'
import type { PairResult } from './dated/draw-round.ts'
import { type Disturbance, disturbanceOf, type Hazards } from './disturbance.ts'
import type { StrengthOf } from './entrant-strength.ts'
import type { SeasonGame } from './season-game.ts'
import { seasonFixture, seasonGameProgramme } from './season-game-programme.ts'
import { type SeasonCast, sportSeason } from './season-schedule.ts'
import type { SeasonSettings } from './season-settings.ts'
import type { SeasonTournament } from './season-tournament.ts'

/**
 * A sport of the season that has a model (see `feed/contest/contest-model.ts`): with this and a
 * list of tournaments it is complete. `contestSeason(sport)` goes into SPORTS of the simulation.
 */
export interface ContestSport<Tournament extends SeasonTournament, State> {
  readonly sportId: number
  /** Keeps its competitors apart from those of other sports: 'tennis'. */
  readonly kind: string
  /** Those of the repeating calendar. */
  readonly tournaments: readonly Tournament[]
  /** Those with seasons, played on their days. */
  readonly dated: readonly DailyCompetition<Tournament>[]
  readonly more?: MoreGames<Tournament>
  readonly strengthOf: StrengthOf
  readonly hazards: Hazards
  readonly restSeconds: number
  readonly priceSeconds: number
  /** The model of one game; `edge` is how much stronger the first side is. */
  readonly modelOf: (game: SeasonGame<Tournament>, edge: number) => ContestModel<State>
  /**
   * Plays a game at random, or what is left of it from a state; the same random numbers give the
   * same moments.
   */
  readonly sample: (
    random: Random,
    game: SeasonGame<Tournament>,
    edge: number,
    from?: State,
  ) => readonly ScriptMoment<State>[]
}

/** Games that follow another plan. */
export interface MoreGames<Tournament extends SeasonTournament> {
  readonly tournaments: readonly Tournament[]
  readonly calendar: (seed: string) => (day: number) => readonly SeasonGame<Tournament>[]
  /** As a mean over the year. */
  readonly gamesOfDay: number
}

/** Big games of a day on the home page: one of each sport beside football. */
const HIGHLIGHTS = { ofDay: 1, ofTournament: 1 }
/** Nothing ends later after its calendar start: postponed by 20 hours, then five sets of tennis. */
const DAYS_OF_YEAR = 365.2425
const NO_EDGE = 0
/** Luck of a game beside its edge, in basketball. */
const EDGE_LUCK = 0.25
const NO_GAMES: readonly never[] = []
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

/** All games of a sport on a day since 1970-01-01 UTC. */
export function contestCalendar<Tournament extends SeasonTournament, State>(
  sport: ContestSport<Tournament, State>,
  seed: string,
): (day: number) => readonly SeasonGame<Tournament>[] {
  const { sportId, tournaments, dated } = sport
  const datedDay = dailySeason({
    seed,
    firstGameId: firstGameIdOf(sportId),
    competitions: dated,
    resultOf: (game) => resultOf(sport, seed, game),
    edgeOf: (game) => edgeOf(sport, seed, game),
    edgeLuck: EDGE_LUCK,
  })
  const moreOfDay = sport.more?.calendar(seed) ?? (() => NO_GAMES)
  return (day) => [
    ...datedDay(day),
    ...moreOfDay(day),
    ...calendarDay(sportId, tournaments, seed, day),
  ]
}

/** Games a day of the competitions with seasons, as a mean over the year. */
export function datedGamesOf<Tournament extends SeasonTournament, State>({
  dated,
  more,
}: Pick<ContestSport<Tournament, State>, 'dated' | 'more'>): number {
  const ofYear = dated.map(dailyGames).reduce((sum, games) => sum + games, 0)
  return ofYear / DAYS_OF_YEAR + (more ? more.gamesOfDay : 0)
}

/** As its programme plays it: the same numbers give the same game. */
function resultOf<Tournament extends SeasonTournament, State>(
  sport: ContestSport<Tournament, State>,
  seed: string,
  game: SeasonGame<Tournament>,
): PairResult {
  const disturbance = disturbanceOfGame(sport, seed, game)
  if (disturbance.kind === 'cancelled') return { score: null, winner: 'home' }
  const last = playedMoments(sport, seed, game, disturbance).at(-1)
  if (!last) return { score: null, winner: 'home' }
  const [home, away] = last.score
  return { score: [home, away], winner: home >= away ? 'home' : 'away' }
}

/** A game of a knock-out is never put off for hours: the next round waits for it. */
function disturbanceOfGame<Tournament extends SeasonTournament, State>(
  { hazards }: ContestSport<Tournament, State>,
  seed: string,
  { gameId, stage }: SeasonGame<Tournament>,
): Disturbance {
  const isKnockout = stage?.isKnockout ?? false
  return disturbanceOf(seed, gameId, isKnockout ? { ...hazards, postponedShare: 0 } : hazards)
}

function playedMoments<Tournament extends SeasonTournament, State>(
  sport: ContestSport<Tournament, State>,
  seed: string,
  game: SeasonGame<Tournament>,
  disturbance: Disturbance,
): readonly ScriptMoment<State>[] {
  const random = randomFrom(`${seed}/match/${game.gameId}`)
  return brokenOff(sport.sample(random, game, edgeOf(sport, seed, game)), disturbance)
}

/** How much stronger the first side is, beyond what the ground is worth in any competition. */
export function edgeOf<Tournament extends SeasonTournament, State>(
  { strengthOf }: ContestSport<Tournament, State>,
  seed: string,
  { tournament, home, away, day }: SeasonGame<Tournament>,
): number {
  return (
    strengthOf(seed, home, day) - strengthOf(seed, away, day) + (tournament.homeEdge ?? NO_EDGE)
  )
}

/** All feed messages about one game of a sport. */
export function contestGameProgramme<Tournament extends SeasonTournament, State>(
  sport: ContestSport<Tournament, State>,
  game: SeasonGame<Tournament>,
  cast: SeasonCast,
  disturbance: Disturbance = disturbanceOfGame(sport, cast.seed, game),
): GameProgramme {
  const { seed, time, announcedAt } = cast
  const edge = edgeOf(sport, seed, game)
  const fixture = seasonFixture(sport, game, cast, disturbance)
  const sample = () => playedMoments(sport, seed, game, disturbance)
  const contest = playContest({
    fixture,
    announcedAt,
    speed: time.speed,
    model: once(() => sport.modelOf(game, edge)),
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
