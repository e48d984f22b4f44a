import { itemAt } from '@caderneta/pricing/chances/item-at'
import { listAt } from '@caderneta/pricing/chances/list-at'
import { DAY_MS } from './calendar-day.ts'
import { caughtUp, movedKey } from './catch-up.ts'
import { type DatedCompetition, roundsOf } from './dated-competition.ts'
import { drawSeason, type SeasonDraw } from './draw.ts'
import type { DrawnPair, PairResult } from './drawn-round.ts'
import { keptAnswers } from './kept-answers.ts'
import { drawStart, startInRound } from './kick-off.ts'
import { knownTimes } from './known-times.ts'
import { windowOfDay, yearOfWindow } from './match-window.ts'
import { restBounds } from './rest-bounds.ts'
import { keptDays } from './round-days.ts'
import type { SeasonGame } from './season-game.ts'
import { type PlannedRound, planRounds } from './season-plan.ts'
import type { SeasonTournament } from './season-tournament.ts'
import { stageOf } from './stage-name.ts'

const FIRST_YEAR = 2000
const [COMPETITIONS_MAX, ROUNDS_MAX, MATCHES_MAX] = [1_000, 100, 100]
const [YEARS_KEPT, DRAWS_KEPT, WINDOWS_KEPT] = [6, 600, 24]
/** Seasons of so many years before reach into a year: qualifiers last more than two. */
const YEARS_BACK = 2

/** A game is announced an hour before its start at the latest. */
const AHEAD_MS = 3_600_000

interface DatedSeason<Tournament extends SeasonTournament> {
  /** Game ids: this, then the year, the competition, the round and the match. */
  readonly firstGameId: number
  readonly seed: string
  readonly competitions: readonly DatedCompetition<Tournament>[]
  /** Plays a game, to know who goes on in a knock-out. */
  readonly resultOf: (game: UndatedGame<Tournament>) => PairResult
}

/** A game of a round, and its place in it. */
interface GameOfRound<Tournament extends SeasonTournament> {
  readonly planned: PlannedRound<DatedCompetition<Tournament>>
  readonly index: number
}

/**
 * All games of competitions with dates on a day since 1970-01-01 UTC. A day depends on the plan of
 * its year, which is made without its days, and on the games of its week and of the two midweeks
 * beside it; a knock-out needs the results before it, and a match that is caught up the draws of
 * the competitions that are in its way.
 */
export function datedSeason<Tournament extends SeasonTournament>(
  options: DatedSeason<Tournament>,
): (day: number) => readonly SeasonGame<Tournament>[] {
  const { competitions } = options
  const planOf = keptAnswers((year: number) => planRounds(competitions, year), YEARS_KEPT)
  const drawOf = keptDraws(options)
  type Round = PlannedRound<DatedCompetition<Tournament>>
  const roundsIn = (window: number): readonly Round[] => {
    const year = yearOfWindow(window)
    return [year - YEARS_BACK, year - 1, year, year + 1].flatMap((each) =>
      listAt(planOf(each), window),
    )
  }
  const pairsOf = ({ competition, year, round }: Round) => drawOf(competition, year).pairsOf(round)
  const daysOf = keptDays(drawOf)
  const caughtUpOf = keptAnswers(
    (year: number) => caughtUp(planOf(year), { roundsOf: roundsIn, pairsOf }),
    YEARS_KEPT,
  )
  const gamesOfWindow = keptAnswers((window: number) => games(window), WINDOWS_KEPT)
  const boundsOf = restBounds({ roundsOf: roundsIn, pairsOf, gamesOfWindow })
  const startOf = ({ planned, index }: GameOfRound<Tournament>, gameId: number, window: number) => {
    const key = `${options.seed}/start/${gameId}`
    if (planned.season.rounds === null)
      return drawStart(planned, window, key, boundsOf(window, itemAt(pairsOf(planned), index).pair))
    return startInRound(planned, daysOf(planned), index)
  }
  const knownFrom = knownTimes<Tournament>({ planOf, pairsOf, daysOf })
  const gameIn =
    (window: number) =>
    (each: GameOfRound<Tournament>): SeasonGame<Tournament> => {
      const gameId = gameIdOf(options.firstGameId, each.planned, each.index)
      const startMs = startOf(each, gameId, window)
      const game = gameOf(each.planned, itemAt(pairsOf(each.planned), each.index), gameId)
      const knownMs = knownFrom(each.planned, each.index)
      const known = knownMs === null ? {} : { knownMs: Math.min(knownMs, startMs - AHEAD_MS) }
      return { ...game, ...known, startMs, day: Math.floor(startMs / DAY_MS) }
    }
  const inWindow = (planned: Round, window: number): readonly GameOfRound<Tournament>[] => {
    const all = pairsOf(planned).map((_, index) => ({ planned, index }))
    if (planned.isShared) {
      const { moved } = caughtUpOf(planned.year)
      return all.filter(({ index }) => !moved.has(movedKey(planned, index)))
    }
    if (planned.season.rounds === null) return all
    const days = daysOf(planned)
    return all.filter(({ index }) => windowOfDay(itemAt(days, index)) === window)
  }
  const games = (window: number): readonly SeasonGame<Tournament>[] => {
    const year = yearOfWindow(window)
    const rounds = roundsIn(window).toSorted(
      (one, other) => one.competition.rank - other.competition.rank,
    )
    const late = [year - 1, year].flatMap((each) => listAt(caughtUpOf(each).byWindow, window))
    const all = [...rounds.flatMap((planned) => inWindow(planned, window)), ...late]
    return onceEach(all.map(gameIn(window)))
  }
  return (day) => {
    const windows = new Set([day - 1, day, day + 1].map(windowOfDay))
    return [...windows].flatMap(gamesOfWindow).filter((game) => game.day === day)
  }
}

/** Friendlies are drawn without regard to the rest: a side that has a game already is left out. */
function onceEach<Game extends SeasonGame>(games: readonly Game[]): readonly Game[] {
  const busy = new Set<string>()
  return games.filter(({ home, away, stage }) => {
    if (stage?.isFriendly && (busy.has(home) || busy.has(away))) return false
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
  const byNumber = new Map(competitions.map((each) => [each.number, each]))
  const drawOf = keptAnswers((key: string): SeasonDraw => {
    const [number = 0, year = 0] = key.split('/').map(Number)
    const competition = byNumber.get(number)
    if (!competition) throw new RangeError(`no competition has the number ${number}`)
    const drawKey = `${seed}/season/${key}`
    const resultsOf = (round: number, pairs: readonly DrawnPair[]) =>
      pairs.map((pair, index) => {
        const of = { competition, year, round }
        return resultOf(gameOf(of, pair, gameIdOf(options.firstGameId, of, index)))
      })
    const field = competition.fieldOf?.(year, drawKey) ?? null
    return drawSeason(competition, { key: drawKey, year }, resultsOf, field)
  }, DRAWS_KEPT)
  return ({ number }: DatedCompetition, year: number) => drawOf(`${number}/${year}`)
}

type RoundOf<Tournament extends SeasonTournament> = Pick<
  PlannedRound<DatedCompetition<Tournament>>,
  'competition' | 'year' | 'round'
>

function gameOf<Tournament extends SeasonTournament>(
  { competition, year, round }: RoundOf<Tournament>,
  { pair: [home, away], firstLeg }: DrawnPair,
  gameId: number,
): UndatedGame<Tournament> {
  const { tournament } = competition
  return { gameId, tournament, home, away, stage: stageOf(competition, year, round, firstLeg) }
}

/** Whether a game, by its number after the first one, is of a competition that is not played. */
export function isOfNone(competitions: readonly DatedCompetition[], number: number): boolean {
  const own = Math.floor(number / (ROUNDS_MAX * MATCHES_MAX)) % COMPETITIONS_MAX
  return !competitions.some(({ number: first, plan }) => {
    const numbers = Math.ceil(roundsOf(plan).length / ROUNDS_MAX)
    return own >= first && own < first + numbers
  })
}

function gameIdOf(
  firstGameId: number,
  { competition, year, round }: RoundOf<SeasonTournament>,
  index: number,
): number {
  const season = (year - FIRST_YEAR) * COMPETITIONS_MAX + competition.number
  return firstGameId + (season * ROUNDS_MAX + round) * MATCHES_MAX + index
}
