import { factAt, plainFact } from '@caderneta/feed/contest/contest-timeline'
import type { FeedBody } from '@caderneta/feed/messages'
import type { GameProgramme } from '@caderneta/feed/programme'
import type { MarketOdds } from '@caderneta/pricing/chances/market-odds'
import { once } from '@caderneta/pricing/chances/once'

/** When play stops and for how long, in milliseconds (UTC). */
interface Interruption {
  readonly at: number
  readonly forMs: number
}

/**
 * The programme of a game whose play stops for a while: all that comes later comes so much later.
 * Betting stops at once and is taken up again with the first prices after play is resumed.
 */
export function interruptGame(game: GameProgramme, { at, forMs }: Interruption): GameProgramme {
  const { gameId } = game
  const resumesAt = at + forMs
  const outer = (ms: number) => (ms <= at ? ms : ms + forMs)
  const inner = (ms: number) => (ms < at ? ms : Math.max(at, ms - forMs))
  const pauses = once(() => pauseFacts(stateAt(game, at)))
  const paused = (body: FeedBody, ms: number) =>
    ms < at ? body : pauses()(body, ms < resumesAt ? ['interrupted'] : ['interrupted', 'resumed'])
  const stopped = () => [
    { at, body: { kind: 'bet_stop', gameId, marketIds: 'all' } as const },
    { at, body: paused(interrupted({ ...stateAt(game, at), markets: [] }), at) },
  ]
  const resumed = () => ({
    at: resumesAt,
    body: paused({ ...stateAt(game, at), markets: [] }, resumesAt),
  })
  const isDue = (ms: number, afterMs: number, untilMs: number) => afterMs < ms && ms <= untilMs
  return {
    gameId,
    startsAt: game.startsAt,
    announcedAt: game.announcedAt,
    get endsAt() {
      return outer(game.endsAt)
    },
    nextAfter: (afterMs) => {
      const next = game.nextAfter(inner(afterMs))
      const times = [at, resumesAt, ...(next === null ? [] : [outer(next)])]
      const later = times.filter((ms) => ms > afterMs)
      return later.length === 0 ? null : Math.min(...later)
    },
    between: (afterMs, untilMs) =>
      [
        ...game
          .between(inner(afterMs), inner(untilMs))
          .map((timed) => ({ at: outer(timed.at), body: timed.body }))
          .map(({ at: ms, body }) => ({ at: ms, body: ms === at ? body : paused(body, ms) })),
        ...(isDue(at, afterMs, untilMs) ? stopped() : []),
        ...(isDue(resumesAt, afterMs, untilMs) ? [resumed()] : []),
      ].sort((one, other) => one.at - other.at),
    fixtureAt: (atMs) => game.fixtureAt(inner(atMs)),
    snapshot: (atMs, settledSinceMs) => {
      const bodies = game
        .snapshot(inner(atMs), inner(settledSinceMs))
        .map((body) => paused(body, atMs))
      return atMs >= at && atMs < resumesAt ? bodies.map(interrupted) : bodies
    },
  }
}

type OddsChange = Extract<FeedBody, { kind: 'odds_change' }>

function stateAt(game: GameProgramme, at: number): OddsChange {
  const state = game.snapshot(at, at).find((body) => body.kind === 'odds_change')
  if (state?.kind !== 'odds_change') throw new RangeError(`game ${game.gameId} has no state`)
  return state
}

/** Puts the pause where it belongs in every timeline that is sent after it. */
function pauseFacts({ clock, timeline = [] }: OddsChange) {
  const index = timeline.length
  return (body: FeedBody, kinds: readonly ('interrupted' | 'resumed')[]): FeedBody => {
    if (body.kind !== 'odds_change' || !body.timeline || !clock) return body
    const facts = kinds.map((kind) => factAt(clock, plainFact(kind)))
    const [before, after] = [body.timeline.slice(0, index), body.timeline.slice(index)]
    return { ...body, timeline: [...before, ...facts, ...after] }
  }
}

function interrupted(body: FeedBody): FeedBody {
  if (body.kind !== 'odds_change') return body
  return { ...body, status: 'interrupted', markets: body.markets.map(suspended) }
}

function suspended(market: MarketOdds): MarketOdds {
  return market.status === 'open' ? { ...market, status: 'suspended' } : market
}
