import { cellChance } from '../item-at.ts'
import type { Distribution } from './distribution.ts'
import type { PointsSport, Possessions } from './points-model.ts'

const at = cellChance

/** Scores of one kind in so many possessions, with the points of all of them. */
interface CountedPoints {
  /** By the count: chances of the points, from 0. */
  readonly byCount: readonly Float64Array[]
}

/** Kinds of scores by their points, with the chance of a possession to be that. */
export function countedPoints(
  sport: PointsSport,
  possession: Distribution,
  possessions: number,
  isCounted: (points: number) => boolean,
): CountedPoints {
  const most = Math.max(...sport.worth.map(([points]) => points)) * possessions
  const empty = () => Array.from({ length: possessions + 1 }, () => new Float64Array(most + 1))
  let byCount = empty()
  const [first] = byCount
  if (first) first[0] = 1
  const worths = Array.from(possession.chances, (chance, points) => ({ chance, points })).filter(
    ({ chance }) => chance > 0,
  )
  for (let n = 0; n < possessions; n += 1) {
    const next = empty()
    byCount.forEach((row, count) => {
      for (const { chance, points } of worths) {
        const target = next[count + (points > 0 && isCounted(points) ? 1 : 0)]
        if (target) addMoved(target, row, points, chance)
      }
    })
    byCount = next
  }
  return { byCount }
}

function addMoved(sums: Float64Array, row: Float64Array, by: number, chance: number): void {
  for (let i = 0; i + by < row.length; i += 1) {
    sums[i + by] = at(sums, i + by) + chance * at(row, i)
  }
}

/** The counts of both sides together, and those of them that leave the score level. */
export function bothCounts(
  home: CountedPoints,
  away: CountedPoints,
  lead: number,
): { readonly all: Float64Array; readonly level: Float64Array } {
  const size = home.byCount.length + away.byCount.length
  const [all, level] = [new Float64Array(size), new Float64Array(size)]
  const totals = Float64Array.from(away.byCount, sumOf)
  home.byCount.forEach((one, i) => {
    const total = sumOf(one)
    away.byCount.forEach((other, j) => {
      all[i + j] = at(all, i + j) + total * at(totals, j)
      level[i + j] = at(level, i + j) + levelChance(one, other, lead)
    })
  })
  return { all, level }
}

function sumOf(row: Float64Array): number {
  return row.reduce((sum, chance) => sum + chance, 0)
}

function levelChance(home: Float64Array, away: Float64Array, lead: number): number {
  let sum = 0
  for (let i = Math.max(0, -lead); i < home.length; i += 1) sum += at(home, i) * at(away, i + lead)
  return sum
}

/** Possessions of both sides. */
export function both(possessions: number): Possessions {
  return [possessions, possessions]
}
