import { selectionId } from '@caderneta/domain/markets/game-selection'
import { BET_BUILDER, MATCH_RESULT, TOTAL_GOALS } from '@caderneta/domain/markets/market'
import type { GoalLaw } from '@caderneta/feed/goal-law'
import { beforeEach, describe, expect, it } from 'vitest'
import { TestBook } from '../testing/bets-fixtures.ts'
import { CompositePrices } from './composite-prices.ts'

const GAME = 7
const HOME = selectionId(GAME, 1)
const OVER = selectionId(GAME, 15)
const BOTH = selectionId(GAME, 50_000)

const LAW: GoalLaw = {
  rates: { home: [0.65, 0.8], away: [0.5, 0.6] },
  goals: { half1: [], half2: [] },
  isFirstHalfOver: false,
  times: [{ played: [0, 0], outlooks: [{ chance: 1, left: [1, 1] }] }],
}

describe('the prices of several selections together', () => {
  let book: TestBook
  let prices: CompositePrices
  let now: number

  const setLaw = (law: GoalLaw | null) => {
    const game = book.game(GAME)
    if (game) book.games.set(GAME, { ...game, law })
  }
  const priceParts = (home: 'open' | 'suspended' | 'closed', over = home) => {
    book.price(GAME, 2300, { marketId: MATCH_RESULT, status: home })
    book.price(GAME, 1900, { selectionId: OVER, marketId: TOTAL_GOALS, status: over })
  }

  beforeEach(() => {
    now = 1000
    book = new TestBook()
    book.addGame(GAME)
    setLaw(LAW)
    priceParts('open')
    prices = new CompositePrices({ book, history: book, clock: { now: () => now } })
    prices.learn([{ selectionId: BOTH, parts: [HOME, OVER] }])
  })

  it.each([
    ['open', 'open', 'open', 'open'],
    ['open', 'suspended', 'suspended', 'suspended'],
    ['open', 'closed', 'suspended', 'open'],
    ['suspended', 'closed', 'suspended', 'suspended'],
    ['closed', 'closed', 'suspended', 'closed'],
  ] as const)('with parts %s and %s are %s, and to close a bet %s', (home, over, sold, closing) => {
    priceParts(home, over)
    expect(prices.selection(BOTH)?.status).toBe(sold)
    expect(prices.closing.selection(BOTH)?.status).toBe(closing)
  })

  it('know what decided parts came to from the law alone', () => {
    const before = prices.closing.selection(BOTH)?.odds ?? 0
    priceParts('open', 'closed')
    const goals = { half1: ['home', 'away', 'home'], half2: [] } as const
    setLaw({ ...LAW, goals })
    expect(prices.closing.selection(BOTH)?.odds).toBeLessThan(before)
    const [time] = LAW.times
    const over = { ...time, played: [1, 1], outlooks: [{ chance: 1, left: [0, 0] }] } as const
    setLaw({ ...LAW, isFirstHalfOver: true, times: [over] })
    expect(prices.closing.selection(BOTH)).toBeUndefined()
  })

  it('do not count the odds at which a decided part was last sold', () => {
    const third = selectionId(GAME, 45)
    prices.learn([{ selectionId: BOTH, parts: [HOME, third] }])
    book.price(GAME, 1300, { marketId: MATCH_RESULT })
    book.price(GAME, 9000, { selectionId: third, marketId: 1010001, status: 'closed' })
    setLaw({ ...LAW, goals: { half1: ['home', 'away'], half2: [] } })
    const closed = prices.closing.selection(BOTH)?.odds
    book.price(GAME, 9000, { selectionId: third, marketId: 1010001, status: 'open' })
    expect(prices.closing.selection(BOTH)?.odds).toBeGreaterThan(closed ?? 0)
  })

  it('have a new number whenever the odds change, and prove themselves by it', () => {
    const first = prices.selection(BOTH)
    expect(first).toMatchObject({ marketId: BET_BUILDER, gameId: GAME, version: 1000 })
    now = 2000
    expect(prices.selection(BOTH)?.version).toBe(1000)
    expect(prices.unproven([BOTH, HOME])).toMatchObject([
      { selection: { selectionId: BOTH, odds: first?.odds, version: 1000 }, at: 1000 },
      { selection: { selectionId: HOME } },
    ])
    setLaw({ ...LAW, rates: { home: [0.9, 1], away: [0.5, 0.6] } })
    expect(prices.selection(BOTH)?.version).toBe(2000)
    setLaw({ ...LAW })
    expect(prices.selection(BOTH)).toMatchObject({ odds: first?.odds, version: 2001 })
  })

  it('are none without a law, a part or the parts, and are forgotten with the match', () => {
    expect(prices.selection(BOTH + 1)).toBeUndefined()
    setLaw(null)
    expect(prices.selection(BOTH)).toBeUndefined()
    setLaw(LAW)
    const over = book.selection(OVER)
    book.selections.delete(OVER)
    expect(prices.selection(BOTH)).toBeUndefined()
    if (over) book.selections.set(OVER, over)
    prices.forgetEnded(GAME)
    expect(prices.selection(BOTH)).toBeDefined()
    const game = book.game(GAME)
    book.games.delete(GAME)
    prices.forgetEnded(GAME)
    if (game) book.games.set(GAME, game)
    expect(prices.selection(BOTH)).toBeUndefined()
  })
})
