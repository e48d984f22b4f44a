import { describe, expect, it } from 'vitest'
import { dateText, dayKey, dayText, timeText } from './date-format.ts'

const AT = Date.UTC(2025, 10, 5, 2, 0)
const SAO_PAULO = 'America/Sao_Paulo'

describe('dates', () => {
  it('FMT-08 uses the time zone of the user', () => {
    expect(dateText(AT, 'ptBR', SAO_PAULO)).toBe('04/11/2025')
    expect(timeText(AT, 'ptBR', SAO_PAULO)).toBe('23:00')
    expect(dateText(AT, 'ptBR', 'Europe/Lisbon')).toBe('05/11/2025')
  })

  it('FMT-09 reads times with 24 hours in both languages', () => {
    const evening = Date.UTC(2025, 10, 5, 0, 30)
    expect(timeText(evening, 'ptBR', SAO_PAULO)).toBe('21:30')
    expect(timeText(evening, 'en', SAO_PAULO)).toBe('21:30')
  })

  it('reads midnight as 00:00', () => {
    const midnight = Date.UTC(2025, 10, 5, 3, 0)
    expect(timeText(midnight, 'ptBR', SAO_PAULO)).toBe('00:00')
    expect(timeText(midnight, 'en', SAO_PAULO)).toBe('00:00')
  })

  it('formats the day in the language of the page', () => {
    expect(dayText(AT, 'ptBR', SAO_PAULO)).toBe('ter 04/11')
    expect(dayText(AT, 'en', SAO_PAULO)).toBe('Tue 04/11')
  })

  it('compares days by the civil day of the time zone', () => {
    expect(dayKey(AT - 3_600_000, SAO_PAULO)).toBe(dayKey(AT, SAO_PAULO))
    expect(dayKey(AT + 3_600_000, SAO_PAULO)).not.toBe(dayKey(AT, SAO_PAULO))
    expect(dayKey(AT + 3_600_000, 'UTC')).toBe(dayKey(AT, 'UTC'))
  })
})
