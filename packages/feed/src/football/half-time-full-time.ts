import { chanceAt, itemAt } from '../item-at.ts'
import { type Distribution, leadOf } from '../points/distribution.ts'
import type { ScoreDistribution } from './goals-model.ts'

const RESULTS = ['1', 'Draw', '2'] as const

/** Chances of winning, of a draw and of losing, in the order of `RESULTS`. */
type ThreeWays = readonly [home: number, draw: number, away: number]

/**
 * Chance of each pair of results at half-time and after 90 minutes, by its name on the wire ('1/2').
 * The halves are independent: the lead at half-time and the lead of the second half add up.
 */
export function halfTimeFullTimeChances({
  home,
  away,
}: ScoreDistribution): Readonly<Record<string, number>> {
  const atHalfTime = leadOf(counts(home.halfTime), counts(away.halfTime))
  const waysFrom = waysFromLead(leadOf(counts(home.secondHalf), counts(away.secondHalf)))
  const chances = RESULTS.map(() => [0, 0, 0])
  atHalfTime.chances.forEach((chance, i) => {
    const lead = atHalfTime.from + i
    const row = chances[lead > 0 ? 0 : lead === 0 ? 1 : 2]
    waysFrom(lead).forEach((share, way) => {
      if (row) row[way] = chanceAt(row, way) + chance * share
    })
  })
  return Object.fromEntries(
    RESULTS.flatMap((half, i) =>
      RESULTS.map((full, way) => [`${half}/${full}`, chanceAt(itemAt(chances, i), way)] as const),
    ),
  )
}

function counts(chances: Float64Array): Distribution {
  return { from: 0, chances }
}

/** How a match ends that has some lead at half-time, by what the second half adds to it. */
function waysFromLead({ from, chances }: Distribution): (lead: number) => ThreeWays {
  const upTo = new Float64Array(chances.length)
  let sum = 0
  for (let i = 0; i < chances.length; i += 1) {
    sum += chanceAt(chances, i)
    upTo[i] = sum
  }
  const atMost = (number: number) =>
    number < from ? 0 : chanceAt(upTo, Math.min(number - from, chances.length - 1))
  return (lead) => {
    const [away, notHome] = [atMost(-lead - 1), atMost(-lead)]
    return [Math.max(0, 1 - notHome), notHome - away, away]
  }
}
