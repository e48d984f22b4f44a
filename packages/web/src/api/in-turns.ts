/** About five milliseconds of a slow phone, where one is a game of a list. */
export const TURN_SIZE = 40

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

/** Does the same for each of many, with room between the turns for what cannot wait. */
export async function inTurns<One>(
  all: readonly One[],
  act: (one: One, index: number) => void,
): Promise<void> {
  for (let from = 0; from < all.length; from += TURN_SIZE) {
    if (from > 0) await nextTask()
    all.slice(from, from + TURN_SIZE).forEach((one, i) => void act(one, from + i))
  }
}
