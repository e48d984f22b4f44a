import {
  FIRST_HALF_RESULT,
  LIST_MARKETS_BY_SPORT,
  MATCH_RESULT,
  MONEY_LINE,
  mainMarket,
  POINT_SPREAD,
  TOTAL_GOALS,
} from '@caderneta/domain/markets/market/market'
import { SPORTS } from '@caderneta/domain/markets/registry/sports'
import { describe, expect, it } from 'vitest'
import type { OddFact } from '../../../live/live.ts'
import { handicapOf, isLadder, rowMarkets } from './market-selections.ts'
import { rowSelections } from './row-selections.ts'

let lastId = 0
function odd(marketId: number, name: string, handicap = ''): OddFact {
  lastId += 1
  const price = { rate: 2, version: 1, status: 'open', direction: null, moves: 0 } as const
  return { selectionId: lastId, gameId: 7, marketId, name, handicap, ...price }
}

const RESULT = ['1', 'Draw', '2'].map((name) => odd(MATCH_RESULT, name))
const TOTALS = ['1.5', '2.5'].flatMap((handicap) => [
  odd(TOTAL_GOALS, 'Over', handicap),
  odd(TOTAL_GOALS, 'Under', handicap),
])

describe('the selections of a market', () => {
  it('shows a market of a row in full, and a total by its usual handicap', () => {
    const all = [...RESULT, ...TOTALS]
    expect(rowSelections(all, MATCH_RESULT)).toEqual(RESULT)
    expect(rowSelections(all, TOTAL_GOALS).map(({ handicap }) => handicap)).toEqual(['2.5', '2.5'])
    expect(rowSelections(all, FIRST_HALF_RESULT)).toEqual([])
  })

  it('shows the most even open line of a total whose usual one is decided', () => {
    const line = (handicap: string, rates: readonly [number, number], isOpen: boolean) =>
      ['Over', 'Under'].map((name, i) => ({
        ...odd(TOTAL_GOALS, name, handicap),
        rate: rates[i] ?? 0,
        status: isOpen ? ('open' as const) : ('suspended' as const),
      }))
    const decided = line('2.5', [1, 1], false)
    const shown = (odds: readonly OddFact[]) => rowSelections(odds, TOTAL_GOALS)[0]?.handicap
    const [even, uneven] = [line('4.5', [1.9, 1.95], true), line('5.5', [3.4, 1.3], true)]
    expect(shown([...decided, ...uneven, ...even])).toBe('4.5')
    expect(shown([...uneven, ...line('2.5', [1.1, 7], true), ...even])).toBe('2.5')
    expect(shown([...decided, ...line('4.5', [1.9, 1.95], false)])).toBe('2.5')
  })

  it('shows the most even line of points, also where that of 2.5 is open', () => {
    const line = (handicap: number, rates: readonly [number, number]) =>
      [handicap, -handicap].map((each, i) => ({
        ...odd(POINT_SPREAD, String(i + 1), String(each)),
        rate: rates[i] ?? 0,
      }))
    const spread = [...line(2.5, [3.04, 1.38]), ...line(8.5, [1.88, 1.92])]
    expect(rowSelections(spread, POINT_SPREAD)[0]?.handicap).toBe('8.5')
  })

  it('lists each sport with its own market', () => {
    for (const { id, route } of SPORTS) {
      expect(mainMarket(id)).toBe(LIST_MARKETS_BY_SPORT[route][0])
      expect(rowMarkets(route)).toContain(mainMarket(id))
    }
    expect(rowMarkets('football')).toContain(TOTAL_GOALS)
    expect(rowMarkets('football').slice(0, 2)).toEqual(LIST_MARKETS_BY_SPORT.football)
    expect([mainMarket(999), rowMarkets('xyz')[0]]).toEqual([MATCH_RESULT, MATCH_RESULT])
  })

  it('treats both sides of a handicap as one, and the number of a side as none', () => {
    const spread = [odd(POINT_SPREAD, '1', '-4.5'), odd(POINT_SPREAD, '2', '+4.5')]
    expect(spread.map(handicapOf)).toEqual([-4.5, -4.5])
    expect([spread, TOTALS].map(isLadder)).toEqual([true, true])
    const moneyLine = [odd(MONEY_LINE, 'Money Line', '1'), odd(MONEY_LINE, 'Money Line', '2')]
    expect([moneyLine, RESULT].map(isLadder)).toEqual([false, false])
  })
})
