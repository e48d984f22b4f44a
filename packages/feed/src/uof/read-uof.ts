import { type GameSelection, selectionId } from '@caderneta/domain/markets/game-selection'
import type { MarketStatus, SelectionResult } from '@caderneta/domain/markets/market'
import { isOdds, type Odds } from '@caderneta/domain/odds/odds'
import type { MarketOdds, SelectionOdds, SelectionOutcome } from '../messages.ts'
import { bookKey, type UofBook } from './uof-books.ts'
import { parseSpecifiers } from './uof-specifiers.ts'
import { elementsNamed, parseXml, type XmlElement } from './xml-elements.ts'

/** One of our games that messages of the feed are about. */
interface UofGame {
  readonly gameId: number
  readonly books: readonly UofBook[]
  /** The last odds of a selection; undefined of one that never had any. */
  readonly lastOdds: (selectionId: number) => Odds | undefined
}

/** What of a message means nothing here; it opens nothing and decides nothing. */
export interface UofProblem {
  readonly cause:
    | 'malformed'
    | 'unknown_market'
    | 'unknown_specifiers'
    | 'unknown_outcome'
    | 'unknown_status'
    | 'not_odds'
    | 'not_a_result'
  readonly market?: string
  readonly specifiers?: string
  readonly outcome?: string
}

interface Read<Item> {
  readonly items: readonly Item[]
  readonly problems: readonly UofProblem[]
}

/**
 * The markets of an `odds_change`. `version` is that of the changed selections: the time of the
 * message, which rises. A selection that takes no bets is restated at its last odds.
 */
export function readUofOdds(xml: string, game: UofGame, version: number): Read<MarketOdds> {
  return readMarkets(xml, game, (element, book) => marketOdds(element, book, game, version))
}

/** The results of a `bet_settlement`. */
export function readUofSettlement(xml: string, game: UofGame): Read<SelectionOutcome> {
  return readMarkets(xml, game, (element, book) => outcomesOf(element, book, game.gameId))
}

function readMarkets<Item>(
  xml: string,
  { books }: UofGame,
  read: (element: XmlElement, book: UofBook) => Read<Item>,
): Read<Item> {
  const roots = parseXml(xml)
  if (roots === null) return { items: [], problems: [{ cause: 'malformed' }] }
  const bookByKey = new Map(books.map((book) => [bookKey(book.id, book.specifiers), book]))
  return together(
    elementsNamed(roots, 'market').map((element) => {
      const market = element.attributes.get('id') ?? ''
      const specifiers = element.attributes.get('specifiers') ?? ''
      const parsed = parseSpecifiers(specifiers)
      const book = parsed && bookByKey.get(bookKey(Number(market), parsed))
      if (book) {
        const { items, problems } = read(element, book)
        return { items, problems: problems.map((one) => ({ ...one, market, specifiers })) }
      }
      const isKnown = books.some(({ id }) => id === Number(market))
      const cause = isKnown ? 'unknown_specifiers' : 'unknown_market'
      return { items: [], problems: [{ cause, market, specifiers }] }
    }),
  )
}

function together<Item>(reads: readonly Read<Item>[]): Read<Item> {
  return {
    items: reads.flatMap(({ items }) => items),
    problems: reads.flatMap(({ problems }) => problems),
  }
}

/** Only an active market is open; one that is handed over to another producer waits for it. */
const STATUSES: Readonly<Record<string, MarketStatus>> = {
  '1': 'open',
  '0': 'suspended',
  '-1': 'suspended',
  '-2': 'suspended',
  '-3': 'closed',
  '-4': 'closed',
}

function marketOdds(
  element: XmlElement,
  book: UofBook,
  game: UofGame,
  version: number,
): Read<MarketOdds> {
  const status = STATUSES[element.attributes.get('status') ?? '1']
  const received = new Map(
    elementsNamed(element.children, 'outcome').map((one) => [one.attributes.get('id') ?? '', one]),
  )
  const problems: UofProblem[] = status === undefined ? [{ cause: 'unknown_status' }] : []
  for (const outcome of received.keys())
    if (!book.selectionByOutcome.has(outcome)) problems.push({ cause: 'unknown_outcome', outcome })
  const open: SelectionOdds[] = []
  const shut: SelectionOdds[] = []
  for (const [outcome, selection] of book.selectionByOutcome) {
    const attributes = received.get(outcome)?.attributes
    const price = priceIn(attributes?.get('odds'))
    if (price === null) problems.push({ cause: 'not_odds', outcome })
    const isOpen = status === 'open' && attributes?.get('active') !== '0' && isPrice(price)
    const id = selectionId(game.gameId, selection.index)
    const odds = isPrice(price) ? price : game.lastOdds(id)
    if (odds) (isOpen ? open : shut).push(selectionOdds(selection, id, odds, version))
  }
  const entry = (entryStatus: MarketStatus, selections: readonly SelectionOdds[]) =>
    selections.length === 0 ? [] : [{ ...bookName(book), status: entryStatus, selections }]
  const shutStatus = status === 'closed' ? 'closed' : 'suspended'
  return { items: [...entry('open', open), ...entry(shutStatus, shut)], problems }
}

const bookName = ({ marketId, specifier }: UofBook) => ({ marketId, specifier })

function selectionOdds(
  { index, name, handicap, specifier }: GameSelection,
  id: number,
  odds: Odds,
  version: number,
): SelectionOdds {
  const header = specifier === '' ? handicap : ''
  return { selectionId: id, oddId: index, name, header, handicap, odds, version }
}

const isPrice = (price: Odds | null | undefined): price is Odds => typeof price === 'number'

/** Undefined without a price, null for one that is none. What is beyond thousandths is cut off. */
function priceIn(text: string | undefined): Odds | null | undefined {
  if (text === undefined) return undefined
  const [, whole = '', decimals = ''] = /^(\d{1,6})(?:\.(\d+))?$/.exec(text) ?? []
  const thousandths = Number(whole + decimals.slice(0, 3).padEnd(3, '0'))
  return whole !== '' && isOdds(thousandths) ? thousandths : null
}

function outcomesOf(element: XmlElement, book: UofBook, gameId: number): Read<SelectionOutcome> {
  return together(
    elementsNamed(element.children, 'outcome').map(({ attributes }) => {
      const outcome = attributes.get('id') ?? ''
      const selection = book.selectionByOutcome.get(outcome)
      if (!selection) return { items: [], problems: [{ cause: 'unknown_outcome', outcome }] }
      const result = resultOf(attributes)
      if (result === null) return { items: [], problems: [{ cause: 'not_a_result', outcome }] }
      const id = selectionId(gameId, selection.index)
      const deadHeat = deadHeatOf(attributes.get('dead_heat_factor'))
      const item = { selectionId: id, marketId: book.marketId, result, ...deadHeat }
      return { items: [item], problems: [] }
    }),
  )
}

/** By `result` and `void_factor`; null of what is not decided yet, or of no known meaning. */
function resultOf(attributes: ReadonlyMap<string, string>): SelectionResult | null {
  const voided = Number(attributes.get('void_factor') ?? '0')
  const result = attributes.get('result')
  if (voided === 1) return 'void'
  if (result !== '0' && result !== '1') return null
  if (voided === 0) return result === '1' ? 'win' : 'lose'
  if (voided === 0.5) return result === '1' ? 'half_win' : 'half_lose'
  return null
}

const TIED_MAX = 20
const FACTOR_TOLERANCE = 0.005

/** The smallest number of tied competitors that the factor, two decimals at least, can mean. */
function deadHeatOf(text: string | undefined): Pick<SelectionOutcome, 'deadHeat'> {
  const factor = Number(text ?? '1')
  if (!(factor > 0 && factor < 1)) return {}
  for (let tied = 2; tied <= TIED_MAX; tied += 1) {
    const places = Math.round(factor * tied)
    const isNear = Math.abs(places / tied - factor) <= FACTOR_TOLERANCE
    if (places > 0 && isNear) return { deadHeat: { places, tied } }
  }
  return {}
}
