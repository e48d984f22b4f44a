import {
  CORRECT_SCORE,
  FIRST_HALF_RESULT,
  MATCH_RESULT,
  TOTAL_GOALS,
} from '@caderneta/domain/market'
import { describe, expect, it } from 'vitest'
import type { OddFact } from '../../live/live.ts'
import { marketsOf, rowSelections } from './market-selections.ts'

let lastId = 0
function odd(marketId: number, name: string, handicap = ''): OddFact {
  lastId += 1
  const price = { rate: 2, version: 1, status: 'open', direction: null, moves: 0 } as const
  return { selectionId: lastId, gameId: 7, marketId, name, handicap, ...price }
}

const RESULT = ['1', 'Draw', '2'].map((name) => odd(MATCH_RESULT, name))
const TOTALS = ['1.5', '2.5'].flatMap((line) => [
  odd(TOTAL_GOALS, 'Over', line),
  odd(TOTAL_GOALS, 'Under', line),
])

describe('the selections of a market', () => {
  it('shows a market of a row whole, and a total by its usual line', () => {
    const all = [...RESULT, ...TOTALS]
    expect(rowSelections(all, MATCH_RESULT)).toEqual(RESULT)
    expect(rowSelections(all, TOTAL_GOALS).map(({ handicap }) => handicap)).toEqual(['2.5', '2.5'])
    expect(rowSelections(all, FIRST_HALF_RESULT)).toEqual([])
  })

  it('orders the markets of the match page, unknown ones last', () => {
    const odds = [
      odd(9999999, '1'),
      odd(CORRECT_SCORE, '1-0'),
      odd(FIRST_HALF_RESULT, '1'),
      ...TOTALS,
      ...RESULT,
    ]
    expect(marketsOf(odds).map(({ marketId }) => marketId)).toEqual([
      MATCH_RESULT,
      TOTAL_GOALS,
      FIRST_HALF_RESULT,
      CORRECT_SCORE,
      9999999,
    ])
  })
})
