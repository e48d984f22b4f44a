import { FOOTBALL_SELECTIONS } from '@caderneta/domain/markets/football'
import { sheetMarkets } from '../contest/market-sheet.ts'
import { itemAt } from '../item-at.ts'
import type { MarketOdds } from '../messages.ts'
import type { Outlook } from './match-course.ts'
import { type MatchPlay, ratesBefore } from './match-play.ts'
import { linesLeftOut, offeredIn } from './offered-lines.ts'
import { FOOTBALL_SHEET, type MatchSoFar, matchChances, priceFootball } from './price-football.ts'

const NO_GOALS = { sides: [], isOver: false }
const NOT_STARTED: MatchSoFar = {
  score: [0, 0],
  halfTime: null,
  order: { match: NO_GOALS, half1: NO_GOALS, half2: NO_GOALS },
}
const WHOLE_MATCH: readonly Outlook[] = [{ chance: 1, left: [1, 1] }]

/** Positions of the lines that a match does not offer, before it and during it. */
export function linesLeftOutOf(play: MatchPlay): ReadonlySet<number> {
  const rates = ratesBefore(play, play.script.fixture.startsAt - play.announcedAt)
  return linesLeftOut(FOOTBALL_SHEET.markets, matchChances(rates, NOT_STARTED, WHOLE_MATCH))
}

/** Every market at the prices of a moment before the kick-off, without the lines left out. */
export function marketsBefore(
  play: MatchPlay,
  leftOut: ReadonlySet<number>,
  atMs: number,
  version: number,
  status: 'open' | 'closed',
): readonly MarketOdds[] {
  const { gameId, startsAt } = play.script.fixture
  const isOver = status === 'closed'
  const isOffered = offeredIn(null)
  return sheetMarkets(FOOTBALL_SHEET, {
    gameId,
    ...priceFootball(ratesBefore(play, startsAt - atMs), NOT_STARTED, WHOLE_MATCH),
    isSuspended: isOver,
    isDecided: () => isOver,
    isOffered: (position) =>
      !leftOut.has(position) && isOffered(itemAt(FOOTBALL_SELECTIONS, position)),
    version,
  })
}
