import type { MarketOdds } from '@caderneta/pricing/chances/market-odds'
import { sheetMarkets, stateBefore } from '@caderneta/pricing/chances/market-sheet'
import { type MatchTime, NOT_PLAYED, NOT_PLAYED_LEVEL } from '@caderneta/pricing/goals/match-time'
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
  return linesLeftOut(matchChances(rates, NOT_STARTED, timeBefore(play), hasLadder))
}

function hasLadder(line: number): boolean {
  return typeof FOOTBALL_SHEET.markets[line]?.ladder === 'number'
}

/** Players are sent off where the source records it alone. */
function timeBefore({ script }: MatchPlay): MatchTime {
  return script.incidents === undefined ? NOT_PLAYED : NOT_PLAYED_LEVEL
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
    ...priceFootball(
      ratesBefore(play, startsAt - atMs),
      NOT_STARTED,
      timeBefore(play),
      before.isWanted,
    ),
    ...stateBefore(gameId, version, status),
    isOffered: before.isOffered,
  })
}
