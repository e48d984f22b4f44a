import type { Score } from '@caderneta/domain/markets/game/game'
import type { Bounds } from '@caderneta/domain/markets/rule/rule'
import type { FootballCounter } from '@caderneta/domain/markets/sports/football/football-goals'
import type { WindowStart } from '@caderneta/domain/markets/sports/football/goal-log'
import { cellChance } from '../chances/item-at.ts'
import { once, remembered } from '../chances/once.ts'
import { poissonChance, poissonChances } from '../chances/poisson.ts'
import { GRID_CELLS, HALF_GOALS_MAX, halfCell } from './chances/goal-grid.ts'
import type { WindowLaw } from './chances/window-line.ts'
import { aheadOn, type GoalsState, type WayOn, waysOn } from './goals-model.ts'
import { LOW_SCORES, lowScoreWeight } from './low-scores.ts'
import type { MatchTime } from './match-time.ts'
import { attacksIn, type Stretch } from './player-advantage.ts'
import type { GoalRates } from './rates.ts'
import { windowsAhead } from './window-time.ts'

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
  readonly ways: readonly WindowWay[]
}

interface WindowWay {
  readonly weight: number
  /** All goals that are expected. */
  readonly all: Means
  readonly within: (start: WindowStart) => Means
}

/** Goals of both sides that are expected in some time. */
type Means = readonly [home: number, away: number]

/** Goals in windows of five minutes of the clock, by the law of all goals. */
export function windowLaw(now: MatchNow): WindowLaw {
  const known = new Map<string, Float64Array>()
  const lows = lowScoresAhead(now)
  const ahead = once(() => ({ ...now, ways: windowWays(now) }))
  const sum = once(() => sumOf(ahead(), lows))
  return {
    noneIn: (starts) =>
      isGoalless(now.bounds, starts) ? noneIn(ahead(), starts, lows) / sum() : 0,
    scoresIn: (starts) => {
      const key = starts.join()
      const scores = known.get(key) ?? scoresIn(ahead(), starts, lows, sum())
      known.set(key, scores)
      return scores
    },
  }
}

/** One way in which the match may go on: what it brings in the windows, and in all other time. */
interface WindowNode {
  readonly weight: number
  readonly within: Means
  readonly beside: Means
}

function windowWays({ rates, state, time }: MatchNow): readonly WindowWay[] {
  return waysOn(rates, state, time).map((way) => ({
    weight: way.weight,
    all: meansIn(rates, way, aheadOn(way)),
    within: remembered((start: WindowStart) =>
      meansIn(rates, way, windowsAhead(time, way, [start])),
    ),
  }))
}

function meansIn(rates: GoalRates, { tempo }: WayOn, stretch: Stretch): Means {
  return [tempo * attacksIn(rates, 'home', stretch), tempo * attacksIn(rates, 'away', stretch)]
}

function nodesIn({ ways }: MatchAhead, starts: readonly WindowStart[]): readonly WindowNode[] {
  return ways.map(({ weight, all, within: withinOf }) => {
    let [home, away] = [0, 0]
    for (const start of starts) {
      const [ofHome, ofAway] = withinOf(start)
      home += ofHome
      away += ofAway
    }
    const beside: Means = [Math.max(0, all[0] - home), Math.max(0, all[1] - away)]
    return { weight, within: [home, away], beside }
  })
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
function sumOf(now: MatchAhead, lows: readonly LowScore[]): number {
  return nodesIn(now, []).reduce(
    (sum, { weight, beside }) => sum + weight * (1 + changeOf(lows, beside)),
    0,
  )
}

/** What the weight of low scores changes where nothing is scored but in the time beside. */
function changeOf(lows: readonly LowScore[], beside: Means): number {
  return lows.reduce(
    (sum, { toCome, change }) =>
      sum + change * poissonChance(beside[0], toCome[0]) * poissonChance(beside[1], toCome[1]),
    0,
  )
}

function noneIn(
  now: MatchAhead,
  starts: readonly WindowStart[],
  lows: readonly LowScore[],
): number {
  return nodesIn(now, starts).reduce((sum, { weight, within, beside }) => {
    const none = Math.exp(-within[0] - within[1])
    return sum + weight * none * (1 + changeOf(lows, beside))
  }, 0)
}

/**
 * Given a way to go on, the goals in the windows and those of all other time are independent; low
 * final scores have their weight.
 */
function scoresIn(
  now: MatchAhead,
  starts: readonly WindowStart[],
  lows: readonly LowScore[],
  sum: number,
): Float64Array {
  const sofar = goalsSoFar(now.bounds, starts)
  const chances = new Float64Array(GRID_CELLS.half1)
  for (const { weight, within, beside } of nodesIn(now, starts)) {
    const [home, away] = [chancesOf(within[0]), chancesOf(within[1])]
    for (let ofHome = 0; ofHome < home.length; ofHome += 1) {
      const share = (weight * cellChance(home, ofHome)) / sum
      for (let ofAway = 0; ofAway < away.length; ofAway += 1) {
        const rest = lowsAfter(lows, ofHome, ofAway)
        const chance = share * cellChance(away, ofAway) * (1 + changeOf(rest, beside))
        const cell = cellOf(sofar, ofHome, ofAway)
        chances[cell] = cellChance(chances, cell) + chance
      }
    }
  }
  return chances
}

const NO_SCORES: readonly LowScore[] = []

/** After these goals; all but a few are too many for a low score. */
function lowsAfter(lows: readonly LowScore[], ofHome: number, ofAway: number): readonly LowScore[] {
  if (ofHome + ofAway === 0) return lows
  if (ofHome > 1 || ofAway > 1) return NO_SCORES
  return lows.flatMap(({ toCome: [home, away], change }): readonly LowScore[] =>
    home < ofHome || away < ofAway ? [] : [{ toCome: [home - ofHome, away - ofAway], change }],
  )
}

/** All higher numbers together are less likely than one in a billion. */
function chancesOf(mean: number): Float64Array {
  return poissonChances(mean, Math.min(HALF_GOALS_MAX, Math.ceil(5 + 7 * mean)))
}

function cellOf([home, away]: Score, ofHome: number, ofAway: number): number {
  return halfCell(Math.min(home + ofHome, HALF_GOALS_MAX), Math.min(away + ofAway, HALF_GOALS_MAX))
}

function goalsSoFar(bounds: Bounds<FootballCounter>, starts: readonly WindowStart[]): Score {
  const count = (side: 'home' | 'away') =>
    starts.reduce<number>((sum, start) => sum + bounds[`goals.from${start}.${side}`][0], 0)
  return [count('home'), count('away')]
}

function isGoalless(bounds: Bounds<FootballCounter>, starts: readonly WindowStart[]): boolean {
  const [home, away] = goalsSoFar(bounds, starts)
  return home + away === 0
}
