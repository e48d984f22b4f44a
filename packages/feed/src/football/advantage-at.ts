import { advantageAfter, type PlayerAdvantage } from '@caderneta/pricing/goals/player-advantage'
import { type Half, halfSeconds } from '@caderneta/pricing/goals/stoppage'

/** A player of a side is sent off. */
interface Dismissal {
  readonly side: 'home' | 'away'
  /** Since kick-off. */
  readonly second: number
}

/** What has been played of a half, in seconds since kick-off. */
interface PlayedHalf {
  readonly half: Half
  readonly startSecond: number
  readonly endSecond: number
}

/** The advantage of the home side after what has been played of both halves, or of the first. */
export function advantageAt(
  dismissals: readonly Dismissal[],
  first: PlayedHalf,
  second: PlayedHalf | null,
): PlayerAdvantage {
  const now = advantageUpTo(dismissals, (second ?? first).endSecond)
  const played = (half: PlayedHalf) => secondsOfAdvantage(dismissals, half) / halfSeconds(half.half)
  return { now, played: [played(first), second === null ? 0 : played(second)] }
}

function advantageUpTo(dismissals: readonly Dismissal[], second: number): number {
  const seen = dismissals.filter((one) => one.second <= second)
  const ofHome = seen.filter(({ side }) => side === 'home').length
  return advantageAfter(ofHome, seen.length - ofHome)
}

/** The sum of the advantage over the seconds of a half. */
function secondsOfAdvantage(
  dismissals: readonly Dismissal[],
  { startSecond, endSecond }: PlayedHalf,
): number {
  const within = dismissals
    .map(({ second }) => second)
    .filter((second) => second > startSecond && second < endSecond)
    .sort((one, other) => one - other)
  const times = [startSecond, ...within, endSecond]
  return times.slice(1).reduce((sum, end, i) => {
    const start = times[i] ?? startSecond
    return sum + (end - start) * advantageUpTo(dismissals, start)
  }, 0)
}
