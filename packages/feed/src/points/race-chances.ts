import { cellChance } from '../item-at.ts'
import type { Distribution } from './distribution.ts'
import type { Possessions } from './points-model.ts'

/** Chances that the home side is first, that none is, and that the other is. */
export type RaceChances = readonly [home: number, none: number, away: number]

/** Possessions of a part in their order: who has the ball first is a toss unless it is known. */
export interface Turns {
  readonly left: Possessions
  readonly begins: 0 | 1 | null
}

/** Chance to be short of a number of points after 0, 1, 2 … possessions. */
type Shortness = Float64Array

/** How far a side is after possessions in which it did not reach the number. */
export interface Short {
  readonly after: Shortness
  /** Points after the last of them, with what chance. */
  readonly points: Float64Array
}

const at = cellChance

/** The points of one possession added up until they reach what a side needs. */
export function shortOf(need: number, possession: Distribution, possessions: number): Short {
  const points = new Float64Array(Math.max(need, 0))
  const after = new Float64Array(possessions + 1)
  if (need > 0) {
    points[0] = 1
    after[0] = 1
  }
  for (let n = 1; n <= possessions; n += 1) after[n] = afterPossession(points, possession.chances)
  return { after, points }
}

/** In place, from the most points down: a game has hundreds of these. Returns their chance. */
function afterPossession(points: Float64Array, possession: Float64Array): number {
  let sum = 0
  for (let i = points.length - 1; i >= 0; i -= 1) {
    let chance = 0
    for (let j = Math.min(i, possession.length - 1); j >= 0; j -= 1) {
      chance += at(points, i - j) * at(possession, j)
    }
    points[i] = chance
    sum += chance
  }
  return sum
}

/** Who is first: the points of the sides do not depend on each other, their turns do. */
export function raceChances(
  home: Shortness,
  away: Shortness,
  parts: readonly Turns[],
): RaceChances {
  let [first, second, homeDone, awayDone] = [0, 0, 0, 0]
  for (const { left, begins } of parts) {
    const starts = begins === null ? BOTH : ([begins] as const)
    for (const start of starts) {
      const [one, other] = wonInTurns({ home, away, homeDone, awayDone, left, start })
      first += one / starts.length
      second += other / starts.length
    }
    homeDone += left[0]
    awayDone += left[1]
  }
  return [first, at(home, homeDone) * at(away, awayDone), second]
}

const BOTH = [0, 1] as const

interface Turn {
  readonly home: Shortness
  readonly away: Shortness
  readonly homeDone: number
  readonly awayDone: number
  readonly left: Possessions
  readonly start: 0 | 1
}

function wonInTurns({ home, away, homeDone, awayDone, left, start }: Turn): Possessions {
  let [one, other, h, a] = [0, 0, homeDone, awayDone]
  const [homeEnd, awayEnd] = [homeDone + left[0], awayDone + left[1]]
  let isHome = left[0] === left[1] ? start === 0 : left[0] > left[1]
  while (h < homeEnd || a < awayEnd) {
    if (isHome && h < homeEnd) {
      one += (at(home, h) - at(home, h + 1)) * at(away, a)
      h += 1
    } else if (!isHome && a < awayEnd) {
      other += (at(away, a) - at(away, a + 1)) * at(home, h)
      a += 1
    }
    isHome = !isHome
  }
  return [one, other]
}
