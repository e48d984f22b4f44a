import { itemAt } from '@caderneta/pricing/chances/item-at'
import type { Random } from '@caderneta/pricing/random'

/** Fisher and Yates. */
export function shuffled<Item>(items: readonly Item[], random: Random): readonly Item[] {
  const order = [...items]
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = random.integer(0, last)
    const [one, two] = [itemAt(order, last), itemAt(order, other)]
    order[last] = two
    order[other] = one
  }
  return order
}
