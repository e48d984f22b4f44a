/** About five milliseconds on a slow phone, with one game of a list per item. */
export const TURN_SIZE = 40

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

/** Processes many items in batches and yields between batches to urgent work. */
export async function inTurns<One>(
  all: readonly One[],
  act: (one: One, index: number) => void,
): Promise<void> {
  for (let from = 0; from < all.length; from += TURN_SIZE) {
    if (from > 0) await nextTask()
    all.slice(from, from + TURN_SIZE).forEach((one, i) => void act(one, from + i))
  }
}
