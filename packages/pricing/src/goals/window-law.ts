import type { Score } from '@caderneta/domain/markets/game/game'
import type { Bounds } from '@caderneta/domain/markets/rule/rule'
import type { FootballCounter } from '@caderneta/domain/markets/sports/football/football-goals'
import { isLastOfHalf, type WindowStart } from '@caderneta/domain/markets/sports/football/goal-log'
import { cellChance } from '../chances/item-at.ts'
import { remembered } from '../chances/once.ts'
import { writePoisson } from '../chances/poisson.ts'
import { GRID_CELLS, HALF_GOALS_MAX, halfCell } from './chances/goal-grid.ts'
import type { WindowLaw } from './chances/window-line.ts'
import { aheadOn, type GoalsState, waysOn } from './goals-model.ts'
import { LOW_SCORES, lowScoreWeight } from './low-scores.ts'
import { type MatchTime, outlooksByLength } from './match-time.ts'
import { attacksIn, type Stretch } from './player-advantage.ts'
import type { GoalRates } from './rates.ts'
import { HALF_MINUTES } from './stoppage.ts'
import { type TimeLeft, windowsAhead } from './window-time.ts'

/** A binding of this module: an imported function is slower in the innermost loops. */
const read = cellChance

/** A match at one moment: what has been seen, and what may be left of it. */
interface MatchNow {
  readonly rates: GoalRates
  readonly state: GoalsState
  /** The goals so far, by minute. */
  readonly bounds: Bounds<FootballCounter>
  readonly time: MatchTime
}

/** With the ways in which it may go on, which all windows share. */
interface MatchAhead extends MatchNow {
  readonly weights: readonly number[]
  /** All goals that are expected. */
  readonly all: Means
  readonly within: (start: WindowStart) => Means
  readonly sofar: (start: WindowStart) => Score
  readonly lows: readonly LowScore[]
}

/** Goals that are expected in some time: of the home and the away side, for each way in turn. */
type Means = Float64Array

/** Goals in windows of five minutes of the clock, by the law of all goals. */
export function windowLaw(now: MatchNow): WindowLaw {
  const known = new Map<string, Float64Array>()
  const sofar = remembered((start: WindowStart) => goalsSoFar(now.bounds, start))
  const isGoalless = (start: WindowStart) => Math.max(...sofar(start)) === 0
  const aheadBy = remembered((half: 0 | 1 | null): MatchAhead => {
    const { time } = now
    const outlooks = half === null ? time.outlooks : outlooksByLength(half, time)
    return matchAhead({ ...now, time: { ...time, outlooks } }, sofar)
  })
  const ahead = (starts: readonly WindowStart[]) => aheadBy(halfEndingIn(starts))
  const sumBy = remembered(sumOf)
  const sum = (starts: readonly WindowStart[]) => sumBy(ahead(starts))
  return {
    noneIn: (starts) =>
      starts.every(isGoalless) ? noneIn(ahead(starts), starts) / sum(starts) : 0,
    scoresIn: (starts) => {
      const key = starts.join()
      const scores = known.get(key) ?? scoresIn(ahead(starts), starts, sum(starts))
      known.set(key, scores)
      return scores
    },
  }
}

/** Quarters of an hour and shorter windows. */
const SHORT_MOST = 3

/**
 * The half whose stoppage is a large part of some windows. Longer ones, as the grid of scores, have
 * the lengths of the match as a whole, so that they add up to it.
 */
function halfEndingIn(starts: readonly WindowStart[]): 0 | 1 | null {
  const last = starts.length <= SHORT_MOST ? starts.find(isLastOfHalf) : undefined
  if (last === undefined) return null
  return last < HALF_MINUTES ? 0 : 1
}

function matchAhead(now: MatchNow, sofar: MatchAhead['sofar']): MatchAhead {
  const { rates, state, time } = now
  const ways = waysOn(rates, state, time)
  const meansIn = (stretchOf: (timeLeft: TimeLeft) => Stretch): Means => {
    const attacksOf = remembered((timeLeft: TimeLeft) => {
      const stretch = stretchOf(timeLeft)
      return [attacksIn(rates, 'home', stretch), attacksIn(rates, 'away', stretch)] as const
    })
    const means = new Float64Array(2 * ways.length)
    ways.forEach(({ tempo, timeLeft }, way) => {
      const [home, away] = attacksOf(timeLeft)
      means[2 * way] = tempo * home
      means[2 * way + 1] = tempo * away
    })
    return means
  }
  return {
    ...now,
    weights: ways.map(({ weight }) => weight),
    all: meansIn(aheadOn),
    within: remembered((start: WindowStart) =>
      meansIn((timeLeft) => windowsAhead(time, timeLeft, [start])),
    ),
    sofar,
    lows: lowScoresAhead(now),
  }
}

/** What a way to go on brings in some windows, and in all other time. */
interface WindowGoals {
  readonly within: Means
  readonly beside: Means
}

function goalsIn(
  { all, within: withinOf }: MatchAhead,
  starts: readonly WindowStart[],
): WindowGoals {
  const [within, beside] = [new Float64Array(all.length), new Float64Array(all.length)]
  for (const start of starts) {
    const ofWindow = withinOf(start)
    for (let i = 0; i < all.length; i += 1) within[i] = read(within, i) + read(ofWindow, i)
  }
  for (let i = 0; i < all.length; i += 1) beside[i] = Math.max(0, read(all, i) - read(within, i))
  return { within, beside }
}

/** A low final score that is still possible: the goals that are missing, and its weight. */
interface LowScore {
  readonly toCome: Score
  readonly change: number
}

function lowScoresAhead({ rates, state: { score } }: MatchNow): readonly LowScore[] {
  return LOW_SCORES.map((end): LowScore => {
    const toCome: Score = [end[0] - score[0], end[1] - score[1]]
    return { toCome, change: lowScoreWeight(rates, end) - 1 }
  }).filter(({ toCome }) => Math.min(...toCome) >= 0)
}

/** All chances before they are made to add up to one: low scores are more or less likely. */
function sumOf({ weights, all, lows }: MatchAhead): number {
  return weights.reduce((sum, weight, way) => sum + weight * (1 + changeOf(lows, all, way)), 0)
}

/**
 * What the weight of low scores changes where nothing is scored but in the time beside, on one of
 * the ways.
 */
function changeOf(lows: readonly LowScore[], beside: Means, way: number): number {
  const [home, away] = [read(beside, 2 * way), read(beside, 2 * way + 1)]
  const [noneOfHome, noneOfAway] = [Math.exp(-home), Math.exp(-away)]
  const [oneOfHome, oneOfAway] = [home * noneOfHome, away * noneOfAway]
  let sum = 0
  for (const { toCome, change } of lows) {
    const ofHome = toCome[0] === 0 ? noneOfHome : oneOfHome
    sum += change * ofHome * (toCome[1] === 0 ? noneOfAway : oneOfAway)
  }
  return sum
}

function noneIn(now: MatchAhead, starts: readonly WindowStart[]): number {
  const { within, beside } = goalsIn(now, starts)
  return now.weights.reduce((sum, weight, way) => {
    const none = Math.exp(-read(within, 2 * way) - read(within, 2 * way + 1))
    return sum + weight * none * (1 + changeOf(now.lows, beside, way))
  }, 0)
}

/**
 * Given a way to go on, the goals in the windows and those of all other time are independent; low
 * final scores have their weight.
 */
function scoresIn(now: MatchAhead, starts: readonly WindowStart[], sum: number): Float64Array {
  const [homeSoFar, awaySoFar] = scoreSoFar(now, starts)
  const { within, beside } = goalsIn(now, starts)
  const lowsAfter = remembered((goals: number) => lowsLeft(now.lows, goals >> 1, goals % 2))
  const chances = new Float64Array(GRID_CELLS.half1)
  const [home, away] = [new Float64Array(HALF_SIZE), new Float64Array(HALF_SIZE)]
  now.weights.forEach((weight, way) => {
    const homeMost = writeGoals(home, read(within, 2 * way))
    const awayMost = writeGoals(away, read(within, 2 * way + 1))
    for (let ofHome = 0; ofHome <= homeMost; ofHome += 1) {
      const share = (weight * read(home, ofHome)) / sum
      for (let ofAway = 0; ofAway <= awayMost; ofAway += 1) {
        const isLow = ofHome <= 1 && ofAway <= 1
        const change = isLow ? changeOf(lowsAfter(2 * ofHome + ofAway), beside, way) : 0
        const cell = cellOf(homeSoFar + ofHome, awaySoFar + ofAway)
        const chance = share * read(away, ofAway) * (1 + change)
        chances[cell] = read(chances, cell) + chance
      }
    }
  })
  return chances
}

/** After these goals. */
function lowsLeft(lows: readonly LowScore[], ofHome: number, ofAway: number): readonly LowScore[] {
  return lows.flatMap(({ toCome: [home, away], change }): readonly LowScore[] =>
    home < ofHome || away < ofAway ? [] : [{ toCome: [home - ofHome, away - ofAway], change }],
  )
}

const HALF_SIZE = HALF_GOALS_MAX + 1

/** Returns the last number: all higher ones together are less likely than one in a billion. */
function writeGoals(chances: Float64Array, mean: number): number {
  const most = Math.min(HALF_GOALS_MAX, Math.ceil(5 + 7 * mean))
  writePoisson(chances, 0, mean, most)
  return most
}

function cellOf(home: number, away: number): number {
  return halfCell(Math.min(home, HALF_GOALS_MAX), Math.min(away, HALF_GOALS_MAX))
}

function goalsSoFar(bounds: Bounds<FootballCounter>, start: WindowStart): Score {
  return [bounds[`goals.from${start}.home`][0], bounds[`goals.from${start}.away`][0]]
}

function scoreSoFar({ sofar }: MatchAhead, starts: readonly WindowStart[]): Score {
  const all = starts.map(sofar)
  return [all.reduce((sum, [home]) => sum + home, 0), all.reduce((sum, [, away]) => sum + away, 0)]
}
