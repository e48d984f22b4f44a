import type { Cover } from '@caderneta/domain/markets/consistency/covers'
import {
  FootballCovers,
  type MatchSoFar,
} from '@caderneta/domain/markets/consistency/football-covers'
import { isUnderWay } from '@caderneta/domain/markets/game'
import { indexOf } from '@caderneta/domain/markets/game-selection'
import { FOOTBALL } from '@caderneta/domain/markets/sports'
import type { GameState, ReceivedSelection } from '../book-game.ts'
import { isSureWin } from '../price-band.ts'
import { lineCovers } from './line-covers.ts'

/**
 * Finds the markets of a game whose prices contradict each other: a stake on each of a few
 * selections, of different markets or lines, returns more than all stakes whatever the result is.
 * Which selections these are follows from the rules of the markets (decision 0095).
 */
export class SureWins {
  /** Of the sports whose markets are compared with each other, beside the lines of one market. */
  readonly #coversBySport = new Map([[FOOTBALL, new FootballCovers()]])

  /** The markets concerned, among those on offer. */
  marketsOf(
    game: GameState,
    isOnOffer: (selection: ReceivedSelection) => boolean,
  ): ReadonlySet<number> {
    const offered = new Map<number, ReceivedSelection[]>()
    for (const selection of game.selections.values()) {
      if (selection.status !== 'open' || !isOnOffer(selection)) continue
      const ofMarket = offered.get(selection.marketId)
      if (ofMarket) ofMarket.push(selection)
      else offered.set(selection.marketId, [selection])
    }
    const pairs: readonly (readonly ReceivedSelection[])[] = [...offered.values()].flatMap(
      lineCovers,
    )
    const found = pairs.filter((pair) => isSureWin(pair))
    const covers = this.#coversBySport.get(game.fixture.sportId)
    if (covers && offered.size > 1) found.push(...winsAmong(covers, game, offered.values()))
    return new Set(found.flat().map(({ marketId }) => marketId))
  }
}

/** The covers among the offered selections of a game whose prices are a sure win. */
function winsAmong(
  covers: FootballCovers,
  game: GameState,
  offered: Iterable<readonly ReceivedSelection[]>,
) {
  const byIndex: (ReceivedSelection | undefined)[] = []
  for (const ofMarket of offered)
    for (const selection of ofMarket) byIndex[indexOf(selection.selectionId)] = selection
  return covers
    .of(knownOf(game))
    .filter((cover) => isSumBelow(cover, byIndex))
    .map((cover) => cover.map((index) => byIndex[index]).filter((one) => one !== undefined))
    .filter((selections) => isSureWin(selections))
}

/** Null before a match and where the clock names no half of it. */
function knownOf({ status, clock, score }: GameState): MatchSoFar | null {
  if (!isUnderWay(status) || !clock) return null
  if (clock.period === '1H') return { score, isFirstHalf: true }
  return clock.period === 'HT' || clock.period === '2H' ? { score, isFirstHalf: false } : null
}

/** Sums farther above one need no exact arithmetic. */
const NEARLY_ONE = 1 + 1e-6

/** Written for every cover at every message: selections that are not on offer end it. */
function isSumBelow(cover: Cover, byIndex: readonly (ReceivedSelection | undefined)[]): boolean {
  let sum = 0
  for (const index of cover) {
    const selection = byIndex[index]
    if (selection === undefined) return false
    sum += 1000 / selection.odds
    if (sum > NEARLY_ONE) return false
  }
  return true
}
