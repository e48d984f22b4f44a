import {
  FOOTBALL_SELECTIONS,
  type FootballMarketId,
  type FootballSelection,
} from '@caderneta/domain/markets/football'
import {
  BOTH_TEAMS_TO_SCORE,
  CORRECT_SCORE,
  DOUBLE_CHANCE,
  FIRST_HALF_RESULT,
  HALF_TIME_FULL_TIME,
  MATCH_RESULT,
  SECOND_HALF_RESULT,
  TOTAL_GOALS,
} from '@caderneta/domain/markets/market'
import { chanceAt } from '../item-at.ts'
import type { ScoreDistribution } from './goals-model.ts'
import { halfTimeFullTimeChances } from './half-time-full-time.ts'

/** Chances of home win, draw and away win. */
type ResultChances = Readonly<Record<string, number>>

/**
 * Chance of each of `FOOTBALL_SELECTIONS`, in their order, all from one distribution of scores: so
 * no two markets of a game ever contradict each other.
 */
export function fairProbabilities(distribution: ScoreDistribution): Float64Array {
  const chanceOf = chancesByMarket(distribution)
  const chances = Float64Array.from(FOOTBALL_SELECTIONS, (selection) =>
    chanceOf[selection.marketId](selection),
  )
  chances[OTHER_SCORE] = Math.max(
    0,
    1 - LISTED_SCORES.reduce((sum, i) => sum + chanceAt(chances, i), 0),
  )
  return chances
}

type ChanceOf = (selection: FootballSelection) => number

function chancesByMarket({
  home,
  away,
}: ScoreDistribution): Readonly<Record<FootballMarketId, ChanceOf>> {
  const fullTime = resultChances(home.fullTime, away.fullTime)
  const halfTime = resultChances(home.halfTime, away.halfTime)
  const secondHalf = resultChances(home.secondHalf, away.secondHalf)
  const bothTimes = halfTimeFullTimeChances({ home, away })
  const bothScore = (1 - chanceAt(home.fullTime, 0)) * (1 - chanceAt(away.fullTime, 0))
  const atMost = chancesOfAtMost(home.fullTime, away.fullTime)
  const under = (handicap: string) => atMost[Math.floor(Number(handicap))] ?? 1
  return {
    [MATCH_RESULT]: ({ name }) => chanceIn(fullTime, name),
    [DOUBLE_CHANCE]: ({ name }) => sumOf(resultsOf(name).map((one) => chanceIn(fullTime, one))),
    [BOTH_TEAMS_TO_SCORE]: ({ name }) => (name === 'Yes' ? bothScore : 1 - bothScore),
    [TOTAL_GOALS]: ({ name, handicap }) =>
      name === 'Under' ? under(handicap) : 1 - under(handicap),
    [CORRECT_SCORE]: ({ name }) => scoreChance(home.fullTime, away.fullTime, name),
    [FIRST_HALF_RESULT]: ({ name }) => chanceIn(halfTime, name),
    [SECOND_HALF_RESULT]: ({ name }) => chanceIn(secondHalf, name),
    [HALF_TIME_FULL_TIME]: ({ name }) => chanceIn(bothTimes, name),
  }
}

/** Throws on a name that the market does not have: that is a bug. */
function chanceIn(chances: ResultChances, name: string): number {
  const chance = chances[name]
  if (chance === undefined) throw new RangeError(`no chance of '${name}'`)
  return chance
}

const sumOf = (chances: readonly number[]) =>
  Math.min(
    1,
    chances.reduce((sum, chance) => sum + chance, 0),
  )

const OTHER_SCORE = FOOTBALL_SELECTIONS.findIndex(({ name }) => name === 'Other')

const LISTED_SCORES = FOOTBALL_SELECTIONS.flatMap(({ marketId }, i) =>
  marketId === CORRECT_SCORE && i !== OTHER_SCORE ? [i] : [],
)

function resultChances(home: Float64Array, away: Float64Array): ResultChances {
  let [first, draw, awayBelow] = [0, 0, 0]
  for (let goals = 0; goals < home.length; goals += 1) {
    first += chanceAt(home, goals) * awayBelow
    draw += chanceAt(home, goals) * chanceAt(away, goals)
    awayBelow += chanceAt(away, goals)
  }
  return { 1: first, Draw: draw, 2: Math.max(0, 1 - first - draw) }
}

/** Chance that both sides together score 0, at most 1, … up to the highest line. */
function chancesOfAtMost(home: Float64Array, away: Float64Array): readonly number[] {
  const highest = Math.max(...FOOTBALL_SELECTIONS.map(({ handicap }) => Number(handicap)))
  let sum = 0
  return Array.from({ length: Math.ceil(highest) }, (_, total) => {
    for (let goals = 0; goals <= total; goals += 1)
      sum += chanceAt(home, goals) * chanceAt(away, total - goals)
    return Math.min(1, sum)
  })
}

function scoreChance(home: Float64Array, away: Float64Array, name: string): number {
  const [homeGoals, awayGoals] = goalsOf(name)
  return chanceAt(home, homeGoals) * chanceAt(away, awayGoals)
}

/** Names are read once: prices are made of them at every moment of every match. */
const GOALS_BY_NAME = new Map(
  FOOTBALL_SELECTIONS.filter(({ marketId }) => marketId === CORRECT_SCORE).map(({ name }) => {
    const [home = 0, away = 0] = name.split('-').map(Number)
    return [name, [home, away] as const]
  }),
)

const RESULTS_BY_NAME = new Map(
  FOOTBALL_SELECTIONS.filter(({ marketId }) => marketId === DOUBLE_CHANCE).map(({ name }) => [
    name,
    name.split(' or '),
  ]),
)

function goalsOf(name: string): readonly [home: number, away: number] {
  const goals = GOALS_BY_NAME.get(name)
  if (!goals) throw new RangeError(`no score '${name}'`)
  return goals
}

function resultsOf(name: string): readonly string[] {
  const results = RESULTS_BY_NAME.get(name)
  if (!results) throw new RangeError(`no double chance '${name}'`)
  return results
}
