import { formatRate, oddsFormatOf } from '@caderneta/domain/odds/odds-format'
import { useMemo } from 'react'
import { type Prefs, usePrefs } from '../prefs/prefs-store.ts'
import { usePage } from '../root/page.ts'
import type { ServerClock } from '../root/server-clock.ts'
import { dateText, dayKey, dayText, isSameDay, timeText } from './date-format.ts'
import { reaisMoneyText } from './money-format.ts'

interface DayNames {
  readonly today: string
  readonly tomorrow: string
}

/** Formatting of numbers and times with the user's time zone, odds format and language. */
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
}

/** The placeholder for unknown odds, which no format can show. */
const NO_ODDS = '–'

const DAY_MS = 86_400_000

function formatsOf(prefs: Prefs, clock: ServerClock): Formats {
  const { language, timezone } = prefs
  const oddsFormat = oddsFormatOf(prefs.oddsFormat)
  return {
    money: reaisMoneyText,
    odds: (rate) => (rate < 1 ? NO_ODDS : formatRate(rate, oddsFormat)),
    time: (at) => timeText(at, language, timezone),
    day: (at) => dayText(at, language, timezone),
    dayName: (at, names) => {
      if (isSameDay(at, clock.now(), timezone)) return names.today
      const isTomorrow = isSameDay(at, clock.now() + DAY_MS, timezone)
      return isTomorrow ? names.tomorrow : dayText(at, language, timezone)
    },
    date: (at) => dateText(at, language, timezone),
    dayKey: (at) => dayKey(at, timezone),
    isToday: (at) => isSameDay(at, clock.now(), timezone),
  }
}

export function useFormats(): Formats {
  const { clock } = usePage()
  const prefs = usePrefs()
  return useMemo(() => formatsOf(prefs, clock), [prefs, clock])
}
