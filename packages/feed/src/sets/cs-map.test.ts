import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { totalChance } from '../points/distribution.ts'
import {
  type CsChances,
  type CsMap,
  firstToRounds,
  mapBranches,
  mapWinner,
  roundChance,
} from './cs-map.ts'
import { eSports } from './e-sports.ts'
import type { Side } from './race.ts'

const CHANCES: CsChances = { round: 0.53, maps: [0.02, -0.02] }
const SPORT = eSports(CHANCES.round, CHANCES.maps)
const sides = fc.array(fc.constantFrom<Side>(0, 1), { maxLength: 45 })

/** The first map after rounds that are won so, as far as it lasts. */
function played(winners: readonly Side[]): CsMap {
  return winners.reduce(
    (map, winner) => (mapWinner(map.points) === null ? SPORT.afterPoint(map, winner) : map),
    SPORT.begin(0, 0),
  )
}

const wins = (map: CsMap) => mapBranches(map, CHANCES).map(({ units }) => totalChance(units))

describe('a map of rounds', () => {
  it('is won with thirteen, from twelve all with four of six', () => {
    expect([13, 12].map((home) => mapWinner([home, 11]))).toEqual([0, null])
    expect(mapWinner([13, 12])).toBeNull()
    expect([mapWinner([16, 14]), mapWinner([14, 16])]).toEqual([0, 1])
    expect([mapWinner([16, 15]), mapWinner([19, 15])]).toEqual([null, 0])
  })

  it('begins each half with equal money, and the winner of a round has more in the next', () => {
    const at = (rounds: number, last: Side) =>
      roundChance({ round: 0.5, maps: [] }, { number: 0, rounds, last })
    for (const rounds of [0, 12, 24, 27, 30]) expect(at(rounds, 0)).toBe(at(rounds, 1))
    expect(at(1, 0) - at(1, 1)).toBeCloseTo(0.12, 10)
  })

  it('changes sides after twelve rounds and in the middle of each overtime', () => {
    const defends = [0, 12, 24, 27, 30].map(
      (rounds) => roundChance({ round: 0.5, maps: [] }, { number: 0, rounds, last: 0 }) > 0.5,
    )
    expect(defends).toEqual([true, false, false, true, false])
  })

  it('ends as its next round leads to expect', () => {
    fc.assert(
      fc.property(sides, (winners) => {
        const map = played(winners)
        fc.pre(mapWinner(map.points) === null)
        const chance = SPORT.pointChance(map)
        const [now, won, lost] = [map, SPORT.afterPoint(map, 0), SPORT.afterPoint(map, 1)].map(
          (each) =>
            mapWinner(each.points) === null ? (wins(each)[0] ?? 0) : each.log.endsWith('h') ? 1 : 0,
        )
        expect(now).toBeCloseTo(chance * (won ?? 0) + (1 - chance) * (lost ?? 0), 6)
      }),
      { numRuns: 60 },
    )
  })

  it('is decided on the first side to ten rounds as its next round leads to expect', () => {
    const from = (map: CsMap) => firstToRounds(map, 10, CHANCES)
    const map = played([0, 1, 1, 0, 1, 0, 1, 0, 1, 1, 0, 1])
    const chance = SPORT.pointChance(map)
    const next =
      chance * from(SPORT.afterPoint(map, 0)) + (1 - chance) * from(SPORT.afterPoint(map, 1))
    expect(from(map)).toBeCloseTo(next, 12)
    expect(from(map)).toBeLessThan(0.4)
  })
})
