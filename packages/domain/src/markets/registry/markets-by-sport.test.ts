import { describe, expect, it } from 'vitest'
import { SELECTIONS_BY_SPORT } from '../../testing/sample-selections.ts'
import { bookOf } from '../consistency/market-books.ts'
import { SELECTIONS_PER_GAME } from '../market/game-selection.ts'
import * as numbered from '../market/market.ts'
import { countersOf, orderSpansOf } from '../rule/rule.ts'
import { MARKET_IDS, MARKETS_BY_SPORT, marketById, marketOf } from './markets-by-sport.ts'
import { SPORT, SPORT_ROUTES } from './sports.ts'

describe.each(SPORT_ROUTES)('the markets of %s', (route) => {
  const markets = MARKETS_BY_SPORT[route]
  const selections = SELECTIONS_BY_SPORT[route]

  it('have a number, a key and an order of their own', () => {
    for (const trait of ['id', 'key', 'order'] as const) {
      expect(new Set(markets.map((market) => market[trait])).size).toBe(markets.length)
    }
  })

  it('keep a margin, and have more selections than winners', () => {
    for (const { id, margin, winners } of markets) {
      expect(margin).toBeGreaterThanOrEqual(0.04)
      expect(margin).toBeLessThanOrEqual(0.2)
      const ofMarket = selections.filter(({ marketId }) => marketId === id)
      expect(ofMarket.length).toBeGreaterThan(winners ?? 1)
    }
  })

  it('give each selection an index of its own within the game', () => {
    const indexes = selections.map(({ index }) => index)
    expect(new Set(indexes).size).toBe(indexes.length)
    for (const index of indexes) {
      expect(Number.isInteger(index) && index >= 1 && index < SELECTIONS_PER_GAME).toBe(true)
    }
  })

  it('give the selections of a book, and no others, one name of it', () => {
    const { id: sportId } = SPORT[route]
    for (const market of markets) {
      const ofMarket = selections.filter(({ marketId }) => marketId === market.id)
      for (const one of ofMarket) {
        const book = bookOf(sportId, market, one.index)
        const ofBook = ofMarket.filter(({ index }) => bookOf(sportId, market, index) === book)
        const sameLine = ofMarket.filter(({ specifier }) => specifier === one.specifier)
        expect(ofBook).toEqual(sameLine)
      }
    }
  })

  it('count the same in every selection, so that what is not recorded voids all of them', () => {
    const countedByBook = new Map<string, Set<string>>()
    for (const { marketId, specifier, name, rule } of selections) {
      const winners = marketById(marketId)?.winners
      const book = [marketId, specifier, winners === null ? name : ''].join(' ')
      const counted = [...new Set([...countersOf(rule), ...orderSpansOf(rule)])].sort().join()
      countedByBook.set(book, (countedByBook.get(book) ?? new Set()).add(counted))
    }
    for (const [book, counted] of countedByBook) expect([book, ...counted]).toHaveLength(2)
  })

  it('include those that the lists show', () => {
    for (const marketId of numbered.ROW_MARKETS_BY_SPORT[route]) {
      expect(marketOf(SPORT[route].id, marketId)?.id).toBe(marketId)
    }
  })
})

describe('a market', () => {
  it('has a record for each number', () => {
    const numbers = Object.values(numbered).filter((one) => typeof one === 'number')
    expect(MARKET_IDS).toEqual(expect.arrayContaining(numbers))
  })

  it('means the same in every sport that has it', () => {
    for (const route of SPORT_ROUTES) {
      for (const { id, winners, span } of MARKETS_BY_SPORT[route]) {
        expect(marketById(id)).toMatchObject({ id, winners, span })
      }
    }
  })

  it('names the negative event that it is about: a corner or a card', () => {
    for (const route of SPORT_ROUTES) {
      for (const { id, tab } of MARKETS_BY_SPORT[route]) {
        const event = tab === 'corners' || tab === 'cards' ? tab : undefined
        expect([id, marketById(id)?.negativeEvent]).toEqual([id, event])
      }
    }
  })

  it('is unknown to the other sports, and a number without a market to all of them', () => {
    expect(marketOf(SPORT.tennis.id, 1000016)).toBeUndefined()
    expect(marketOf(999, 1000002)).toBeUndefined()
    expect(marketById(42)).toBeUndefined()
    expect(new Set(MARKET_IDS).size).toBe(MARKET_IDS.length)
  })
})
