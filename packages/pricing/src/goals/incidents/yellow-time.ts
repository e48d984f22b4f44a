import type { HalfShares } from '../match-time.ts'

/**
 * The rate of yellow cards rises evenly while a half is played: from so much below its mean to as
 * much above it. Fitted to public figures (decision 0157).
 */
const RISE: HalfShares = [0.68, 0.3]

/** Of the yellow cards expected of a half, those of its first part: both as shares of the half. */
export function yellowShare(half: 0 | 1, part: number): number {
  return part + RISE[half] * part * (part - 1)
}

/** The part of a half that brings so many of them. */
export function partWithYellow(half: 0 | 1, share: number): number {
  const rise = RISE[half]
  return (rise - 1 + Math.sqrt((1 - rise) ** 2 + 4 * rise * share)) / (2 * rise)
}
