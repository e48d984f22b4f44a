import { addCapped, type Centavos, ZERO } from '@caderneta/domain/money/money'
import type { CombinationRequest, SeenRate } from './read-wagers.ts'

/** A bet of a slip: one set of selections with everything that the slip stakes on it. */
export interface Combination {
  /** In the order of the first combination that contains them. */
  readonly selectionIds: readonly number[]
  readonly stake: Centavos
  /** Of every merged combination; each has to be acceptable. */
  readonly seenRates: readonly SeenRate[]
}

/** Combinations of the same set of selections become one bet with the sum of their stakes. */
export function mergeCombinations(requests: readonly CombinationRequest[]): readonly Combination[] {
  const requestsByKey = new Map<string, [CombinationRequest, ...CombinationRequest[]]>()
  for (const request of requests) {
    const key = [...request.selectionIds].sort((one, other) => one - other).join(' ')
    const equal = requestsByKey.get(key)
    if (equal) equal.push(request)
    else requestsByKey.set(key, [request])
  }
  return [...requestsByKey.values()].map((equal) => ({
    selectionIds: equal[0].selectionIds,
    stake: addCapped(ZERO, ...equal.map(({ stake }) => stake)),
    seenRates: equal.map(({ seenRate }) => seenRate),
  }))
}
