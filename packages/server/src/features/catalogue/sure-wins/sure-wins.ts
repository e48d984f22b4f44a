import {
  FootballCovers,
  type MatchSoFar,
} from '@caderneta/domain/markets/consistency/football-covers'
import { isUnderWay } from '@caderneta/domain/markets/game/game'
import { FOOTBALL } from '@caderneta/domain/markets/registry/sports'
import type { GameState, ReceivedSelection } from '../book-game.ts'
import { isSureWin } from '../price-band.ts'
import { ComparedCovers } from './compared-covers.ts'
import { lineCovers } from './line-covers.ts'

/**
 * Finds the markets of a game whose prices contradict each other: a stake on each of a few
 * selections, of different markets or lines, returns more than all stakes whatever the result is.
 * Which selections these are follows from the rules of the markets (decision 0095).
 */
export class SureWins {
  /** Of the sports whose markets are compared with each other, beside the lines of one market. */
  readonly #comparedBySport = new Map([[FOOTBALL, new ComparedCovers(new FootballCovers())]])

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
    const compared = this.#comparedBySport.get(game.fixture.sportId)
    if (compared) found.push(...compared.winsAmong(knownOf(game), [...offered.values()].flat()))
    return new Set(found.flat().map(({ marketId }) => marketId))
  }
}

/** Null before a match and where the clock names no half of it. */
function knownOf({ status, clock, score }: GameState): MatchSoFar | null {
  if (!isUnderWay(status) || !clock) return null
  if (clock.period === '1H') return { score, isFirstHalf: true }
  return clock.period === 'HT' || clock.period === '2H' ? { score, isFirstHalf: false } : null
}
