import { describe, expect, it } from 'vitest'
import { idleLimitMs, sessionLimit } from './inactivity-period.ts'

const MINUTE_MS = 60_000

describe('idleLimitMs', () => {
  it.each([
    ['20 Minutos', 20],
    ['1 Hora', 60],
    ['2 Horas', 120],
    ['3 Horas', 180],
    ['6 Horas', 360],
    ['12 Horas', 720],
  ])('reads %s as %i minutes', (option, minutes) => {
    expect(idleLimitMs(option, 86_400)).toBe(minutes * MINUTE_MS)
  })

  it('never exceeds the limit of the deployment', () => {
    expect(idleLimitMs('12 Horas', 1800)).toBe(30 * MINUTE_MS)
    expect(idleLimitMs('20 Minutos', 1800)).toBe(20 * MINUTE_MS)
  })

  it('allows no idle time for an unknown option', () => {
    expect(idleLimitMs('Para sempre', 1800)).toBe(0)
  })
})

describe('sessionLimit', () => {
  it('sends the page the same limit in seconds', () => {
    expect(sessionLimit('20 Minutos', 1800)).toEqual({ inactivitySeconds: 1200 })
    expect(sessionLimit('3 Horas', 1800)).toEqual({ inactivitySeconds: 1800 })
  })
})
