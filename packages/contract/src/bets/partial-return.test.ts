import { expect, test } from 'vitest'
import { isPartialReturn } from './partial-return.ts'

test('a win that paid less than its stake is a partial return, one that paid it is not', () => {
  const paying = (paid: number) => isPartialReturn({ status: 'win', stake: 2000, paid })
  expect([1000, 1999, 2000, 3700].map(paying)).toEqual([true, true, false, false])
})

test.each(['pending', 'lose', 'void', 'cancelled', 'cashed_out'] as const)(
  'a bet that is %s is none',
  (status) => expect(isPartialReturn({ status, stake: 2000, paid: 1000 })).toBe(false),
)
