import { itemAt } from '@caderneta/feed/item-at'
import { listAt } from '@caderneta/feed/list-at'
import { DAY_MS } from './calendar-day.ts'
import type { DatedCompetition } from './dated-competition.ts'
import { drawSeason, type Pair, type PairResult, type SeasonDraw } from './draw.ts'
import { keptAnswers } from './kept-answers.ts'
import { drawStart } from './kick-off.ts'
import { isMidweek, windowOfDay, yearOfDay } from './match-window.ts'
import type { SeasonGame } from './season-game.ts'
import { type PlannedRound, planRounds } from './season-plan.ts'
import type { SeasonTournament } from './season-tournament.ts'
import { stageOf } from './stage-name.ts'

const FIRST_YEAR = 2000
const [COMPETITIONS_MAX, ROUNDS_MAX, MATCHES_MAX] = [1_000, 100, 100]
const REST_MS = 48 * 3_600_000
const [YEARS_KEPT, DRAWS_KEPT, WINDOWS_KEPT] = [4, 400, 24]

interface DatedSeason<Tournament extends SeasonTournament> {
  /** Game ids: this, then the year, the competition, the round and the match. */
  readonly firstGameId: number
  readonly seed: string
  readonly competitions: readonly DatedCompetition<Tournament>[]
  /** Plays a game, to know who goes on in a knock-out. */
  readonly resultOf: (game: UndatedGame<Tournament>) => PairResult
}

/**
 * All games of competitions with dates on a day since 1970-01-01 UTC. A day depends on the plan of
 * its year, which is made without its days, and on the games of its week and of the two midweeks
 * beside it; only a knock-out needs results before it, those of its own competition.
 */
export function datedSeason<Tournament extends SeasonTournament>(
  options: DatedSeason<Tournament>,
): (day: number) => readonly SeasonGame<Tournament>[] {
  const { competitions } = options
  const planOf = keptAnswers((year: number) => planRounds(competitions, year), YEARS_KEPT)
  const drawOf = keptDraws(options)
  type Round = PlannedRound<DatedCompetition<Tournament>>
  const roundsOf = (window: number): readonly Round[] => {
    const year = yearOfDay(5 + 7 * Math.floor(window / 2))
    return [year - 1, year, year + 1].flatMap((each) => listAt(planOf(each), window))
  }
  const pairsOf = ({ competition, year, round }: Round) => drawOf(competition, year).pairsOf(round)
  const timesOf = keptAnswers((window: number): ReadonlyMap<string, readonly number[]> => {
    const games = isMidweek(window) ? gamesOfWindow(window) : []
    return new Map(
      games.flatMap(({ home, away, startMs }) => [
        [home, [startMs]],
        [away, [startMs]],
      ]),
    )
  }, WINDOWS_KEPT)
  const boundsOf = (window: number, sides: readonly string[]) => {
    if (isMidweek(window)) return { earliest: -Infinity, latest: Infinity }
    const near = (each: number) => sides.flatMap((side) => listAt(timesOf(each), side))
    return {
      earliest: Math.max(...near(window - 1)) + REST_MS,
      latest: Math.min(...near(window + 1)) - REST_MS,
    }
  }
  const gamesOfRound = (planned: Round, window: number): readonly SeasonGame<Tournament>[] =>
    pairsOf(planned).map((pair, index) => {
      const gameId = gameIdOf(options.firstGameId, planned, index)
      const key = `${options.seed}/start/${gameId}`
      const startMs = drawStart(planned, window, key, boundsOf(window, pair))
      return { ...gameOf(planned, pair, gameId), startMs, day: Math.floor(startMs / DAY_MS) }
    })
  const gamesOfWindow: (window: number) => readonly SeasonGame<Tournament>[] = keptAnswers(
    (window: number) =>
      onceEach(
        roundsOf(window)
          .toSorted((one, other) => one.competition.rank - other.competition.rank)
          .flatMap((planned) => gamesOfRound(planned, window)),
      ),
    WINDOWS_KEPT,
  )
  return (day) => {
    const windows = new Set([day - 1, day, day + 1].map(windowOfDay))
    return [...windows].flatMap(gamesOfWindow).filter((game) => game.day === day)
  }
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
    return drawSeason(competition, `${seed}/season/${key}`, (round, pairs) =>
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
