import { oddsFormatOf } from '@caderneta/domain/odds/odds-format'
import { useMemo } from 'react'
import { type Prefs, usePrefs } from '../prefs/prefs-store.ts'
import { dayAfter } from './civil-day.ts'
import { dateText, dayKey, dayText, timeText } from './date-format.ts'
import { reaisMoneyText } from './money-format.ts'
import { oddsText } from './odds-text.ts'
import { useToday } from './today.ts'

interface DayNames {
  readonly today: string
  readonly tomorrow: string
}

/**
 * Formatting of numbers and times with the user's time zone, odds format and language; renewed when
 * a day begins.
 */
interface Formats {
  /** Reais of the wire: 'R$ 1.234,56'. */
  readonly money: (reais: number) => string
  /** Decimal odds of the wire, in the chosen odds format. */
  readonly odds: (rate: number) => string
  readonly time: (at: number) => string
  /** 'sáb 22/11'. */
  readonly day: (at: number) => string
  /** The same, but of the next two days their names: 'Hoje', 'Amanhã'. */
  readonly dayName: (at: number, names: DayNames) => string
  readonly date: (at: number) => string
  /** '2025-11-22', for addresses. */
  readonly dayKey: (at: number) => string
  readonly isToday: (at: number) => boolean
  /** The current day, as by `dayKey`. */
  readonly today: string
}

/** The placeholder for unknown odds, which no format can show. */
const NO_ODDS = '–'

function formatsOf(prefs: Prefs, today: string): Formats {
  const { language, timezone } = prefs
  const oddsFormat = oddsFormatOf(prefs.oddsFormat)
  const tomorrow = dayAfter(today, 1)
  return {
    money: reaisMoneyText,
    odds: (rate) => (rate < 1 ? NO_ODDS : oddsText(rate, oddsFormat)),
    time: (at) => timeText(at, language, timezone),
    day: (at) => dayText(at, language, timezone),
    dayName: (at, names) => {
      const key = dayKey(at, timezone)
      if (key === today) return names.today
      return key === tomorrow ? names.tomorrow : dayText(at, language, timezone)
    },
    date: (at) => dateText(at, language, timezone),
    dayKey: (at) => dayKey(at, timezone),
    isToday: (at) => dayKey(at, timezone) === today,
    today,
  }
}

export function useFormats(): Formats {
  const prefs = usePrefs()
  const today = useToday(prefs.timezone)
  return useMemo(() => formatsOf(prefs, today), [prefs, today])
}
