import type { MarketOdds } from '@caderneta/pricing/chances/market-odds'
import { sheetMarkets, stateBefore } from '@caderneta/pricing/chances/market-sheet'
import { NOT_PLAYED } from '@caderneta/pricing/goals/goals-model'
import {
  FOOTBALL_SHEET,
  type MatchSoFar,
  matchChances,
  priceFootball,
  soFarOf,
} from '@caderneta/pricing/goals/price-football'
import { linesLeftOut, type MatchOffer } from './match-offer.ts'
import { type MatchPlay, ratesBefore } from './match-play.ts'

const NOT_STARTED: MatchSoFar = soFarOf({
  score: [0, 0],
  halfTime: null,
  isNinetyOver: false,
  log: { goals: [], minute: 1 },
})

/** Positions of the lines that a match does not offer, before it and during it. */
export function linesLeftOutOf(play: MatchPlay): ReadonlySet<number> {
  const rates = ratesBefore(play, play.script.fixture.startsAt - play.announcedAt)
  return linesLeftOut(matchChances(rates, NOT_STARTED, NOT_PLAYED, hasLadder))
}

function hasLadder(line: number): boolean {
  return typeof FOOTBALL_SHEET.markets[line]?.ladder === 'number'
}

/** Every market at the prices of a moment before the kick-off, without the lines left out. */
export function marketsBefore(
  play: MatchPlay,
  { before }: MatchOffer,
  atMs: number,
  version: number,
  status: 'open' | 'closed',
): readonly MarketOdds[] {
  const { gameId, startsAt } = play.script.fixture
  return sheetMarkets(FOOTBALL_SHEET, {
    ...priceFootball(ratesBefore(play, startsAt - atMs), NOT_STARTED, NOT_PLAYED, before.isWanted),
    ...stateBefore(gameId, version, status),
    isOffered: before.isOffered,
  })
}
