import { type Random, randomFrom } from '@caderneta/pricing/random'
import type { FeedMessage } from '../messages.ts'
import type { FeedProvider, FeedSession } from '../provider.ts'
import type { Timers } from '../timers.ts'

/** How bad a line is: shares of its messages, and milliseconds. */
export interface Chaos {
  readonly seed: string
  /** Never come. */
  readonly dropped: number
  /** Come twice, the second time late. */
  readonly repeated: number
  /** Come late, so that others overtake them. */
  readonly delayed: number
  readonly delayMsMax: number
  /** After such a message nothing at all comes for a while; then everything, in order. */
  readonly stalled: number
  readonly stallMsMax: number
  /** How long every message is on its way. */
  readonly lagMs: number
}

/** A provider behind a bad line, for tests. */
interface ChaosProvider extends FeedProvider {
  /** From now on the line is good; what is on its way still comes. */
  calm(): void
}

/** Puts a bad line before a provider: the same seed spoils the same messages. */
export function chaosProvider(
  provider: FeedProvider,
  chaos: Chaos,
  { now, timers }: { readonly now: () => number; readonly timers: Timers },
): ChaosProvider {
  const random = randomFrom(chaos.seed)
  let isCalm = false
  let stalledUntil = 0
  const deliver = (message: FeedMessage, listener: (message: FeedMessage) => void): void => {
    if (isCalm && now() >= stalledUntil) return listener(message)
    if (!isCalm && random.next() < chaos.stalled)
      stalledUntil = Math.max(stalledUntil, now() + random.integer(1, chaos.stallMsMax))
    const held = Math.max(isCalm ? 0 : chaos.lagMs, stalledUntil - now())
    const delays = isCalm ? [0] : delaysOf(chaos, random)
    for (const delay of delays) {
      if (held + delay === 0) listener(message)
      else timers.after(held + delay, () => listener(message))
    }
  }
  return {
    producer: provider.producer,
    calm: () => {
      isCalm = true
    },
    start: (start): FeedSession =>
      provider.start({ ...start, listener: (message) => deliver(message, start.listener) }),
  }
}

/** When a message comes, counted from now: not at all, once or twice. */
function delaysOf(chaos: Chaos, random: Random): readonly number[] {
  const fate = random.next()
  const late = random.integer(1, chaos.delayMsMax)
  if (fate < chaos.dropped) return []
  if (fate < chaos.dropped + chaos.repeated) return [0, late]
  return fate < chaos.dropped + chaos.repeated + chaos.delayed ? [late] : [0]
}
