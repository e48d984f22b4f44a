import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { SELECTIONS_PER_GAME } from './game-selection.ts'
import * as numbered from './market.ts'
import { lineNumberOf, type MarketSelection, selectionsOf } from './market-type.ts'
import { MARKET_IDS, MARKETS_BY_SPORT, marketById, marketOf } from './markets-by-sport.ts'
import { countersOf, orderSpansOf } from './rule.ts'
import { SPORT, SPORT_ROUTES, type SportRoute } from './sports.ts'

const POINTS = { spread: [-4.5, -2], total: [161.5], firstHalfTotal: [80.5] }

/** A game of each sport, in the formats and with the lines that index its selections. */
const SELECTIONS: Readonly<Record<SportRoute, readonly MarketSelection<number, string>[]>> = {
  football: selectionsOf(MARKETS_BY_SPORT.football, undefined),
  tennis: selectionsOf(MARKETS_BY_SPORT.tennis, { wanted: 3, handicaps: ['20.5', '22.5'] }),
  basketball: selectionsOf(MARKETS_BY_SPORT.basketball, { ...POINTS, firstQuarterTotal: [40.5] }),
  volleyball: selectionsOf(MARKETS_BY_SPORT.volleyball, { wanted: 3, handicaps: ['170.5'] }),
  'american-football': selectionsOf(MARKETS_BY_SPORT['american-football'], {
    ...POINTS,
    firstQuarterTotal: [],
  }),
  'e-sports': selectionsOf(MARKETS_BY_SPORT['e-sports'], { wanted: 2, handicaps: ['2.5'] }),
  boxing: selectionsOf(MARKETS_BY_SPORT.boxing, { roundsScheduled: 12 }),
}

/**
 * Bets refer to a selection by its index, and to its name and line. A change here makes old bets
 * mean something else; a new market adds selections and changes the sum of its sport alone.
 */
const SUMS: Readonly<Record<SportRoute, string>> = {
  football: '2e2dc7394d58',
  tennis: '7d82ce8c0199',
  basketball: '8f4ec4115f9a',
  volleyball: 'f59af7c2b927',
  'american-football': 'db8016949a29',
  'e-sports': 'dd3b9a43229d',
  boxing: 'b0e25afc6c34',
}

function sumOf(route: SportRoute): string {
  const texts = SELECTIONS[route].map(({ index, marketId, name, handicap, specifier }) =>
    [index, marketId, name, handicap, specifier].join('|'),
  )
  return createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 12)
}

describe.each(SPORT_ROUTES)('the markets of %s', (route) => {
  const markets = MARKETS_BY_SPORT[route]
  const selections = SELECTIONS[route]

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

  it('keep the indexes, names and lines that are stored with bets', () => {
    expect(sumOf(route)).toBe(SUMS[route])
  })

  it('give the selections of a line, and no others, one number', () => {
    for (const market of markets) {
      const ofMarket = selections.filter(({ marketId }) => marketId === market.id)
      for (const one of ofMarket) {
        const sameNumber = ofMarket.filter(
          ({ index }) => lineNumberOf(market, index) === lineNumberOf(market, one.index),
        )
        const sameLine = ofMarket.filter(({ specifier }) => specifier === one.specifier)
        expect(sameNumber).toEqual(sameLine)
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

  it('is unknown to the other sports, and a number without a market to all of them', () => {
    expect(marketOf(SPORT.tennis.id, 1000016)).toBeUndefined()
    expect(marketOf(999, 1000002)).toBeUndefined()
    expect(marketById(42)).toBeUndefined()
    expect(new Set(MARKET_IDS).size).toBe(MARKET_IDS.length)
  })
})
