import type { SportRoute } from '@caderneta/domain/markets/sports'
import type { ContestModel, Opinion, ScriptMoment } from '@caderneta/feed/contest/contest-model'
import { preMatchOnly } from '@caderneta/feed/contest/market-sheet'
import { lastOf, once } from '@caderneta/feed/contest/once'
import { opinionAt } from '@caderneta/feed/contest/opinion'
import { itemAt } from '@caderneta/feed/item-at'
import { randomFrom } from '@caderneta/feed/random'
import {
  type ContestSport,
  contestCalendar,
  contestGameProgramme,
  edgeOf,
} from '../../season/contest-season.ts'
import type { SeasonGame } from '../../season/season-game.ts'
import type { SeasonTournament } from '../../season/season-tournament.ts'
import { castOf, ofEachGame, UNDISTURBED } from '../cast-of.ts'
import type {
  Belief,
  ClockPoint,
  DrawPath,
  GamesOfSport,
  LawBook,
  ProvenGame,
} from './proven-game.ts'
import { type ContestStates, rollingBook, rollingResults } from './rolling-book.ts'

/** How the course of a sport is divided. */
export interface ContestCourse {
  /** About how long a game lasts: a tenth of it is a point. */
  readonly seconds: number
  /** The first moment of a part at which it is late: so many minutes, or units of one side. */
  readonly isLate: (moment: ScriptMoment<unknown>) => boolean
}

/** What the prices of a sport believe beyond its law, if an error is planted in them. */
export type ContestDefect = Opinion

const NO_DEFECT: ContestDefect = { edge: 0, pace: 0 }
/** Opinion moves from one draw to the next in this time. */
const BEFORE_STEP_SECONDS = 1200
const DURING_STEP_SECONDS = 600

/** Games of the default calendars of a sport with a model. */
export function contestGames<Tournament extends SeasonTournament, State>(
  route: SportRoute,
  sport: ContestSport<Tournament, State>,
  course: ContestCourse,
  defect: ContestDefect = NO_DEFECT,
): GamesOfSport {
  return (seed) =>
    ofEachGame(contestCalendar(sport, seed), (game) =>
      provenContest({ route, sport, course, defect, seed, game }),
    )
}

interface PlayedContest<Tournament extends SeasonTournament, State> {
  readonly route: SportRoute
  readonly sport: ContestSport<Tournament, State>
  readonly course: ContestCourse
  readonly defect: ContestDefect
  readonly seed: string
  readonly game: SeasonGame<Tournament>
}

function provenContest<Tournament extends SeasonTournament, State>(
  played: PlayedContest<Tournament, State>,
): ProvenGame {
  const { route, sport, course, seed, game } = played
  const edge = edgeOf(sport, seed, game)
  const model = sport.modelOf(game, edge)
  const moments = sport.sample(randomFrom(`${seed}/match/${game.gameId}`), game, edge)
  const at = (second: number) => momentAt(moments, second)
  const cast = castOf(seed, game.startMs)
  return {
    sport: route,
    gameId: game.gameId,
    startsAt: game.startMs,
    programme: contestGameProgramme(sport, game, cast, UNDISTURBED),
    points: clockPoints(course, moments),
    books: contestBooks(played, model, moments, at),
    scoreAt: (second) => (second === null ? [0, 0] : at(second).score),
    pathsFrom: (second) => contestPaths(played, model, moments, second),
  }
}

/** The sampler of the sport plays on from the state of a second. */
function contestPaths<Tournament extends SeasonTournament, State>(
  { sport, game, seed }: PlayedContest<Tournament, State>,
  model: ContestModel<State>,
  moments: readonly ScriptMoment<State>[],
  second: number | null,
): DrawPath {
  const { rolling, start } = model
  const stateAt = (at: number) => momentAt(moments, at).state
  const states = moments.map(({ state }) => state)
  const from = second === null ? start : stateAt(second)
  const edge = edgeOf(sport, seed, game)
  const results = model.outcomes(from)
  const isOpen = (position: number) => results[position] === null
  const ofRunningParts = rolling && rollingResults({ rolling, start, states, stateAt }, second)
  return (random) => {
    const path = sport.sample(random, game, edge, from)
    const end = itemAt(path, path.length - 1).state
    const atEnd = model.outcomes(end, isOpen)
    return [(position) => atEnd[position] ?? null, ...(ofRunningParts ? [ofRunningParts(end)] : [])]
  }
}

function momentAt<State>(
  moments: readonly ScriptMoment<State>[],
  second: number,
): ScriptMoment<State> {
  return moments.findLast((moment) => moment.second <= second) ?? itemAt(moments, 0)
}

/** The sheet of the game and, in some sports, what comes and goes with its parts. */
function contestBooks<Tournament extends SeasonTournament, State>(
  played: PlayedContest<Tournament, State>,
  model: ContestModel<State>,
  moments: readonly ScriptMoment<State>[],
  at: (second: number) => ScriptMoment<State>,
): readonly LawBook[] {
  const { rolling, start } = model
  const opinionOf = (belief: Belief) => opinionOfBelief(played, belief)
  const states = moments.map(({ state }) => state)
  const stateAt = (second: number) => at(second).state
  return [
    sheetBook(model, { states, stateAt, opinionOf }),
    ...(rolling ? [rollingBook({ rolling, start, states, stateAt, opinionOf })] : []),
  ]
}

function opinionOfBelief<Tournament extends SeasonTournament, State>(
  { game, defect }: PlayedContest<Tournament, State>,
  belief: Belief,
): Opinion {
  if (belief === 'law') return defect
  const step = belief < 0 ? BEFORE_STEP_SECONDS : DURING_STEP_SECONDS
  const { edge, pace } = opinionAt(game.gameId, belief / step)
  return { edge: edge + defect.edge, pace: pace + defect.pace }
}

function sheetBook<State>(
  model: ContestModel<State>,
  { states, stateAt: stateDuring, opinionOf }: ContestStates<State>,
): LawBook {
  const stateAt = (second: number | null) => (second === null ? model.start : stateDuring(second))
  const isPreMatchOnly = preMatchOnly(model.sheet)
  const atEnd = once(() => model.outcomes(itemAt(states, states.length - 1)))
  return {
    sheet: model.sheet,
    isRolling: false,
    isOpenAt: lastOf((second) => {
      const state = stateAt(second)
      const [isOffered, results] = [model.isOffered?.(state), model.outcomes(state)]
      const isClosed = (position: number) => second !== null && isPreMatchOnly(position)
      return (position) =>
        (isOffered?.(position) ?? true) && results[position] === null && !isClosed(position)
    }),
    chancesAt: (second, _isWanted, belief = 'law') =>
      model.chances(stateAt(second), opinionOf(belief)),
    resultAtEnd: (position) => atEnd()[position] ?? null,
  }
}

const TENTHS = 10

/** Each tenth of the course that is reached, and each part when it is late in it. */
function clockPoints(
  { seconds, isLate }: ContestCourse,
  moments: readonly ScriptMoment<unknown>[],
): readonly ClockPoint[] {
  const end = itemAt(moments, moments.length - 1).second
  const tenths = Array.from({ length: TENTHS }, (_, tenth) => ({
    name: `tenth ${tenth + 1}`,
    second: Math.floor(((tenth + 0.5) * seconds) / TENTHS),
  }))
  const late = new Map<string, number>()
  for (const moment of moments) {
    const { period } = moment.clock
    if (!late.has(period) && isLate(moment)) late.set(period, moment.second)
  }
  const latePoints = [...late].map(([period, second]) => ({ name: `${period} late`, second }))
  return [
    { name: 'before', second: null },
    ...[...tenths, ...latePoints]
      .filter(({ second }) => second < end)
      .sort((one, other) => one.second - other.second),
  ]
}
