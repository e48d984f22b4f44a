import { describe, expect, it } from 'vitest'
import { kickOffMoment } from './kick-off-moment.ts'

const at = (time: string, utcOffsetMinutes: number | null = null) => ({
  date: '2025-07-01',
  time,
  utcOffsetMinutes,
})

describe('the moment of a kick-off', () => {
  it('is the same for one moment in two zones', () => {
    const qatar = kickOffMoment(at('19:00', 180), 'UTC')
    expect(qatar).toBe('2025-07-01T16:00:00.000Z')
    expect(kickOffMoment(at('13:00', -180), 'UTC')).toBe(qatar)
  })

  it('is in the zone of the competition where the file names none, summer time included', () => {
    expect(kickOffMoment(at('21:30'), 'America/Sao_Paulo')).toBe('2025-07-02T00:30:00.000Z')
    expect(kickOffMoment(at('20:00'), 'Europe/London')).toBe('2025-07-01T19:00:00.000Z')
    expect(kickOffMoment(at('20:00'), 'UTC')).toBe('2025-07-01T20:00:00.000Z')
  })

  it('is the start of the day without a time', () => {
    expect(kickOffMoment(at(''), 'UTC')).toBe('2025-07-01T00:00:00.000Z')
  })
})
