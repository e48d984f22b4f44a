import { selectionId } from '@caderneta/domain/markets/game-selection'
import { MARKET_STATUSES, SELECTION_RESULTS } from '@caderneta/domain/markets/market'
import { type ListedMarket, MARKETS_BY_SPORT } from '@caderneta/domain/markets/markets-by-sport'
import { SPORTS } from '@caderneta/domain/markets/sports'
import { odds } from '@caderneta/domain/odds/odds'
import { describe, expect, it } from 'vitest'
import type { MarketOdds, SelectionOutcome } from '../messages.ts'
import { SELECTIONS_BY_SPORT } from '../testing/all-selections.ts'
import { writeUofOdds, writeUofSettlement } from '../testing/write-uof.ts'
import { readUofOdds, readUofSettlement } from './read-uof.ts'
import { type UofBook, uofBooks } from './uof-books.ts'
import { UOF_BY_SPORT } from './uof-catalogue.ts'

const GAME = 77
const VERSION = 1_487_254_396_715

type LastOdds = Parameters<typeof readUofOdds>[1]['lastOdds']

const GAMES = SPORTS.flatMap(({ route }) =>
  SELECTIONS_BY_SPORT[route].map((selections, at) => ({
    name: `${route} ${at}`,
    route,
    selections,
    books: uofBooks(route, selections),
  })),
)

function gameOf(books: readonly UofBook[], lastOdds: LastOdds = () => undefined) {
  return { gameId: GAME, books, lastOdds }
}

/** Every book with a status and odds of its own for each selection. */
function oddsOf(books: readonly UofBook[]): readonly MarketOdds[] {
  return books.map(({ marketId, specifier, selectionByOutcome }, at) => ({
    marketId,
    specifier,
    status: MARKET_STATUSES[at % MARKET_STATUSES.length] ?? 'open',
    selections: [...selectionByOutcome.values()].map((selection) => ({
      selectionId: selectionId(GAME, selection.index),
      oddId: selection.index,
      name: selection.name,
      header: selection.specifier === '' ? selection.handicap : '',
      handicap: selection.handicap,
      odds: odds(1010 + 10 * (selection.index % 90_000)),
      version: VERSION,
    })),
  }))
}

function outcomesOf(books: readonly UofBook[]): readonly SelectionOutcome[] {
  return books.flatMap(({ marketId, selectionByOutcome }) =>
    [...selectionByOutcome.values()].map(({ index }) => ({
      selectionId: selectionId(GAME, index),
      marketId,
      result: SELECTION_RESULTS[index % SELECTION_RESULTS.length] ?? 'void',
    })),
  )
}

describe.each(GAMES)('the catalogue of $name in the Unified Odds Feed', ({ books, selections }) => {
  it('has a name of its own for every book, and one selection for each outcome', () => {
    const keys = books.map(({ id, specifiers }) => `${id} ${JSON.stringify([...specifiers])}`)
    expect(keys.filter((key, at) => keys.indexOf(key) < at)).toEqual([])
    for (const book of books) {
      const own = selections.filter(
        (one) => one.marketId === book.marketId && one.specifier === book.specifier,
      )
      const named = [...book.selectionByOutcome.values()]
      expect(new Set(named).size).toBe(named.length)
      const left = own.filter((one) => !named.includes(one)).map(({ name }) => name)
      expect([book.marketId, left]).toEqual([book.marketId, left.filter((one) => one === '5-5')])
    }
  })

  it('is read as it was written: odds', () => {
    const markets = oddsOf(books)
    const { items, problems } = readUofOdds(writeUofOdds(markets, books), gameOf(books), VERSION)
    expect(problems).toEqual([])
    expect(items).toEqual(markets)
  })

  it('is read as it was written: results', () => {
    const outcomes = outcomesOf(books)
    const read = readUofSettlement(writeUofSettlement(outcomes, books), gameOf(books))
    expect(read).toEqual({ items: outcomes, problems: [] })
  })
})

describe('the mapping', () => {
  it('names every market of every sport or says that the feed has none', () => {
    for (const { route } of SPORTS) {
      const markets: readonly ListedMarket[] = MARKETS_BY_SPORT[route]
      const named = new Set(
        GAMES.filter((game) => game.route === route).flatMap(({ books }) =>
          books.map(({ marketId }) => marketId),
        ),
      )
      const own = UOF_BY_SPORT[route]
      expect(markets.filter(({ key }) => !(key in own)).map(({ key }) => key)).toEqual([])
      for (const { id, key } of markets)
        expect([route, key, named.has(id)]).toEqual([route, key, own[key] !== null])
    }
  })

  it('names lines of one number by what they settle', () => {
    const football = GAMES[0]?.books ?? []
    const keyOf = (text: string) =>
      football.find((book) => book.id === 18 && book.specifiers.get('total') === text)?.marketId
    expect([keyOf('2.5'), keyOf('2'), keyOf('2.25')]).toEqual([1000003, 1010006, 1010006])
  })
})

describe('a message of the Unified Odds Feed', () => {
  const football = uofBooks('football', SELECTIONS_BY_SPORT.football[0] ?? [])
  const read = (markets: string, lastOdds?: LastOdds) =>
    readUofOdds(
      `<?xml version="1.0"?><odds_change product="1"><odds>${markets}</odds></odds_change>`,
      gameOf(football, lastOdds),
      VERSION,
    )
  const shown = (markets: readonly MarketOdds[]) =>
    markets.map(({ status, selections }) => [status, selections.map(({ name }) => name)])

  it('opens nothing of what it does not know, and reports it', () => {
    expect(read('<market status="1" id="999999"><outcome id="1" odds="2"/></market>')).toEqual({
      items: [],
      problems: [{ cause: 'unknown_market', market: '999999', specifiers: '' }],
    })
    const line = 'status="1" id="18" specifiers="total=77.5"'
    expect(read(`<market ${line}><outcome id="12" odds="2"/></market>`)).toEqual({
      items: [],
      problems: [{ cause: 'unknown_specifiers', market: '18', specifiers: 'total=77.5' }],
    })
    const more = read(
      '<market status="1" id="29"><outcome id="74" odds="2"/><outcome id="5" odds="2"/></market>',
    )
    expect(shown(more.items)).toEqual([['open', ['Yes']]])
    expect(more.problems).toMatchObject([{ cause: 'unknown_outcome', outcome: '5' }])
    const other = read('<market status="9" id="29"><outcome id="74" odds="2"/></market>')
    expect(shown(other.items)).toEqual([['suspended', ['Yes']]])
    expect(other.problems).toMatchObject([{ cause: 'unknown_status' }])
    const variant = 'specifiers="variant=sr:exact_goals:5+"'
    expect(read(`<market status="1" id="21" ${variant}/>`).problems).toMatchObject([
      { cause: 'unknown_specifiers' },
    ])
  })

  it('takes no odds that are none, and cuts off what is beyond thousandths', () => {
    const yes = (price: string) =>
      read(`<market status="1" id="29"><outcome id="74" odds="${price}"/></market>`)
    expect(yes('1.8499').items[0]?.selections[0]?.odds).toBe(1849)
    for (const price of ['1', '0.5', 'NaN', '-2', '1e3', '999999', '']) {
      expect([price, yes(price).items]).toEqual([price, []])
      expect(yes(price).problems).toMatchObject([{ cause: 'not_odds', outcome: '74' }])
    }
  })

  it('suspends at the last odds what is inactive, missing or without a price', () => {
    const last = () => odds(1900)
    const inactive = read(
      '<market status="1" id="1"><outcome id="1" odds="2.1" active="1"/>' +
        '<outcome id="2" active="0"/></market>',
      last,
    )
    expect(shown(inactive.items)).toEqual([
      ['open', ['1']],
      ['suspended', ['Draw', '2']],
    ])
    expect(inactive.items[1]?.selections[0]?.odds).toBe(1900)
    expect(shown(read('<market id="29" status="0"/>', last).items)).toEqual([
      ['suspended', ['Yes', 'No']],
    ])
    expect(shown(read('<market id="29" status="-3"/>', last).items)).toEqual([
      ['closed', ['Yes', 'No']],
    ])
  })

  it('names a line by its number and its specifiers in any order', () => {
    const found = read(
      '<market status="1" id="18" specifiers="total=2.0"><outcome id="12" odds="2"/></market>',
    )
    expect(found.items).toMatchObject([{ marketId: 1010006, specifier: 'total=2' }])
    const tennis = uofBooks('tennis', SELECTIONS_BY_SPORT.tennis[0] ?? [])
    const race = '<market status="1" id="208" specifiers="games=3|setnr=2">'
    const xml = `${race}<outcome id="4" odds="2"/></market>`
    expect(readUofOdds(xml, gameOf(tennis), VERSION).items).toMatchObject([
      { specifier: 'setnr=2|games=3', status: 'open' },
    ])
  })

  it('decides nothing that has no result, and knows shared prizes', () => {
    const settled = (attributes: string) =>
      readUofSettlement(
        `<market id="29"><outcome id="74" ${attributes}/></market>`,
        gameOf(football),
      )
    expect(settled('result="-1"').items).toEqual([])
    expect(settled('result="-1"').problems).toMatchObject([{ cause: 'not_a_result' }])
    expect(settled('result="1" void_factor="0.3"').items).toEqual([])
    expect(settled('result="1" dead_heat_factor="0.33"').items).toMatchObject([
      { result: 'win', deadHeat: { places: 1, tied: 3 } },
    ])
    expect(settled('result="1" dead_heat_factor="0.5"').items).toMatchObject([
      { deadHeat: { places: 1, tied: 2 } },
    ])
  })

  it('that is no message opens and decides nothing', () => {
    const broken = [
      '<market id="29" status="1"><outcome id="74" odds="2"/>',
      '<market id="29"></outcome></market>',
      '<market id=29 status="1"/>',
      'a < b',
    ]
    for (const xml of broken) {
      const nothing = { items: [], problems: [{ cause: 'malformed' }] }
      expect(readUofOdds(xml, gameOf(football), VERSION)).toEqual(nothing)
      expect(readUofSettlement(xml, gameOf(football))).toEqual(nothing)
    }
  })
})
