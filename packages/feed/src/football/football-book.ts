import {
  CORRECT_SCORE_MAX,
  FOOTBALL_SELECTIONS,
  type FootballSelection,
  selectionId,
} from '@caderneta/domain/football-markets'
import type { Score } from '@caderneta/domain/game'
import {
  CORRECT_SCORE,
  FIRST_HALF_RESULT,
  type MarketStatus,
  TOTAL_GOALS,
} from '@caderneta/domain/market'
import type { Odds } from '@caderneta/domain/odds'
import type { MarketOdds, SelectionOdds } from '../messages.ts'
import { FOOTBALL_MARKETS, type FootballMarket } from './fair-probabilities.ts'
import type { FootballPrices } from './price-football.ts'

/** How much of a match is over, as far as its markets ask. */
export interface MatchProgress {
  readonly score: Score
  readonly isFirstHalfOver: boolean
  readonly isNinetyOver: boolean
}

/** All that the markets of one game are made from at one moment. */
export interface FootballBook extends MatchProgress {
  readonly gameId: number
  /** Odds of `FOOTBALL_SELECTIONS`; those of decided selections are the last they had. */
  readonly odds: readonly Odds[]
  readonly isPriced: FootballPrices['isPriced']
  readonly isSuspended: boolean
  readonly version: number
}

/**
 * The markets of a game with all of their selections. A market in which some selections are decided
 * and others are not comes as two entries with the same marketId and specifier, each with its own
 * selections: one 'closed', and one for those still running.
 */
export function footballMarkets(book: FootballBook): readonly MarketOdds[] {
  return FOOTBALL_MARKETS.flatMap((market, index) => {
    const isClosed = (position: number) => isDecidedAt(position, book)
    const running = market.positions.filter((position) => !isClosed(position))
    const isOpen = !book.isSuspended && book.isPriced[index] === true
    return [
      ...marketEntry(book, market, running, isOpen ? 'open' : 'suspended'),
      ...marketEntry(book, market, market.positions.filter(isClosed), 'closed'),
    ]
  })
}

/** True when a selection's result is known, or its market's time is over: it takes no more bets. */
export function isDecided(selection: FootballSelection, progress: MatchProgress): boolean {
  const { marketId, name, handicap } = selection
  const [home, away] = progress.score
  if (progress.isNinetyOver) return true
  if (marketId === FIRST_HALF_RESULT) return progress.isFirstHalfOver
  if (marketId === TOTAL_GOALS) return home + away > Number(handicap)
  if (marketId !== CORRECT_SCORE) return false
  if (name === 'Other') return Math.max(home, away) > CORRECT_SCORE_MAX
  const [homeListed = 0, awayListed = 0] = name.split('-').map(Number)
  return home > homeListed || away > awayListed
}

function isDecidedAt(position: number, progress: MatchProgress): boolean {
  const selection = FOOTBALL_SELECTIONS[position]
  return selection === undefined || isDecided(selection, progress)
}

function marketEntry(
  book: FootballBook,
  { marketId, specifier }: FootballMarket,
  positions: readonly number[],
  status: MarketStatus,
): readonly MarketOdds[] {
  if (positions.length === 0) return []
  const selections = positions.flatMap((position) => selectionOdds(book, position))
  return [{ marketId, specifier, status, selections }]
}

function selectionOdds(book: FootballBook, position: number): readonly SelectionOdds[] {
  const [selection, odds] = [FOOTBALL_SELECTIONS[position], book.odds[position]]
  if (selection === undefined || odds === undefined) return []
  const { place, name, handicap } = selection
  const { gameId, version } = book
  const id = selectionId(gameId, place)
  return [{ selectionId: id, oddId: place, name, header: '', handicap, odds, version }]
}
