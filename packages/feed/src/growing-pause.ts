import { itemAt } from '@caderneta/pricing/chances/item-at'

/**
 * The pause before the next attempt, in the unit of the list: none before a first failure, its
 * first item after one, its last after as many failures as it has items and after any further one.
 */
export function growingPause(pauses: readonly number[], failures: number): number {
  return failures === 0 ? 0 : itemAt(pauses, Math.min(failures, pauses.length) - 1)
}
