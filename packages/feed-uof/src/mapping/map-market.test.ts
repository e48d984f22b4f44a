import { bookOf } from '@caderneta/domain/markets/consistency/market-books'
import { SELECTIONS_PER_GAME } from '@caderneta/domain/markets/market/game-selection'
import { marketOf } from '@caderneta/domain/markets/registry/markets-by-sport'
import { SPORT, SPORT_ROUTES } from '@caderneta/domain/markets/registry/sports'
import { SELECTIONS_BY_SPORT } from '@caderneta/domain/testing/sample-selections'
import { hasOwnLines, nameInBook } from '@caderneta/feed/named-selections'
import { describe, expect, it } from 'vitest'
import { writeMarket } from '../testing/write-market.ts'
import { MARKET_ROWS, mapMarket } from './map-market.ts'

describe('the mapping of markets', () => {
  it('names no market and no selection that we do not have', () => {
    for (const row of MARKET_ROWS) {
      expect(marketOf(SPORT[row.sport].id, row.marketId)).toBeDefined()
      const names = SELECTIONS_BY_SPORT[row.sport]
        .filter(({ marketId }) => marketId === row.marketId)
        .map(nameInBook)
      const isOfOtherFormat = row.fixed?.includes('bestof') === true
      for (const name of Object.values(row.outcomes))
        if (!isOfOtherFormat) expect(names).toContain(name)
    }
  })

  it.each(SPORT_ROUTES)('of %s writes each selection as an outcome and reads it back', (sport) => {
    let walked = 0
    for (const selection of SELECTIONS_BY_SPORT[sport]) {
      for (const { id, specifiers, outcome } of writeMarket(sport, selection)) {
        const mapped = mapMarket(sport, { id, specifiers })
        const back = mapped?.selections.get(outcome)
        const { marketId, name, handicap, specifier } = selection
        expect(back).toMatchObject({ marketId, name, handicap, specifier })
        if (!hasOwnLines(sport, marketId)) expect(back?.index).toBe(selection.index)
        walked += 1
      }
    }
    expect(walked).toBeGreaterThan(5)
  })

  it('knows each outcome as one selection, and each selection of a book by one outcome', () => {
    for (const row of MARKET_ROWS) {
      const names = Object.values(row.outcomes)
      expect(new Set(names).size).toBe(names.length)
    }
  })

  it('gives every line of a game an index of its own, and both sides of a line one book', () => {
    const indexes = new Map<number, string>()
    for (const sport of ['basketball', 'american-football', 'tennis', 'boxing'] as const) {
      indexes.clear()
      for (const row of MARKET_ROWS.filter((one) => one.sport === sport && one.param)) {
        for (let line = -1000; line <= 1000; line += 12.25) {
          const specifiers = [row.fixed, `${row.param}=${line}`]
            .filter((one) => one !== undefined)
            .join('|')
          const mapped = mapMarket(sport, { id: row.uof, specifiers })
          const market = marketOf(SPORT[sport].id, row.marketId)
          if (!mapped || !market) throw new Error(`no book of ${specifiers}`)
          const books = [...mapped.selections.values()].map(({ index }) => {
            expect(index).toBeLessThan(SELECTIONS_PER_GAME)
            expect(indexes.has(index)).toBe(false)
            indexes.set(index, specifiers)
            return bookOf(SPORT[sport].id, market, index)
          })
          expect(new Set(books).size).toBe(1)
        }
      }
    }
  })

  it('distinguishes total goals from Asian totals by the line', () => {
    const total = (line: string) =>
      mapMarket('football', { id: 18, specifiers: `total=${line}` })?.marketId
    expect([total('2.5'), total('2.25'), total('3')]).toEqual([1000003, 1010006, 1010006])
    expect(total('11.5')).toBeUndefined()
  })

  it('offers the scores that both list, and neither rest', () => {
    const variant = 'sr:correct_score:below:5-5'
    const scores = mapMarket('football', { id: 199, specifiers: `variant=${variant}` })?.selections
    const nameOf = (outcome: number) => scores?.get(`${variant}:${outcome}`)?.name
    expect([nameOf(1475), nameOf(1476), nameOf(1504), nameOf(1509)]).toEqual([
      '0-0',
      '1-0',
      '5-4',
      '4-5',
    ])
    expect(nameOf(1510)).toBeUndefined()
    const names = [...(scores?.values() ?? [])].map(({ name }) => name)
    expect(names).toHaveLength(35)
    expect(names).not.toContain('5-5')
  })

  it('reads a number however it is written, and ignores what decides nothing', () => {
    const market = (specifiers: string) => mapMarket('football', { id: 16, specifiers })?.specifier
    expect(market('hcp=+0.50')).toBe('hcp=0.5')
    expect(market('hcp=-0')).toBe('hcp=0')
    expect(mapMarket('football', { id: 1, specifiers: 'version=latest' })?.marketId).toBe(1000002)
  })

  it('offers nothing of an unknown market, parameter, variant or outcome', () => {
    expect(mapMarket('football', { id: 99_999, specifiers: '' })).toBeUndefined()
    expect(mapMarket('football', { id: 1, specifiers: 'goalnr=1' })).toBeUndefined()
    expect(mapMarket('football', { id: 21, specifiers: 'variant=sr:x:9+' })).toBeUndefined()
    expect(mapMarket('tennis', { id: 202, specifiers: 'setnr=2' })).toBeUndefined()
    const result = mapMarket('football', { id: 1, specifiers: '' })
    expect(result?.selections.get('4')).toBeUndefined()
  })
})
