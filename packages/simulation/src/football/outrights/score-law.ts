import type { GoalRates } from '@caderneta/feed/football/goals-model'
import { LOW_SCORES, lowScoreWeight } from '@caderneta/feed/football/low-scores'
import { tempoAfter } from '@caderneta/feed/football/tempo'
import { chanceAt } from '@caderneta/feed/item-at'
import { poissonChances } from '@caderneta/feed/poisson'
import { CANCELLED_SHARE } from '../../season/disturbance.ts'

/** All higher counts of a side are folded in here. */
const GOALS_MAX = 10
/** Extra time is a third of the 90 minutes. */
const EXTRA_TIME_SHARE = 1 / 3

/** A final score of a match that is to come; null is a match that is never played. */
interface ScoreChance {
  readonly score: readonly [home: number, away: number] | null
  readonly chance: number
}

/** One tempo of a match with the chances of the goals of both sides. */
interface TempoGoals {
  readonly factor: number
  readonly chance: number
  readonly home: Float64Array
  readonly away: Float64Array
}

/** Chances of the scores after 90 minutes, by the law from which matches are sampled and priced. */
export function scoreChances(rates: GoalRates): readonly ScoreChance[] {
  const cells = weighed(rates).map(({ home, away, chance }) => ({
    score: [home, away] as const,
    chance: chance * (1 - CANCELLED_SHARE),
  }))
  return [...cells, { score: null, chance: CANCELLED_SHARE }]
}

/** Chance that the home side goes on, with extra time and penalties; it does after no match. */
export function advanceChance(rates: GoalRates): number {
  const [homeGoals, awayGoals] = meanGoals(rates)
  let [first, all] = [0, 0]
  for (const { factor, chance, home, away } of tempoGoals(rates)) {
    const played = outcomeOf(home, away)
    const afterDraw = extraTimeChance(homeGoals * factor, awayGoals * factor)
    let [win, draw, loss] = [played.win, played.draw, 1 - played.win - played.draw]
    for (const score of LOW_SCORES) {
      const [ours, theirs] = score
      const change = lowScoreWeight(rates, score) - 1
      const more = change * chanceAt(home, ours) * chanceAt(away, theirs)
      if (ours > theirs) win += more
      else if (ours === theirs) draw += more
      else loss += more
    }
    first += chance * (win + draw * afterDraw)
    all += chance * (win + draw + loss)
  }
  return CANCELLED_SHARE + (1 - CANCELLED_SHARE) * (first / all)
}

/** A shoot-out is as likely to be won by either side. */
function extraTimeChance(homeGoals: number, awayGoals: number): number {
  const home = poissonChances(homeGoals * EXTRA_TIME_SHARE, GOALS_MAX)
  const away = poissonChances(awayGoals * EXTRA_TIME_SHARE, GOALS_MAX)
  const { win, draw } = outcomeOf(home, away)
  return win + draw / 2
}

/** Chances that the home side has more goals, and as many. */
function outcomeOf(home: Float64Array, away: Float64Array) {
  let [win, draw, fewer] = [0, 0, 0]
  for (let goals = 0; goals <= GOALS_MAX; goals += 1) {
    win += chanceAt(home, goals) * fewer
    draw += chanceAt(home, goals) * chanceAt(away, goals)
    fewer += chanceAt(away, goals)
  }
  return { win, draw }
}

interface WeighedScore {
  readonly home: number
  readonly away: number
  readonly chance: number
}

function weighed(rates: GoalRates): readonly WeighedScore[] {
  const tempos = tempoGoals(rates)
  const cells: WeighedScore[] = []
  for (let home = 0; home <= GOALS_MAX; home += 1) {
    for (let away = 0; away <= GOALS_MAX; away += 1) {
      const chance = tempos.reduce(
        (sum, tempo) =>
          sum + tempo.chance * chanceAt(tempo.home, home) * chanceAt(tempo.away, away),
        0,
      )
      cells.push({ home, away, chance: chance * lowScoreWeight(rates, [home, away]) })
    }
  }
  const all = cells.reduce((sum, { chance }) => sum + chance, 0)
  return cells.map((cell) => ({ ...cell, chance: cell.chance / all }))
}

function tempoGoals(rates: GoalRates): readonly TempoGoals[] {
  const [home, away] = meanGoals(rates)
  return tempoAfter(0, 0).map(({ factor, chance }) => ({
    factor,
    chance,
    home: poissonChances(home * factor, GOALS_MAX),
    away: poissonChances(away * factor, GOALS_MAX),
  }))
}

function meanGoals({ home, away }: GoalRates): readonly [home: number, away: number] {
  return [home[0] + home[1], away[0] + away[1]]
}
