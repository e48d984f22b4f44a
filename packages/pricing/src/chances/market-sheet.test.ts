import { selectionId } from '@caderneta/domain/markets/market/game-selection'
import { MATCH_RESULT, MONEY_LINE } from '@caderneta/domain/markets/market/market'
import { selectionsOf } from '@caderneta/domain/markets/market/market-type'
import { FOOTBALL_SELECTIONS } from '@caderneta/domain/markets/sports/football/football'
import type { MatchProgress } from '@caderneta/domain/markets/sports/football/football-goals'
import { TENNIS_MARKETS } from '@caderneta/domain/markets/sports/tennis'
import { VOLLEYBALL_MARKETS } from '@caderneta/domain/markets/sports/volleyball'
import { odds } from '@caderneta/domain/odds/odds'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decidedIn } from '../goals/match-progress.ts'
import { FOOTBALL_SHEET } from '../goals/price-football.ts'
import { marketSheet, priceSheet, type SheetBook, sheetMarkets } from './market-sheet.ts'

const NOT_STARTED: MatchProgress = { score: [0, 0], halfTime: null, isNinetyOver: false }

/** The markets of a football game at odds that identify the selections. */
const footballMarkets = (changes: Partial<SheetBook> = {}, progress: Partial<MatchProgress> = {}) =>
  sheetMarkets(FOOTBALL_SHEET, {
    gameId: 42,
    odds: FOOTBALL_SELECTIONS.map(({ index }) => odds(2_000 + index)),
    isPriced: FOOTBALL_SHEET.markets.map(() => true),
    isSuspended: false,
    version: 9,
    isDecided: decidedIn({ ...NOT_STARTED, ...progress }),
    ...changes,
  })

const goals = fc.nat(7)

describe('the markets of a game', () => {
  it('carry every selection once, whatever is decided', () => {
    fc.assert(
      fc.property(goals, goals, fc.boolean(), fc.boolean(), (home, away, half, isSuspended) => {
        const markets = footballMarkets(
          { isSuspended },
          { score: [home, away], halfTime: half ? [0, 0] : null },
        )
        const ids = markets.flatMap(({ selections }) => selections.map((each) => each.selectionId))
        expect(ids.sort()).toEqual(
          FOOTBALL_SELECTIONS.map(({ index }) => selectionId(42, index)).sort(),
        )
        for (const { selections } of markets) expect(selections.length).toBeGreaterThan(0)
      }),
    )
  })

  it('carry the facts of each selection', () => {
    const over = footballMarkets()
      .filter(({ specifier }) => specifier === '2.5')
      .flatMap(({ selections }) => selections)[0]
    expect(over).toEqual({
      ...{ selectionId: 4_200_015, oddId: 15, name: 'Over', header: '', handicap: '2.5' },
      ...{ odds: 2_015, version: 9 },
    })
  })

  it('are closed where decided, and open or suspended elsewhere', () => {
    const statuses = (isSuspended: boolean) => {
      const markets = footballMarkets({ isSuspended }, { score: [1, 0] })
      return new Set(
        markets.map(({ marketId, specifier, status }) => `${marketId} ${specifier} ${status}`),
      )
    }
    expect(statuses(false)).toContain('1000003 0.5 closed')
    expect(statuses(false)).toContain('1000003 1.5 open')
    expect(statuses(false)).toContain('1000016  open')
    expect(statuses(false)).toContain('1000016  closed')
    expect(statuses(true)).toContain('1000003 0.5 closed')
    expect(statuses(true)).toContain('1000003 1.5 suspended')
    expect([...statuses(true)].some((each) => each.endsWith('open'))).toBe(false)
  })

  it('are suspended where they cannot be priced', () => {
    const isPriced = FOOTBALL_SHEET.markets.map(({ marketId }) => marketId !== MATCH_RESULT)
    const markets = footballMarkets({ isPriced })
    expect(markets.find(({ marketId }) => marketId === MATCH_RESULT)?.status).toBe('suspended')
    expect(markets.filter(({ status }) => status === 'open').length).toBe(
      FOOTBALL_SHEET.markets.length - 1,
    )
  })
})

describe('a sheet', () => {
  const sides = selectionsOf(VOLLEYBALL_MARKETS, { wanted: 3, handicaps: [] }).slice(0, 2)
  const sheet = marketSheet(sides, VOLLEYBALL_MARKETS)

  it('prices the two sides of one name against each other, under the number of each', () => {
    const prices = priceSheet(sheet, [0.5, 0.5])
    expect(prices).toEqual({ odds: [1900, 1900], isPriced: [true] })
    const markets = sheetMarkets(sheet, {
      ...prices,
      gameId: 7,
      isSuspended: false,
      version: 1,
      isDecided: () => false,
    })
    expect(markets.length).toBe(1)
    const [home, away] = markets[0]?.selections ?? []
    expect([home?.header, home?.handicap, home?.name]).toEqual(['1', '1', 'To Win'])
    expect([away?.header, away?.handicap, away?.name]).toEqual(['2', '2', 'To Win'])
  })

  it('is refused with a selection of a market that is not in the list', () => {
    expect(() => marketSheet(sides, TENNIS_MARKETS)).toThrow(RangeError)
    const fair = marketSheet(sides, [{ id: MONEY_LINE, margin: 0, winners: 1 }])
    expect(priceSheet(fair, [0.25, 0.75]).odds).toEqual([4000, 1330])
  })
})
