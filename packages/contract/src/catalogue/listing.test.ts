import { expect, it } from 'vitest'
import { day, pageNumber } from './listing.ts'

it('takes days as the calendar writes them', () => {
  for (const text of ['2026-06-11', '2026-12-31']) expect(day.safeParse(text).success).toBe(true)
  for (const text of ['2026-6-11', '2026-13-01', '2026-00-10', '2026-06-32', '11/06/2026', ''])
    expect(day.safeParse(text).success).toBe(false)
})

it('takes whole page numbers from 1', () => {
  for (const text of ['1', '999999']) expect(pageNumber.safeParse(text).success).toBe(true)
  for (const text of ['0', '-1', '1.5', '01', '1000000', ''])
    expect(pageNumber.safeParse(text).success).toBe(false)
})
