import { itemAt } from '@caderneta/feed/item-at'
import { DAY_MS } from '../calendar-day.ts'
import { keptAnswers } from '../kept-answers.ts'
import type { SeasonGame } from '../season-game.ts'
import type { SeasonTournament } from '../season-tournament.ts'
import type { DatedCompetition } from './dated-competition.ts'
import {
  drawnOrder,
  drawSeason,
  type Pair,
  type PairResult,
  type SeasonDraw,
} from './draw-round.ts'
import { drawStart } from './draw-start.ts'
import { halfOfDay, isMidweek, lastDayOf, yearOfDay } from './half-week.ts'
import { type PlannedRound, planRounds } from './plan-rounds.ts'
import { stageOf } from './stage-of.ts'

const NONE: readonly never[] = []

const FIRST_YEAR = 2000
const [COMPETITIONS_MAX, ROUNDS_MAX, MATCHES_MAX] = [1_000, 100, 100]
/** Games of a half of a week are over on the morning after it, UTC. */
const MORNING_MS = 6 * 3_600_000
/** The sides of a tie are known at least so long before. */
const KNOWN_MS_MIN = 1_800_000
const REST_MS = 48 * 3_600_000
const [YEARS_KEPT, DRAWS_KEPT, HALVES_KEPT, RESULTS_KEPT] = [4, 400, 24, 30_000]

interface DatedSeason<Tournament extends SeasonTournament> {
  /** Game ids: this, then the year, the competition, the round and the match. */
  readonly firstGameId: number
  readonly seed: string
  readonly competitions: readonly DatedCompetition<Tournament>[]
  /** Plays a game, to know who goes on in a knock-out. */
  readonly resultOf: (game: UndatedGame<Tournament>) => PairResult
}

/** The games of competitions with dates, by day and by season. */
export interface DatedCalendar<Tournament extends SeasonTournament> {
  /** All games of a day since 1970-01-01 UTC. */
  readonly gamesOfDay: (day: number) => readonly SeasonGame<Tournament>[]
  /** Rounds of the season of a competition that belongs to a year, in order; none without one. */
  readonly roundsOf: (
    competition: DatedCompetition<Tournament>,
    year: number,
  ) => readonly DatedRound<Tournament>[]
}

/** A round of a season. Who meets in a knock-out follows from results before it. */
export interface DatedRound<Tournament extends SeasonTournament> {
  /** The half of a week in which it is played. */
  readonly half: number
  readonly pairs: () => readonly Pair[]
  readonly games: () => readonly SeasonGame<Tournament>[]
  /** Result of the game of a pair, whether or not it has been played by now. */
  readonly resultOf: (index: number) => PairResult
}

/**
 * A day depends on the plan of its year, which is made without its days, and on the games of its
 * week and of the two midweeks beside it; only a knock-out needs results before it, those of its
 * own competition.
 */
export function datedSeason<Tournament extends SeasonTournament>(
  settings: DatedSeason<Tournament>,
): DatedCalendar<Tournament> {
  const options = { ...settings, resultOf: keptResults(settings.resultOf) }
  const { competitions } = options
  const planOf = keptAnswers((year: number) => planRounds(competitions, year), YEARS_KEPT)
  const drawOf = keptDraws(options)
  type Round = PlannedRound<DatedCompetition<Tournament>>
  const roundsOf = (half: number): readonly Round[] => {
    const year = yearOfDay(5 + 7 * Math.floor(half / 2))
    return [year - 1, year, year + 1].flatMap((each) => planOf(each).get(half) ?? NONE)
  }
  const pairsOf = ({ competition, year, round }: Round) => drawOf(competition, year).pairsOf(round)
  const timesOf = keptAnswers((half: number): ReadonlyMap<string, number> => {
    const games = isMidweek(half) ? gamesOfHalf(half) : []
    return new Map(
      games.flatMap(({ home, away, startMs }) => [
        [home, startMs],
        [away, startMs],
      ]),
    )
  }, HALVES_KEPT)
  const boundsOf = (half: number, sides: readonly string[]) =>
    isMidweek(half) ? ANY_TIME : restBounds(sides, timesOf(half - 1), timesOf(half + 1))
  const ownRoundsOf = keptAnswers((year: number) => roundsByCompetition(planOf(year)), YEARS_KEPT)
  const halvesOf = keptAnswers((year: number) => halfByRound(planOf(year)), YEARS_KEPT)
  /** When the round before is over, of which the pairs of this one follow; else null. */
  const decidedMs = ({ competition: { plan, number }, year, round }: Round): number | null => {
    if (round === 0 || round < plan.rounds || plan.friendlies !== null) return null
    const before = halvesOf(year).get(`${number}/${round - 1}`)
    return before === undefined ? null : (lastDayOf(before) + 1) * DAY_MS + MORNING_MS
  }
  const gamesOfRound = (planned: Round, half: number): readonly SeasonGame<Tournament>[] =>
    pairsOf(planned).map((pair, index) => {
      const gameId = gameIdOf(options.firstGameId, planned, index)
      const key = `${options.seed}/start/${gameId}`
      const startMs = drawStart(planned, half, key, boundsOf(half, pair))
      const game = { ...gameOf(planned, pair, gameId), startMs, day: Math.floor(startMs / DAY_MS) }
      const known = decidedMs(planned)
      return known === null ? game : { ...game, knownMs: Math.min(known, startMs - KNOWN_MS_MIN) }
    })
  const resultOfGame = (planned: Round, index: number) => {
    const gameId = gameIdOf(options.firstGameId, planned, index)
    return options.resultOf(gameOf(planned, itemAt(pairsOf(planned), index), gameId))
  }
  const gamesOfHalf: (half: number) => readonly SeasonGame<Tournament>[] = keptAnswers(
    (half: number) =>
      onceEach(
        roundsOf(half)
          .toSorted((one, other) => one.competition.rank - other.competition.rank)
          .flatMap((planned) => gamesOfRound(planned, half)),
      ),
    HALVES_KEPT,
  )
  return {
    gamesOfDay: (day) =>
      halvesAround(day)
        .flatMap(gamesOfHalf)
        .filter((game) => game.day === day),
    roundsOf: (competition, year) =>
      (ownRoundsOf(year).get(competition.number) ?? NONE).map(({ half, planned }) => ({
        half,
        pairs: () => pairsOf(planned),
        games: () => gamesOfRound(planned, half),
        resultOf: (index) => resultOfGame(planned, index),
      })),
  }
}

const ANY_TIME = { earliest: -Infinity, latest: Infinity }

/** Between the games of these sides in the midweeks before and after. */
function restBounds(
  sides: readonly string[],
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
) {
  const near = (times: ReadonlyMap<string, number>) =>
    sides.flatMap((side) => times.get(side) ?? NONE)
  return {
    earliest: Math.max(...near(before)) + REST_MS,
    latest: Math.min(...near(after)) - REST_MS,
  }
}

interface RoundOfHalf<Competition> {
  readonly half: number
  readonly planned: PlannedRound<Competition>
}

/** The number of a competition to its rounds, in order. */
function roundsByCompetition<Competition extends DatedCompetition>(
  plan: ReturnType<typeof planRounds<Competition>>,
): ReadonlyMap<number, readonly RoundOfHalf<Competition>[]> {
  const rounds = new Map<number, RoundOfHalf<Competition>[]>()
  for (const [half, ofHalf] of plan) {
    for (const planned of ofHalf) {
      const own = rounds.get(planned.competition.number)
      if (own) own.push({ half, planned })
      else rounds.set(planned.competition.number, [{ half, planned }])
    }
  }
  for (const own of rounds.values())
    own.sort((one, other) => one.planned.round - other.planned.round)
  return rounds
}

/** Draws, tables and dates look at the same results again and again. */
function keptResults<Game extends { readonly gameId: number }>(
  resultOf: (game: Game) => PairResult,
): (game: Game) => PairResult {
  const kept = new Map<number, PairResult>()
  return (game) => {
    const known = kept.get(game.gameId)
    if (known) return known
    const result = resultOf(game)
    kept.set(game.gameId, result)
    const [oldest] = kept.keys()
    if (kept.size > RESULTS_KEPT && oldest !== undefined) kept.delete(oldest)
    return result
  }
}

function halvesAround(day: number): readonly number[] {
  return [...new Set([day - 1, day, day + 1].map(halfOfDay))]
}

/** Competition and round to the half of a week in which it is played. */
function halfByRound(plan: ReturnType<typeof planRounds>): ReadonlyMap<string, number> {
  return new Map(
    [...plan].flatMap(([half, rounds]) =>
      rounds.map(({ competition, round }) => [`${competition.number}/${round}`, half] as const),
    ),
  )
}

/** Friendlies are drawn without regard to the rest: a side that has a game already is left out. */
function onceEach<Game extends SeasonGame>(games: readonly Game[]): readonly Game[] {
  const busy = new Set<string>()
  return games.filter(({ home, away }) => {
    if (busy.has(home) || busy.has(away)) return false
    busy.add(home)
    busy.add(away)
    return true
  })
}

export type UndatedGame<Tournament extends SeasonTournament> = Omit<
  SeasonGame<Tournament>,
  'startMs' | 'day'
>

function keptDraws<Tournament extends SeasonTournament>(options: DatedSeason<Tournament>) {
  const { seed, competitions, resultOf } = options
  const drawOf = keptAnswers((key: string): SeasonDraw => {
    const [number = 0, year = 0] = key.split('/').map(Number)
    const competition = itemAt(competitions, number - 1)
    const ownKey = `${seed}/season/${key}`
    const order = drawnOrder(competition, ownKey)
    return drawSeason(competition.plan, order, ownKey, (round, pairs) =>
      pairs.map((pair, index) =>
        resultOf(
          gameOf(
            { competition, year, round },
            pair,
            gameIdOf(options.firstGameId, { competition, year, round }, index),
          ),
        ),
      ),
    )
  }, DRAWS_KEPT)
  return ({ number }: DatedCompetition, year: number) => drawOf(`${number}/${year}`)
}

type RoundOf<Tournament extends SeasonTournament> = Pick<
  PlannedRound<DatedCompetition<Tournament>>,
  'competition' | 'year' | 'round'
>

function gameOf<Tournament extends SeasonTournament>(
  { competition, year, round }: RoundOf<Tournament>,
  [home, away]: Pair,
  gameId: number,
): UndatedGame<Tournament> {
  const { tournament } = competition
  return { gameId, tournament, home, away, stage: stageOf(competition, year, round) }
}

function gameIdOf(
  firstGameId: number,
  { competition, year, round }: RoundOf<SeasonTournament>,
  index: number,
): number {
  const season = (year - FIRST_YEAR) * COMPETITIONS_MAX + competition.number
  return firstGameId + (season * ROUNDS_MAX + round) * MATCHES_MAX + index
}

/** The season itself, as an event that has no game: it has the number of no round. */
export function outrightIdOf(
  firstGameId: number,
  competition: DatedCompetition,
  year: number,
): number {
  return gameIdOf(firstGameId, { competition, year, round: ROUNDS_MAX - 1 }, MATCHES_MAX - 1)
}
