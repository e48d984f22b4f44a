import {
  type GroupGame,
  type TableRow,
  tableRows,
} from '@caderneta/domain/markets/outrights/league-table'
import {
  knockoutRounds,
  type SeasonFormat,
} from '@caderneta/domain/markets/outrights/season-format'
import type { SeasonState, Tie } from '@caderneta/domain/markets/outrights/season-outlook'
import type { GoalRates } from '@caderneta/feed/football/goals-model'
import { cellChance, classAt, codeAt, goalsAt, itemAt, sumAt } from '@caderneta/feed/item-at'
import type { Random } from '@caderneta/feed/random'
import { AliasTables } from './alias-tables.ts'
import { advanceChance, scoreChances } from './score-law.ts'
import { count, emptyTally, type SeasonTally } from './season-tally.ts'

/** What is simulated: a season, what has been published of it, and the rates of its games. */
interface SimulatedSeason {
  readonly format: SeasonFormat
  readonly state: SeasonState
  readonly ratesOf: (home: number, away: number, round: number) => GoalRates
}

const RUNS_PER_SLICE = 10
const TABLES_PER_SLICE = 5
const WIN = 3
const DRAW = 1

/**
 * Plays the rest of a season so many times by the law of its matches and counts how it ends. It
 * takes a while; each pause is a yield. The same season and chance give the same counts.
 */
export function* simulateSeason(
  season: SimulatedSeason,
  runs: number,
  random: Random,
): Generator<undefined, SeasonTally> {
  const tally = emptyTally(season.format, runs)
  const groups = yield* groupPhase(season)
  const knockout = knockoutPhase(season)
  const end = endOfSeason(season.format)
  for (let run = 0; run < runs; run += 1) {
    groups.play(random, end)
    rank(season.format, end)
    knockout(random, end)
    countEnd(season.format, end, tally, groups.nextRound)
    if (run % RUNS_PER_SLICE === 0) yield
  }
  return tally
}

/** How a run ends, by runners; written again by each run. */
interface SeasonEnd {
  readonly points: Int32Array
  readonly wins: Int32Array
  readonly difference: Int32Array
  readonly scored: Int32Array
  /** Greater for the better side; sides of two groups are compared by it as well. */
  readonly worth: Float64Array
  /** Of each group, the best runner first. */
  readonly tables: readonly number[][]
  readonly stage: Int32Array
  /** Goals of the next round; null when a game of it was not played. */
  roundGoals: number | null
}

function endOfSeason({ runners, groups }: SeasonFormat): SeasonEnd {
  const numbers = () => new Int32Array(runners.length)
  return {
    points: numbers(),
    wins: numbers(),
    difference: numbers(),
    scored: numbers(),
    worth: new Float64Array(runners.length),
    tables: groups.map((group) => [...group]),
    stage: numbers(),
    roundGoals: null,
  }
}

const NOT_PLAYED = -1

/** The games of the groups that are to come. */
function* groupPhase({ format, state, ratesOf }: SimulatedSeason) {
  const rows = tableRows(format.runners.length, state.games)
  const toCome = state.games.filter(({ score }) => score === undefined)
  const nextRound = nextRoundOf(state.games)
  const scores = scoreChances(ratesOf(0, 1, 0)).map(({ score }) => score)
  const goalsOf = (side: 0 | 1) => Int8Array.from(scores, (score) => score?.[side] ?? NOT_PLAYED)
  const [homeGoals, awayGoals] = [goalsOf(0), goalsOf(1)]
  const tables = new AliasTables(toCome.length, scores.length)
  for (const [index, { home, away, round }] of toCome.entries()) {
    const chances = scoreChances(ratesOf(home, away, round)).map(({ chance }) => chance)
    tables.fill(index, chances)
    if (index % TABLES_PER_SLICE === 0) yield
  }
  const homes = Uint16Array.from(toCome, ({ home }) => home)
  const aways = Uint16Array.from(toCome, ({ away }) => away)
  const isNext = Uint8Array.from(toCome, ({ round }) => (round === nextRound ? 1 : 0))
  const play = (random: Random, end: SeasonEnd) => {
    beginRun(rows, end)
    for (let game = 0; game < homes.length; game += 1) {
      const cell = tables.sample(game, random.next())
      const ours = goalsAt(homeGoals, cell)
      const theirs = goalsAt(awayGoals, cell)
      if (ours !== NOT_PLAYED) {
        addRow(end, classAt(homes, game), ours, theirs)
        addRow(end, classAt(aways, game), theirs, ours)
      }
      if (codeAt(isNext, game) === 0 || end.roundGoals === null) continue
      end.roundGoals = ours === NOT_PLAYED ? null : end.roundGoals + ours + theirs
    }
  }
  return { play, nextRound }
}

function beginRun(rows: readonly TableRow[], end: SeasonEnd): void {
  rows.forEach(({ points, wins, difference, scored }, runner) => {
    end.points[runner] = points
    end.wins[runner] = wins
    end.difference[runner] = difference
    end.scored[runner] = scored
  })
  end.roundGoals = 0
}

/** The first round of which no game is over. */
function nextRoundOf(games: readonly GroupGame[]): number | null {
  const begun = new Set(games.filter(({ score }) => score !== undefined).map(({ round }) => round))
  const rounds = games.map(({ round }) => round).filter((round) => !begun.has(round))
  return rounds.length === 0 ? null : Math.min(...rounds)
}

function addRow(end: SeasonEnd, runner: number, goals: number, against: number): void {
  const points = goals > against ? WIN : goals === against ? DRAW : 0
  if (points === WIN) end.wins[runner] = sumAt(end.wins, runner) + 1
  end.points[runner] = sumAt(end.points, runner) + points
  end.difference[runner] = sumAt(end.difference, runner) + goals - against
  end.scored[runner] = sumAt(end.scored, runner) + goals
}

const [POINT, WON, DIFFERENCE] = [2 ** 32, 2 ** 24, 2 ** 12]

/** Points, where they count wins, goal difference and goals in one number; then the lot. */
function rank({ groups, tieBreakers }: SeasonFormat, end: SeasonEnd): void {
  groups.forEach((group, index) => {
    for (const runner of group) {
      const wins = tieBreakers === 'wins' ? sumAt(end.wins, runner) : 0
      end.worth[runner] =
        sumAt(end.points, runner) * POINT +
        wins * WON +
        sumAt(end.difference, runner) * DIFFERENCE +
        sumAt(end.scored, runner)
    }
    const table = itemAt(end.tables, index)
    for (let i = 0; i < group.length; i += 1) table[i] = itemAt(group, i)
    sortByWorth(table, end.worth)
  })
}

/** Stable: of equals the first one stays first. */
function sortByWorth(runners: number[], worth: Float64Array): void {
  for (let i = 1; i < runners.length; i += 1) {
    const runner = itemAt(runners, i)
    const own = cellChance(worth, runner)
    let place = i
    while (place > 0 && cellChance(worth, itemAt(runners, place - 1)) < own) {
      runners[place] = itemAt(runners, place - 1)
      place -= 1
    }
    runners[place] = runner
  }
}

/** The rounds of the knock-out from the first one that is not over. */
function knockoutPhase({ format, state, ratesOf }: SimulatedSeason) {
  const rounds = knockoutRounds(format)
  const chances = new Map<number, number>()
  const width = format.runners.length
  const homeChance = (home: number, away: number, round: number): number => {
    const key = (round === rounds - 1 ? width * width : 0) + home * width + away
    const known = chances.get(key)
    if (known !== undefined) return known
    const chance = advanceChance(ratesOf(home, away, format.rounds + round))
    chances.set(key, chance)
    return chance
  }
  const winnerOf = (tie: Tie, round: number, random: Random): number => {
    if (tie.winner !== undefined) return tie.winner
    return random.next() < homeChance(tie.home, tie.away, round) ? tie.home : tie.away
  }
  return (random: Random, end: SeasonEnd): void => {
    end.stage.fill(0)
    let sides: readonly number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const known = state.ties[round]
      const ties = known ?? bracket(round === 0 ? qualified(format, end) : sides)
      sides = ties.map((tie) => {
        end.stage[tie.home] = round + 1
        end.stage[tie.away] = round + 1
        return winnerOf(tie, round, random)
      })
    }
    const [champion] = sides
    if (champion !== undefined) end.stage[champion] = rounds + 1
  }
}

/** As `qualifiedRunners`, of which this is the fast form. */
function qualified({ groups, knockout }: SeasonFormat, end: SeasonEnd): readonly number[] {
  const sides: number[] = []
  for (let place = 0; sides.length < knockout; place += 1) {
    const ofPlace = end.tables.map((table) => table[place]).filter((each) => each !== undefined)
    if (ofPlace.length === 0) throw new RangeError(`${groups.length} groups for ${knockout} sides`)
    sortByWorth(ofPlace, end.worth)
    sides.push(...ofPlace)
  }
  return sides.slice(0, knockout)
}

/** First against last. */
function bracket(sides: readonly number[]): readonly Tie[] {
  return Array.from({ length: sides.length / 2 }, (_, index) => ({
    home: itemAt(sides, index),
    away: itemAt(sides, sides.length - 1 - index),
  }))
}

function countEnd(
  { offer }: SeasonFormat,
  end: SeasonEnd,
  tally: SeasonTally,
  nextRound: number | null,
): void {
  for (const table of end.tables) {
    for (let index = 0; index < table.length; index += 1)
      count(tally.rank, itemAt(table, index), index + 1)
  }
  end.points.forEach((points, runner) => {
    count(tally.points, runner, points)
    count(tally.stage, runner, sumAt(end.stage, runner))
  })
  if (nextRound !== null && end.roundGoals !== null) count(tally.goals, nextRound, end.roundGoals)
  const [table] = end.tables
  if (!table || end.tables.length > 1) return
  offer.pairs.forEach(([one, other], pair) => {
    count(tally.pairs, pair, table.indexOf(one) < table.indexOf(other) ? 0 : 1)
  })
  const best = table.find((runner) => runner !== offer.favourite)
  if (best !== undefined) count(tally.without, best, 0)
}
