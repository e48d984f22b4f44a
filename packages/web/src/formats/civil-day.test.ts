import { describe, expect, test } from 'vitest'
import { dayAfter, noonOf } from './civil-day.ts'

describe('days of the calendar', () => {
  test('follow one another over months, years and leap days', () => {
    expect(dayAfter('2026-11-30', 1)).toBe('2026-12-01')
    expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01')
    expect(dayAfter('2028-02-28', 1)).toBe('2028-02-29')
    expect(dayAfter('2027-03-01', -1)).toBe('2027-02-28')
    expect(dayAfter('2026-11-30', -29)).toBe('2026-11-01')
    expect(dayAfter('2026-11-30', 0)).toBe('2026-11-30')
  })

  test('have a moment by which UTC dates them', () => {
    expect(new Date(noonOf('2026-11-30')).toISOString()).toBe('2026-11-30T12:00:00.000Z')
  })
})
