import { type Random, randomFrom } from '@caderneta/pricing/random'

/** What goes wrong with a game, if anything does. */
export type Disturbance =
  | { readonly kind: 'none' }
  | { readonly kind: 'cancelled' }
  /** The start is delayed, which is announced some time before it. */
  | { readonly kind: 'delayed'; readonly minutes: number; readonly announcedMinutesBefore: number }
  /** Play stops, counted in minutes from the start, and goes on later. */
  | { readonly kind: 'interrupted'; readonly atMinute: number; readonly minutes: number }
  /** The start is postponed by hours; bets are taken again some time after the first start. */
  | {
      readonly kind: 'postponed'
      readonly minutes: number
      readonly announcedMinutesBefore: number
      readonly reopensMinutesAfter: number
    }
  /** Play ends for good after this share of the moments that it would have had. */
  | { readonly kind: 'abandoned'; readonly share: number }

/** What may go wrong in a sport. */
export interface Hazards {
  /** Stretches of play, in minutes from the start, in which a game may be interrupted. */
  readonly interruptions: readonly (readonly [firstMinute: number, lastMinute: number])[]
  /** Shares of games that are postponed, and that are broken off: retirements. */
  readonly postponedShare: number
  readonly abandonedShare: number
}

const CANCELLED_SHARE = 0.004
const DELAYED_SHARE = 0.015
const INTERRUPTED_SHARE = 0.01

const HOUR = 60

/** A small seeded share of games is disturbed in one way or another; the others are plain. */
export function disturbanceOf(seed: string, gameId: number, hazards: Hazards): Disturbance {
  const random = randomFrom(`${seed}/disturbance/${gameId}`)
  let rest = random.next()
  for (const [share, make] of makersOf(hazards)) {
    if (rest < share) return make(random)
    rest -= share
  }
  return { kind: 'none' }
}

type Maker = readonly [share: number, make: (random: Random) => Disturbance]

/** Their order is part of the season: a new kind goes to the end. */
function makersOf(hazards: Hazards): readonly Maker[] {
  return [
    [CANCELLED_SHARE, () => ({ kind: 'cancelled' })],
    [DELAYED_SHARE, delayed],
    [INTERRUPTED_SHARE, (random) => interrupted(random, hazards.interruptions)],
    [hazards.postponedShare, postponed],
    [
      hazards.abandonedShare,
      (random) => ({ kind: 'abandoned', share: random.integer(15, 90) / 100 }),
    ],
  ]
}

function delayed(random: Random): Disturbance {
  const minutes = 5 * random.integer(3, 12)
  return { kind: 'delayed', minutes, announcedMinutesBefore: random.integer(10, 180) }
}

function interrupted(random: Random, stretches: Hazards['interruptions']): Disturbance {
  const stretch = random.pick(stretches)
  const atMinute = random.integer(stretch[0], stretch[1])
  return { kind: 'interrupted', atMinute, minutes: random.integer(5, 25) }
}

function postponed(random: Random): Disturbance {
  return {
    kind: 'postponed',
    minutes: HOUR * random.integer(6, 20),
    announcedMinutesBefore: random.integer(30, 180),
    reopensMinutesAfter: random.integer(60, 180),
  }
}
