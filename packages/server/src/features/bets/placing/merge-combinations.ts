import { addCapped, type Centavos, ZERO } from '@caderneta/domain/money/money'
import type { AskedLine, SeenRate } from './wager-lines.ts'

/** A bet of a slip: one set of selections with everything that the slip stakes on it. */
export interface Combination {
  /** In the order of the first line that has them. */
  readonly selectionIds: readonly number[]
  readonly stake: Centavos
  /** Of every line; each has to be acceptable. */
  readonly seenRates: readonly SeenRate[]
}

/** Lines on the same set of selections become one bet with the sum of their stakes. */
export function mergeCombinations(lines: readonly AskedLine[]): readonly Combination[] {
  const linesByKey = new Map<string, AskedLine[]>()
  for (const line of lines) {
    const key = [...line.selectionIds].sort((one, other) => one - other).join(' ')
    const equal = linesByKey.get(key)
    if (equal) equal.push(line)
    else linesByKey.set(key, [line])
  }
  return [...linesByKey.values()].map((equal) => ({
    selectionIds: equal[0]?.selectionIds ?? [],
    stake: addCapped(ZERO, ...equal.map(({ stake }) => stake)),
    seenRates: equal.map(({ seenRate }) => seenRate),
  }))
}
