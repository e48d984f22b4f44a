import { randomFrom } from '@caderneta/feed/random'

/** What goes wrong with a game, if anything does. */
export type Disturbance =
  | { readonly kind: 'none' }
  | { readonly kind: 'cancelled' }
  /** Kick-off is put back, which is told some time before it. */
  | { readonly kind: 'delayed'; readonly minutes: number; readonly toldMinutesBefore: number }
  /** Play stops, counted in minutes from the kick-off, and goes on later. */
  | { readonly kind: 'interrupted'; readonly atMinute: number; readonly minutes: number }

const CANCELLED_SHARE = 0.004
const DELAYED_SHARE = 0.015
const INTERRUPTED_SHARE = 0.01

/** Minutes from the kick-off that lie well within the first or the second half. */
const FIRST_HALF_MINUTES = [5, 40] as const
const SECOND_HALF_MINUTES = [70, 100] as const

/** A small seeded share of games is cancelled, delayed or interrupted; the others are plain. */
export function disturbanceOf(seed: string, gameId: number): Disturbance {
  const random = randomFrom(`${seed}/disturbance/${gameId}`)
  const draw = random.next()
  if (draw < CANCELLED_SHARE) return { kind: 'cancelled' }
  if (draw < CANCELLED_SHARE + DELAYED_SHARE) {
    const minutes = 5 * random.integer(3, 12)
    return { kind: 'delayed', minutes, toldMinutesBefore: random.integer(10, 180) }
  }
  if (draw < CANCELLED_SHARE + DELAYED_SHARE + INTERRUPTED_SHARE) {
    const half = random.pick([FIRST_HALF_MINUTES, SECOND_HALF_MINUTES])
    const atMinute = random.integer(half[0], half[1])
    return { kind: 'interrupted', atMinute, minutes: random.integer(5, 25) }
  }
  return { kind: 'none' }
}
