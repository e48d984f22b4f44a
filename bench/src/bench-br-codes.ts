import { compareBrCodes } from '@caderneta/server/features/payments/testing/br-code-fixtures'
import type { Figure } from './figure.ts'

/** Generated BR Codes of each kind, against two libraries; throws on the first that differs. */
export async function benchBrCodes(count: number): Promise<readonly Figure[]> {
  const begun = performance.now()
  compareBrCodes(count)
  const seconds = (performance.now() - begun) / 1000
  return [
    { name: 'BR Codes of each of three kinds that two libraries agree on', value: count, unit: '' },
    { name: 'comparing them', value: seconds, unit: 's' },
  ]
}
