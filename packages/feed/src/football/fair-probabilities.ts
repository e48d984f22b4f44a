import { FOOTBALL_SELECTIONS, type FootballSelection } from '@caderneta/domain/football-markets'
import { CORRECT_SCORE, FIRST_HALF_RESULT, MATCH_RESULT } from '@caderneta/domain/market'
import type { ScoreDistribution } from './goals-model.ts'

/** Chances of home win, draw and away win. */
type ResultChances = Readonly<Record<string, number>>

/**
 * Chance of each of `FOOTBALL_SELECTIONS`, in their order, all from one distribution of scores: so
 * no two markets of a game ever contradict each other.
 */
export function fairProbabilities(distribution: ScoreDistribution): Float64Array {
  const { home, away } = distribution
  const fullTime = resultChances(home.fullTime, away.fullTime)
  const halfTime = resultChances(home.halfTime, away.halfTime)
  const atMost = chancesOfAtMost(home.fullTime, away.fullTime)
  const chanceOf = ({ marketId, name, handicap }: FootballSelection): number => {
    if (marketId === MATCH_RESULT) return fullTime[name] ?? 0
    if (marketId === FIRST_HALF_RESULT) return halfTime[name] ?? 0
    if (marketId === CORRECT_SCORE) return scoreChance(home.fullTime, away.fullTime, name)
    const under = atMost[Math.floor(Number(handicap))] ?? 1
    return name === 'Under' ? under : 1 - under
  }
  const chances = Float64Array.from(FOOTBALL_SELECTIONS, chanceOf)
  chances[OTHER_SCORE] = Math.max(0, 1 - LISTED_SCORES.reduce((sum, i) => sum + at(chances, i), 0))
  return chances
}

const at = (chances: Float64Array, index: number) => chances[index] ?? 0

const OTHER_SCORE = FOOTBALL_SELECTIONS.findIndex(({ name }) => name === 'Other')

const LISTED_SCORES = FOOTBALL_SELECTIONS.flatMap(({ marketId }, i) =>
  marketId === CORRECT_SCORE && i !== OTHER_SCORE ? [i] : [],
)

function resultChances(home: Float64Array, away: Float64Array): ResultChances {
  let [first, draw, awayBelow] = [0, 0, 0]
  for (let goals = 0; goals < home.length; goals += 1) {
    first += at(home, goals) * awayBelow
    draw += at(home, goals) * at(away, goals)
    awayBelow += at(away, goals)
  }
  return { 1: first, Draw: draw, 2: Math.max(0, 1 - first - draw) }
}

/** Chance that both sides together score 0, at most 1, … up to the highest line. */
function chancesOfAtMost(home: Float64Array, away: Float64Array): readonly number[] {
  const highest = Math.max(...FOOTBALL_SELECTIONS.map(({ handicap }) => Number(handicap)))
  let sum = 0
  return Array.from({ length: Math.ceil(highest) }, (_, total) => {
    for (let goals = 0; goals <= total; goals += 1) sum += at(home, goals) * at(away, total - goals)
    return Math.min(1, sum)
  })
}

function scoreChance(home: Float64Array, away: Float64Array, name: string): number {
  const [homeGoals, awayGoals] = name.split('-').map(Number)
  return at(home, homeGoals ?? 0) * at(away, awayGoals ?? 0)
}
