import { selectionId } from '@caderneta/domain/markets/game-selection'
import type { MarketStatus, SelectionResult } from '@caderneta/domain/markets/market'
import {
  OUTRIGHT_MARKETS,
  type OutrightSelection,
  outrightMargin,
} from '@caderneta/domain/markets/outrights/outright-markets'
import {
  outrightResult,
  type SeasonOutlook,
} from '@caderneta/domain/markets/outrights/outright-rule'
import type { SeasonFormat } from '@caderneta/domain/markets/outrights/season-format'
import { type Odds, odds } from '@caderneta/domain/odds/odds'
import {
  PUBLISHED_ODDS_MAX,
  PUBLISHED_ODDS_MIN,
  priceChances,
} from '@caderneta/feed/contest/price-chances'
import type { MarketOdds, SelectionOutcome } from '@caderneta/feed/messages'
import { chanceOf, type SeasonTally } from './season-tally.ts'

/** All selections of a season, book by book. */
export interface OutrightBooks {
  readonly gameId: number
  readonly format: SeasonFormat
  readonly books: readonly (readonly OutrightSelection[])[]
}

export function outrightBooks(
  gameId: number,
  format: SeasonFormat,
  selections: readonly OutrightSelection[],
): OutrightBooks {
  const byKey = new Map<string, OutrightSelection[]>()
  for (const selection of selections) {
    const key = `${selection.marketId} ${selection.specifier}`
    const book = byKey.get(key)
    if (book) book.push(selection)
    else byKey.set(key, [selection])
  }
  return { gameId, format, books: [...byKey.values()] }
}

/** What is published at one state of a season. */
export interface OutrightNews {
  /** What is decided for certain. */
  readonly outcomes: readonly SelectionOutcome[]
  readonly markets: readonly MarketOdds[]
}

/**
 * Everything at one state of a season; without a tally nothing is open. It takes a while; each
 * pause is a yield.
 */
export function* outrightNews(
  all: OutrightBooks,
  outlook: SeasonOutlook,
  tally: SeasonTally | null,
  version: number,
): Generator<undefined, OutrightNews> {
  const outcomes: SelectionOutcome[] = []
  const markets: MarketOdds[] = []
  for (const book of all.books) {
    const judged = book.map((selection) => ({
      selection,
      result: outrightResult(selection.rule, outlook),
    }))
    const decided = judged.flatMap(({ selection, result }) =>
      result === null ? [] : [{ selection, result }],
    )
    const open = judged.filter(({ result }) => result === null).map(({ selection }) => selection)
    outcomes.push(...decided.map((one) => outcomeOf(all.gameId, one)))
    const closed = decided.map(({ selection, result }) => ({ selection, price: lastPrice(result) }))
    markets.push(...entries(all.gameId, version - 1, 'closed', closed))
    if (tally) markets.push(...running(all, open, tally, version))
    yield
  }
  return { outcomes, markets }
}

interface Decided {
  readonly selection: OutrightSelection
  readonly result: SelectionResult
}

function outcomeOf(gameId: number, { selection, result }: Decided): SelectionOutcome {
  const { index, marketId } = selection
  return { selectionId: selectionId(gameId, index), marketId, result }
}

/** What a decided selection shows. */
function lastPrice(result: SelectionResult): Odds {
  return odds(result === 'lose' ? PUBLISHED_ODDS_MAX : PUBLISHED_ODDS_MIN)
}

/** Prices of what is not decided in a book; a book about nothing that was simulated has none. */
function running(
  { gameId, format }: OutrightBooks,
  selections: readonly OutrightSelection[],
  tally: SeasonTally,
  version: number,
): readonly MarketOdds[] {
  const found = selections.map(({ rule }) => chanceOf(rule, tally, format))
  const chances = found.filter((chance) => chance !== null)
  const [first] = selections
  if (!first || chances.length < selections.length) return []
  const least = 1 / (2 * tally.runs)
  const winners = Math.round(chances.reduce((sum, chance) => sum + chance, 0))
  const prices = priceChances(
    chances.map((chance) => Math.max(chance, least)),
    { margin: outrightMargin(first.marketId, selections.length), winners },
  )
  const priced = selections.map((selection, index) => ({
    selection,
    price: prices.odds[index] ?? odds(PUBLISHED_ODDS_MAX),
  }))
  if (isOneWinner(first.marketId))
    return entries(gameId, version, prices.isPriced ? 'open' : 'suspended', priced)
  // Of several winners one may be sure while the others are not.
  const isOpen = ({ price }: Priced) => price > PUBLISHED_ODDS_MIN
  return [
    ...entries(gameId, version, 'open', priced.filter(isOpen)),
    ...entries(
      gameId,
      version,
      'suspended',
      priced.filter((each) => !isOpen(each)),
    ),
  ]
}

function isOneWinner(marketId: number): boolean {
  return OUTRIGHT_MARKETS.some(({ id, winners }) => id === marketId && winners === 1)
}

interface Priced {
  readonly selection: OutrightSelection
  readonly price: Odds
}

function entries(
  gameId: number,
  version: number,
  status: MarketStatus,
  priced: readonly Priced[],
): readonly MarketOdds[] {
  const [first] = priced
  if (!first) return []
  const { marketId, specifier } = first.selection
  const selections = priced.map(({ selection, price }) => ({
    selectionId: selectionId(gameId, selection.index),
    oddId: selection.index,
    name: selection.name,
    header: '',
    handicap: selection.handicap,
    odds: price,
    version,
  }))
  return [{ marketId, specifier, status, selections }]
}
