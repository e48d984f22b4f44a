import type { Score } from '@caderneta/domain/markets/game/game'
import {
  type GamePart,
  NO_POINTS,
  type PointsProgress,
} from '@caderneta/domain/markets/sports/points-progress'
import {
  chanceOf,
  type Distribution,
  distributionOf,
  leadOf,
  moved,
  scaled,
  sumOf,
  sumsOf,
  together,
  totalChance,
  without,
} from '../chances/distribution.ts'

/** How points are made in a sport of quarters: the sides have the ball by turns. */
export interface PointsSport {
  /** What a possession that scores is worth, and how often it is worth that. */
  readonly worth: readonly (readonly [points: number, share: number])[]
  /** How often each side has the ball in a quarter, and in an overtime. */
  readonly quarterPossessions: number
  readonly overtimePossessions: number
  /** True when overtimes follow each other until one side leads; else one, and a tie is final. */
  readonly isPlayedToDecision: boolean
}

/** Points that each side scores per possession, on average. */
export interface PointsRates {
  readonly home: number
  readonly away: number
}

/** Possessions that each side still has. */
export type Possessions = readonly [home: number, away: number]

/** The state of a game, and how often the sides will still have the ball. */
export interface PointsState extends PointsProgress {
  /** Possessions left in each of the four quarters. */
  readonly quartersLeft: readonly Possessions[]
  /** Possessions left in the overtime that is being played; null while none is. */
  readonly overtimeLeft: Possessions | null
}

/** A game of the sport that has not begun. */
export function pointsStart({ quarterPossessions }: PointsSport): PointsState {
  const both: Possessions = [quarterPossessions, quarterPossessions]
  return { ...NO_POINTS, quartersLeft: [both, both, both, both], overtimeLeft: null }
}

/** Lead of the home side and points of both sides at the end of a part of the game. */
export interface PartChances {
  readonly lead: Distribution
  readonly total: Distribution
}

/** How many quarters a part of the game has. */
const QUARTERS: Readonly<Record<Exclude<GamePart, 'whole'>, number>> = {
  firstQuarter: 1,
  firstHalf: 2,
  regular: 4,
}

/** Chances at the end of each part that is not over, all from one model of possessions. */
export interface PointsChances {
  readonly part: (part: GamePart) => PartChances
}

/**
 * Every possession is sampled on its own: it scores or not, and a score is worth what the sport
 * defines. So the points still to come of a side are a sum over the possessions that it has left,
 * whatever happened before; a level game gets what overtime brings on top.
 */
export function pointsChances(
  sport: PointsSport,
  rates: PointsRates,
  state: PointsState,
): PointsChances {
  const home = sumsOf(possession(sport, rates.home))
  const away = sumsOf(possession(sport, rates.away))
  const after = (score: Score, [homeLeft, awayLeft]: Possessions): SidesToCome => ({
    home: moved(home(homeLeft), score[0]),
    away: moved(away(awayLeft), score[1]),
  })
  const atEndOf = (quarters: number) => after(state.score, leftIn(state, quarters))
  const whole = (): PartChances => {
    const overtime = after([0, 0], [sport.overtimePossessions, sport.overtimePossessions])
    const extra = sport.isPlayedToDecision ? decided(overtime) : partChances(overtime)
    if (state.overtimeLeft === null) return extended(atEndOf(4), extra)
    const ending = after(state.score, state.overtimeLeft)
    return sport.isPlayedToDecision ? extended(ending, extra) : partChances(ending)
  }
  return { part: (part) => (part === 'whole' ? whole() : partChances(atEndOf(QUARTERS[part]))) }
}

/** Chances of the points of one possession. */
export function possession({ worth }: PointsSport, rate: number): Distribution {
  const average = worth.reduce((sum, [points, share]) => sum + points * share, 0)
  const scores = rate / average
  const shares = worth.map(([points, share]) => [points, share * scores] as const)
  return distributionOf([[0, 1 - scores], ...shares])
}

interface SidesToCome {
  readonly home: Distribution
  readonly away: Distribution
}

function leftIn({ quartersLeft }: PointsState, quarters: number): Possessions {
  const left = quartersLeft.slice(0, quarters)
  return [
    left.reduce((sum, [home]) => sum + home, 0),
    left.reduce((sum, [, away]) => sum + away, 0),
  ]
}

function partChances({ home, away }: SidesToCome): PartChances {
  return { lead: leadOf(home, away), total: sumOf(home, away) }
}

/** Where both sides have the same number, by the sum of the two. */
function levelTotals({ home, away }: SidesToCome): Distribution {
  const shares = Array.from(
    home.chances,
    (chance, i) => [2 * (home.from + i), chance * chanceOf(away, home.from + i)] as const,
  )
  return distributionOf(shares)
}

/** The end of a part, and what a level game gets on top of it. */
function extended(sides: SidesToCome, extra: PartChances): PartChances {
  const { lead, total } = partChances(sides)
  const level = levelTotals(sides)
  return {
    lead: together(without(lead, 0), scaled(extra.lead, chanceOf(lead, 0))),
    total: together(difference(total, level), sumOf(level, extra.total)),
  }
}

/** Further overtimes are left out when they are less likely than this. */
const NEGLIGIBLE = 1e-10

/** What overtimes add up to that are played until one side leads. */
function decided(overtime: SidesToCome): PartChances {
  const { lead, total } = partChances(overtime)
  const level = levelTotals(overtime)
  const ends = difference(total, level)
  let [sum, before] = [ends, level]
  while (totalChance(before) > NEGLIGIBLE) {
    sum = together(sum, sumOf(before, ends))
    before = sumOf(before, level)
  }
  return { lead: whole(without(lead, 0)), total: whole(sum) }
}

function difference(all: Distribution, part: Distribution): Distribution {
  const rest = together(all, scaled(part, -1))
  return { from: rest.from, chances: rest.chances.map((chance) => Math.max(0, chance)) }
}

/** The same chances in proportion, adding up to one. */
function whole(part: Distribution): Distribution {
  return scaled(part, 1 / totalChance(part))
}
