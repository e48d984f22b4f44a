import type { Random } from '@caderneta/feed/random'

/** Fisher and Yates. */
export function shuffled(items: readonly string[], random: Random): readonly string[] {
  const order = [...items]
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = random.integer(0, last)
    const [one = '', two = ''] = [order[last], order[other]]
    order[last] = two
    order[other] = one
  }
  return order
}
