import type { Publisher } from './stand-in.ts'

/** What goes wrong on demand; every so many messages, none with 0. */
interface Faults {
  readonly drop: number
  readonly duplicate: number
  readonly reorder: number
}

/**
 * Loses, repeats and exchanges messages on the way to the broker. A message that is lost or late is
 * never an `alive` or the end of a recovery: those would be noticed.
 */
export function faultyPublisher(publisher: Publisher, faults: Faults): Publisher {
  let count = 0
  let held: readonly [key: string, message: string] | null = null
  const isDue = (every: number) => every > 0 && count % every === 0
  return {
    publish: async (key, message) => {
      if (key.startsWith('-')) return publisher.publish(key, message)
      count += 1
      if (isDue(faults.drop)) return
      if (held === null && isDue(faults.reorder)) {
        held = [key, message]
        return
      }
      await publisher.publish(key, message)
      if (isDue(faults.duplicate)) await publisher.publish(key, message)
      if (held === null) return
      const [heldKey, heldMessage] = held
      held = null
      await publisher.publish(heldKey, heldMessage)
    },
  }
}
