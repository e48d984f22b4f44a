import type { Distribution } from '../chances/distribution.ts'

export function meanOf({ from, chances }: Distribution): number {
  return chances.reduce((sum, chance, i) => sum + chance * (from + i), 0)
}
