import { describe, expect, it } from 'vitest'
import { SELECTIONS_PER_GAME } from '../market/game-selection.ts'
import { isKeptSelection, MONEY_LINE } from '../market/market.ts'
import { selectionsOf } from '../market/market-type.ts'
import { E_SPORTS_MARKETS } from './e-sports.ts'
import { TENNIS_MARKETS } from './tennis.ts'
import { VOLLEYBALL_MARKETS } from './volleyball.ts'

const HANDICAPS = ['20.5', '21.5', '22.5', '23.5', '24.5']
const SPORTS = [
  selectionsOf(TENNIS_MARKETS, { wanted: 2, handicaps: HANDICAPS }),
  selectionsOf(TENNIS_MARKETS, { wanted: 3, handicaps: HANDICAPS }),
  selectionsOf(VOLLEYBALL_MARKETS, { wanted: 3, handicaps: HANDICAPS }),
  selectionsOf(E_SPORTS_MARKETS, { wanted: 2, handicaps: ['2.5'] }),
]

describe('the selections of a match of sets', () => {
  it('have an index of their own that an identifier can carry', () => {
    for (const selections of SPORTS) {
      const indexes = selections.map(({ index }) => index)
      expect(new Set(indexes).size).toBe(indexes.length)
      expect(indexes.every((index) => index >= 1 && index < SELECTIONS_PER_GAME)).toBe(true)
    }
  })

  it('begin with the two sides of the winner: no draw', () => {
    for (const selections of SPORTS) {
      const winner = selections.filter(({ marketId }) => marketId === selections[0]?.marketId)
      expect(winner.length).toBe(2)
      expect(winner.map(({ index }) => index)).toEqual([1, 2])
      expect(selections.some(({ name }) => name === 'Draw')).toBe(false)
    }
  })

  it("VAL-65 offer volleyball's market 1000040 under names that it keeps", () => {
    const winners = selectionsOf(VOLLEYBALL_MARKETS, { wanted: 3, handicaps: HANDICAPS }).filter(
      ({ marketId }) => marketId === MONEY_LINE,
    )
    expect(winners.map(({ name, handicap }) => [name, handicap])).toEqual([
      ['To Win', '1'],
      ['To Win', '2'],
    ])
    expect(winners.every(({ name }) => isKeptSelection(MONEY_LINE, name))).toBe(true)
  })
})
