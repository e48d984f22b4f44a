import type { FeedBody } from '../messages.ts'
import type { GameProgramme, TimedBody } from '../programme.ts'
import type { MatchPlay } from './match-play.ts'
import { oddsBefore } from './pre-match-prices.ts'
import { type PreMatchTicks, preMatchTicks } from './pre-match-ticks.ts'
import { tellCancelledMatch } from './tell-cancelled-match.ts'
import { tellPlayedMatch } from './tell-played-match.ts'

/**
 * What a feed says of a match after `fromMs` and up to `toMs` (milliseconds UTC): its fixture and
 * first prices when it is announced, prices that drift until the kick-off, then the match itself.
 * The same arguments give the same bodies, and windows that meet give what one big window gives.
 */
export function playMatch(play: MatchPlay, fromMs: number, toMs: number): readonly TimedBody[] {
  return footballProgramme(play).between(fromMs, toMs)
}

/** A match as the schedule runner asks for it; nothing is priced before it is asked. */
export function footballProgramme(play: MatchPlay): GameProgramme {
  const { announcedAt, script } = play
  const { gameId, startsAt } = script.fixture
  const ticks = preMatchTicks(gameId, announcedAt, startsAt)
  const isPlayed = script.result.status === 'finished'
  const tell = isPlayed ? tellPlayedMatch : tellCancelledMatch
  const match = tell(play, ticks.count + 2)
  const fixture: FeedBody = { kind: 'fixture', fixture: script.fixture }
  const first = (): TimedBody => ({ at: announcedAt, body: oddsBefore(play, announcedAt, 1) })
  const atTick = (tick: number): TimedBody => {
    const at = ticks.timeOf(tick)
    return { at, body: oddsBefore(play, at, tick + 2) }
  }
  const standingOdds = (atMs: number): FeedBody => {
    if (atMs >= startsAt) return match.standing(atMs)
    const tick = ticks.countUntil(atMs) - 1
    return (tick < 0 ? first() : atTick(tick)).body
  }
  return {
    gameId,
    announcedAt,
    endsAt: match.endsAt,
    nextAfter: (afterMs) => {
      if (afterMs < announcedAt) return announcedAt
      const tick = ticks.countUntil(afterMs)
      return tick < ticks.count ? ticks.timeOf(tick) : match.nextAfter(afterMs)
    },
    between: (afterMs, untilMs) => [
      ...(afterMs < announcedAt && announcedAt <= untilMs
        ? [{ at: announcedAt, body: fixture }, first()]
        : []),
      ...ticksBetween(ticks, afterMs, untilMs).map(atTick),
      ...match.between(afterMs, untilMs),
    ],
    standing: (atMs, settledSinceMs) => [
      fixture,
      standingOdds(atMs),
      ...match
        .settlements()
        .filter(({ at }) => at >= settledSinceMs && at <= atMs)
        .map(({ body }) => body),
    ],
  }
}

function ticksBetween(ticks: PreMatchTicks, afterMs: number, untilMs: number): readonly number[] {
  const first = ticks.countUntil(afterMs)
  const count = Math.max(0, ticks.countUntil(untilMs) - first)
  return Array.from({ length: count }, (_, i) => first + i)
}
