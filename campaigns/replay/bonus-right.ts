import type { BetWire } from '@caderneta/contract/bets/wagers'

/** From the moment of a settlement until placing surely saw it. */
const SEEN_WITHIN_MS = 10_000

/**
 * Whether the multiple bonus counts for a bet: only from the second settled bet of the player on,
 * judged when the bet was placed. Placing and settling race for a moment: what was placed just
 * after the first bet was settled may have the bonus or not, and is taken as it is listed.
 */
export function bonusRight(bets: readonly BetWire[]): (bet: BetWire | undefined) => boolean {
  const settledAt = bets.flatMap(({ betInfo }) =>
    betInfo.betStatus === 'win' || betInfo.betStatus === 'lose' ? [betInfo.settledAt ?? 0] : [],
  )
  const first = settledAt.reduce((earliest, time) => Math.min(earliest, time), Infinity)
  return (bet) => {
    if (bet === undefined || bet.betInfo.placedAt <= first) return false
    return bet.betInfo.placedAt > first + SEEN_WITHIN_MS || bet.betInfo.bonus > 0
  }
}
