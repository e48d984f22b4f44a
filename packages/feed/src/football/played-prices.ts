import { EVERY } from '@caderneta/pricing/chances/every'
import { itemAt } from '@caderneta/pricing/chances/item-at'
import type { MarketOdds } from '@caderneta/pricing/chances/market-odds'
import {
  linesWith,
  type MarketSheet,
  type SheetPrices,
  sheetMarkets,
} from '@caderneta/pricing/chances/market-sheet'
import { worsePrices } from '@caderneta/pricing/chances/worse-prices'
import type { ContestMoment } from '../contest/contest-moments.ts'
import { momentPrices } from '../contest/moment-prices.ts'
import type { OfferNow } from './match-offer.ts'
import { renewalSeconds } from './play-moments.ts'

/** Some markets of a match that is played. Seconds are since kick-off. */
export interface PlayedSheet {
  readonly sheet: MarketSheet
  /** Seconds of the match per second. */
  readonly speed: number
  readonly before: OfferNow
  readonly offerAt: (second: number) => OfferNow
  /** True of a selection that is closed from the kick-off. */
  readonly isClosedAtKickOff: (position: number) => boolean
  /** When selections are decided, in order. */
  readonly closings: readonly number[]
  /** Of the wanted lines at a second, if nothing happens for so many more. */
  readonly pricesAt: (
    second: number,
    isWanted: (line: number) => boolean,
  ) => (secondsMore: number) => SheetPrices
}

/** Prices at each moment of a match, by its index; what is sold before it alone keeps its odds. */
export function playedPrices(
  match: PlayedSheet,
  moments: readonly ContestMoment[],
): (index: number) => SheetPrices {
  const { sheet, speed, before, offerAt, isClosedAtKickOff, closings } = match
  const shownAt = (
    second: number,
    { isWanted }: OfferNow,
    isNeeded: (position: number) => boolean,
  ): SheetPrices => {
    // They are shown until the next ones, and do not favour the bettor until then.
    const isLineNeeded = linesWith(sheet, isNeeded)
    const pricesAfter = match.pricesAt(second, (line) => isLineNeeded(line) && isWanted(line))
    return worsePrices(pricesAfter(0), pricesAfter(renewalSeconds(speed) - 1))
  }
  return momentPrices({
    moments,
    closings,
    priceAt: (second, isNeeded = EVERY) => shownAt(second, offerAt(second), isNeeded),
    decidedAt: (second) => offerAt(second).isDecided,
    keptAtStart: () =>
      shownAt(KICK_OFF, before, isClosedAtKickOff).odds.map((odds, position) =>
        isClosedAtKickOff(position) ? odds : undefined,
      ),
  })
}

const KICK_OFF = 0

/** The markets of a match at each moment, by its index. */
export function playedMarkets(
  match: PlayedSheet & { readonly gameId: number },
  moments: readonly ContestMoment[],
): (index: number, version: number) => readonly MarketOdds[] {
  const { sheet, gameId, offerAt } = match
  const pricesAt = playedPrices(match, moments)
  return (index, version) => {
    const { second, isSuspended } = itemAt(moments, index)
    const { isDecided, isOffered } = offerAt(second)
    const state = { gameId, version, isSuspended, isDecided, isOffered }
    return sheetMarkets(sheet, { ...pricesAt(index), ...state })
  }
}
