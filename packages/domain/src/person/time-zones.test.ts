import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { gmtOffset, isTimeZone, TIME_ZONES } from './time-zones.ts'

const WINTER_IN_EUROPE = Date.parse('2026-01-15T12:00:00Z')
const SUMMER_IN_EUROPE = Date.parse('2026-07-15T12:00:00Z')
const CENTURY_MS = 100 * 365.25 * 86_400_000

const minutesOf = (offset: string): number => {
  const [, sign, hours, minutes] = /^GMT([+-])(\d\d):(\d\d)$/.exec(offset) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

describe('the time zones', () => {
  test('CST-14 are about 90, each once, with names of their own', () => {
    expect(TIME_ZONES.length).toBeGreaterThanOrEqual(85)
    expect(TIME_ZONES.length).toBeLessThanOrEqual(95)
    for (const key of ['id', 'name', 'nameEn'] as const) {
      const values = TIME_ZONES.map((zone) => zone[key])
      expect([key, new Set(values).size]).toEqual([key, TIME_ZONES.length])
      expect(values).not.toContain('')
    }
  })

  test('CST-11 include São Paulo, the default of a bettor', () => {
    expect(isTimeZone('America/Sao_Paulo')).toBe(true)
  })

  test.each(['', 'Sao_Paulo', 'america/sao_paulo', 'Mars/Olympus', '+03:00'])(
    'hold no %j',
    (id) => {
      expect(isTimeZone(id)).toBe(false)
    },
  )
})

describe('gmtOffset', () => {
  test.each([
    ['America/Sao_Paulo', 'GMT-03:00', 'GMT-03:00'],
    ['America/Rio_Branco', 'GMT-05:00', 'GMT-05:00'],
    ['America/Noronha', 'GMT-02:00', 'GMT-02:00'],
    ['Europe/London', 'GMT+00:00', 'GMT+01:00'],
    ['America/New_York', 'GMT-05:00', 'GMT-04:00'],
    ['Asia/Kathmandu', 'GMT+05:45', 'GMT+05:45'],
    ['Etc/GMT+12', 'GMT-12:00', 'GMT-12:00'],
  ])('%s is %s in January and %s in July', (id, january, july) => {
    expect(gmtOffset(id, WINTER_IN_EUROPE)).toBe(january)
    expect(gmtOffset(id, SUMMER_IN_EUROPE)).toBe(july)
  })

  test('is what the clocks of the zone show, for every zone at every moment', () => {
    const moment = fc.integer({ min: WINTER_IN_EUROPE, max: WINTER_IN_EUROPE + CENTURY_MS })
    fc.assert(
      fc.property(fc.constantFrom(...TIME_ZONES), moment, ({ id }, atMs) => {
        const minutes = minutesOf(gmtOffset(id, atMs))
        const shown = new Date(atMs + minutes * 60_000).toISOString().slice(0, 16)
        const clock = new Date(atMs).toLocaleString('sv-SE', { timeZone: id })
        expect(clock.slice(0, 16).replace(' ', 'T')).toBe(shown)
      }),
    )
  })
})
