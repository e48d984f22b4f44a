import {
  FootballCovers,
  type MatchSoFar,
} from '@caderneta/domain/markets/consistency/football-covers'
import { isUnderWay } from '@caderneta/domain/markets/game/game'
import { selectionId } from '@caderneta/domain/markets/market/game-selection'
import { FOOTBALL } from '@caderneta/domain/markets/registry/sports'
import type { GameState } from '../book-game.ts'
import { isSureWin } from '../price-band.ts'
import type { ReceivedSelection } from '../prices/received-selection.ts'
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

  /**
   * The markets concerned, among those on offer. Where nothing contradicted before and the play is
   * the same, a contradiction has one of the selections that were sent since.
   */
  marketsOf(game: GameState, offer: Offer, sent: readonly number[]): ReadonlySet<number> {
    const circumstances = circumstancesOf(game, offer)
    const isKept = game.contradicted.size === 0 && game.comparedIn === circumstances
    const areFew = sent.length * FEW_OF < game.selections.size
    game.comparedIn = circumstances
    const found =
      isKept && areFew ? this.#winsWith(game, offer, sent) : this.#winsAmongAll(game, offer)
    return new Set(found.flat().map(({ marketId }) => marketId))
  }

  #winsAmongAll(game: GameState, { isOnOffer }: Offer): readonly Wins[] {
    const offered = game.selections
      .values()
      .filter((one) => one.status === 'open' && isOnOffer(one))
    const compared = this.#comparedBySport.get(game.fixture.sportId)
    return [...lineWins(offered), ...(compared ? compared.winsAmong(knownOf(game), offered) : NONE)]
  }

  #winsWith(game: GameState, { isOnOffer }: Offer, sent: readonly number[]): readonly Wins[] {
    const { selections, fixture } = game
    const offered = (id: number) => {
      const one = selections.get(id)
      return one?.status === 'open' && isOnOffer(one) ? one : undefined
    }
    const some = sent.flatMap((id) => offered(id) ?? NONE)
    const marketIds = new Set(some.map(({ marketId }) => marketId))
    const ofMarkets = selections
      .values()
      .filter((one) => marketIds.has(one.marketId) && one.status === 'open' && isOnOffer(one))
    const compared = this.#comparedBySport.get(fixture.sportId)
    if (!compared) return lineWins(ofMarkets)
    const offeredAt = (index: number) => offered(selectionId(fixture.gameId, index))
    return [...lineWins(ofMarkets), ...compared.winsWith(knownOf(game), some, offeredAt)]
  }
}

interface Offer {
  readonly isOnOffer: (selection: ReceivedSelection) => boolean
  /** The gap of the feed after which prices are on offer. */
  readonly era: number
}

/** Selections are looked up one by one: of more than a quarter one pass over all is faster. */
const FEW_OF = 4

type Wins = readonly ReceivedSelection[]

const NONE: readonly never[] = []

/** All that decides what is on offer and what contradicts, beside the selections themselves. */
function circumstancesOf({ status, clock, score }: GameState, { era }: Offer): string {
  return [era, status, clock?.period, score].join(' ')
}

/** Contradictions between the lines of one market. */
function lineWins(offered: readonly ReceivedSelection[]): readonly Wins[] {
  const byMarket = new Map<number, ReceivedSelection[]>()
  for (const one of offered) {
    const ofMarket = byMarket.get(one.marketId)
    if (ofMarket) ofMarket.push(one)
    else byMarket.set(one.marketId, [one])
  }
  return [...byMarket.values()].flatMap(lineCovers).filter((pair) => isSureWin(pair))
}

/** Null before a match and where the clock names no half of it. */
function knownOf({ status, clock, score }: GameState): MatchSoFar | null {
  if (!isUnderWay(status) || !clock) return null
  if (clock.period === '1H') return { score, isFirstHalf: true }
  return clock.period === 'HT' || clock.period === '2H' ? { score, isFirstHalf: false } : null
}
