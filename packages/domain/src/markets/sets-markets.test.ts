import { describe, expect, it } from 'vitest'
import { isKeptSelection, MONEY_LINE } from './market.ts'
import {
  eSportsSelections,
  finalScores,
  tennisSelections,
  volleyballSelections,
} from './sets-markets.ts'

const LINES = ['20.5', '21.5', '22.5', '23.5', '24.5']
const SPORTS = [
  tennisSelections(2, LINES),
  tennisSelections(3, LINES),
  volleyballSelections(3, LINES),
  eSportsSelections(2, ['2.5']),
]

describe('the selections of a match of sets', () => {
  it('have a place of their own from 1 to 999', () => {
    for (const selections of SPORTS) {
      const places = selections.map(({ place }) => place)
      expect(new Set(places).size).toBe(places.length)
      expect(places.every((place) => place >= 1 && place <= 999)).toBe(true)
    }
  })

  it('begin with the two sides of the winner: no draw', () => {
    for (const selections of SPORTS) {
      const winner = selections.filter(({ marketId }) => marketId === selections[0]?.marketId)
      expect(winner.length).toBe(2)
      expect(winner.map(({ place }) => place)).toEqual([1, 2])
      expect(selections.some(({ name }) => name === 'Draw')).toBe(false)
    }
  })

  it("VAL-65 offer volleyball's market 1000040 under names that it keeps", () => {
    const line = volleyballSelections(3, LINES).filter(({ marketId }) => marketId === MONEY_LINE)
    expect(line.map(({ name, handicap }) => [name, handicap])).toEqual([
      ['To Win', '1'],
      ['To Win', '2'],
    ])
    expect(line.every(({ name }) => isKeptSelection(MONEY_LINE, name))).toBe(true)
  })

  it('list the scores at which the match ends', () => {
    expect(finalScores(2).map((score) => score.join('-'))).toEqual(['2-0', '2-1', '1-2', '0-2'])
    expect(finalScores(3).length).toBe(6)
  })
})
