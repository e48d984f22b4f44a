import type { FeedBody } from '@caderneta/feed/messages'
import type { GameProgramme } from '@caderneta/feed/programme'
import type { MarketOdds } from '@caderneta/pricing/chances/market-odds'

/** When a game is postponed and when bets on it are taken again, in milliseconds UTC. */
interface Postponement {
  readonly at: number
  readonly reopensAt: number
}

/** The programme of a game that is postponed for a while, with all markets suspended. */
export function postponeGame(game: GameProgramme, { at, reopensAt }: Postponement): GameProgramme {
  if (at <= game.announcedAt) return game
  const adjusted = (body: FeedBody, ms: number): FeedBody =>
    ms >= at && ms < reopensAt ? postponed(body) : body
  return {
    ...game,
    between: (afterMs, untilMs) =>
      game
        .between(afterMs, untilMs)
        .map((timed) => ({ ...timed, body: adjusted(timed.body, timed.at) })),
    snapshot: (atMs, settledSinceMs) =>
      game.snapshot(atMs, settledSinceMs).map((body) => adjusted(body, atMs)),
  }
}

function postponed(body: FeedBody): FeedBody {
  if (body.kind !== 'odds_change' || body.status !== 'scheduled') return body
  return { ...body, status: 'postponed', markets: body.markets.map(suspended) }
}

function suspended(market: MarketOdds): MarketOdds {
  return market.status === 'open' ? { ...market, status: 'suspended' } : market
}
