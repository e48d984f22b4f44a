import { describe, expect, it } from 'vitest'
import { SPORT_ROUTES } from '../registry/sports.ts'
import {
  BEST_LEAGUES,
  CORRECT_SCORE,
  isKeptSelection,
  LIST_MARKETS_BY_SPORT,
  MATCH_RESULT,
  MONEY_LINE,
} from './market.ts'

describe('markets of the lists', () => {
  it('CST-18 football lists 1000002 and 1000014', () => {
    expect(LIST_MARKETS_BY_SPORT.football).toEqual([1000002, 1000014])
  })

  it('CST-19 american football and e-sports list 1000002', () => {
    expect(LIST_MARKETS_BY_SPORT['american-football']).toEqual([1000002])
    expect(LIST_MARKETS_BY_SPORT['e-sports']).toEqual([1000002])
  })

  it('CST-20 tennis lists 1000020', () => {
    expect(LIST_MARKETS_BY_SPORT.tennis).toEqual([1000020])
  })

  it('CST-21 basketball and volleyball list 1000040', () => {
    expect(LIST_MARKETS_BY_SPORT.basketball).toEqual([1000040])
    expect(LIST_MARKETS_BY_SPORT.volleyball).toEqual([1000040])
  })

  it('CST-22 boxing lists 1000047', () => {
    expect(LIST_MARKETS_BY_SPORT.boxing).toEqual([1000047])
  })

  it('leave no sport without a market', () => {
    for (const route of SPORT_ROUTES) expect(LIST_MARKETS_BY_SPORT[route].length).toBeGreaterThan(0)
  })
})

describe('markets of the match page', () => {
  it('CST-23 calls the match result 1000002', () => {
    expect(MATCH_RESULT).toBe(1000002)
  })

  it('CST-24 correct score is 1000016', () => {
    expect(CORRECT_SCORE).toBe(1000016)
  })
})

describe('isKeptSelection', () => {
  it("VAL-65 market 1000040 keeps only 'To Win' and 'Money Line'", () => {
    const names = ['To Win', 'Spread', 'Money Line']
    expect(names.filter((name) => isKeptSelection(1000040, name))).toEqual(['To Win', 'Money Line'])
  })

  it('compares names exactly and leaves other markets alone', () => {
    expect(isKeptSelection(MONEY_LINE, 'to win')).toBe(false)
    expect(isKeptSelection(MONEY_LINE, '')).toBe(false)
    expect(isKeptSelection(MATCH_RESULT, 'Spread')).toBe(true)
  })
})

describe('BEST_LEAGUES', () => {
  it('holds the five tournaments of the specification', () => {
    expect([...BEST_LEAGUES]).toEqual([10037440, 10041045, 10041809, 10043205, 10037075])
  })
})
