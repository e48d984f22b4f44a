import type { References } from '../references.ts'

/** Numbers in memory, which outlive the feeds of a test. */
export function memoryReferences(): References {
  const known = new Map<string, number>()
  return {
    numbers: async (kind, urns) => {
      for (const urn of urns) {
        const key = `${kind} ${urn}`
        if (!known.has(key)) known.set(key, 1_000 + known.size)
      }
      return new Map(urns.map((urn) => [urn, Number(known.get(`${kind} ${urn}`))]))
    },
  }
}
