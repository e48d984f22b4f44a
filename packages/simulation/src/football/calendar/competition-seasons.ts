import type { CompetitionSeason } from '../../schedule/dated-competition.ts'
import { type DaySpan, dayOfDate } from '../../schedule/match-window.ts'
import type { CompetitionRow } from './football-competitions.ts'

interface DateSpan {
  readonly from: string
  readonly until: string
}

/** Years in which a tournament of national teams is played, when it is not every one. */
const YEARS: Readonly<Record<string, (year: number) => boolean>> = {
  'int.copa-america': (year) => year % 4 === 0,
  'int.afcon': (year) => year % 2 === 1,
  'int.unl': (year) => year % 2 === 0,
  'int.wcq-conmebol': (year) => year % 4 !== 2,
}
const NATIONS_IN_WINDOWS = ['int.friendly', 'int.unl', 'int.wcq-conmebol']
const SEASON_STARTS_MONTH = 7
/** A window that is shorter is that of a weekday, which every year has in another date. */
const WINDOW_DAYS_MIN = 7
const YEAR_IN_WHY = /\((\d{4})\)$/
const YEARS_BETWEEN_WORLD_CUPS = 4

/** The season of a year; in Europe it begins in summer and reaches into the next year. */
export function seasonsOf(
  row: CompetitionRow,
  fifaWindows: readonly DateSpan[],
): (year: number) => CompetitionSeason | null {
  const isEuropean = row.timeZone.startsWith('Europe/') && !row.id.startsWith('int.')
  return (planYear) => {
    if (YEARS[row.id]?.(planYear) === false) return null
    const startsLate = isEuropean && Number(row.window.from.slice(0, 2)) < SEASON_STARTS_MONTH
    const year = startsLate ? planYear + 1 : planYear
    const span = spanFrom(year, row.window)
    const windows = fifaDays(fifaWindows, year)
    const isBound = NATIONS_IN_WINDOWS.includes(row.id)
    const until = Math.max(span.until, span.from + WINDOW_DAYS_MIN - 1)
    return {
      span: { from: span.from, until },
      breaks: [...(row.fifaBreak ? windows : []), ...breaksOf(row, year)],
      within: isBound ? windows : null,
    }
  }
}

function breaksOf({ breaks }: CompetitionRow, year: number): readonly DaySpan[] {
  return [year, year + 1].flatMap((each) =>
    breaks
      .filter(({ why }) => {
        const only = YEAR_IN_WHY.exec(why)?.[1]
        return only === undefined || (each - Number(only)) % YEARS_BETWEEN_WORLD_CUPS === 0
      })
      .map((span) => spanFrom(each, span)),
  )
}

/** Dates 'MM-DD'; those that end before they begin end in the next year. */
function spanFrom(year: number, { from, until }: DateSpan): DaySpan {
  const endsIn = until < from ? year + 1 : year
  return { from: dayOfDate(`${year}-${from}`), until: dayOfDate(`${endsIn}-${until}`) }
}

/** Of a year and the next one; years that the data has not are like its last one, to the week. */
function fifaDays(windows: readonly DateSpan[], year: number): readonly DaySpan[] {
  const last = Math.max(...windows.map(({ from }) => Number(from.slice(0, 4))))
  return [year, year + 1].flatMap((each) => {
    const model = Math.min(each, last)
    const days = 7 * Math.round((365.2425 * (each - model)) / 7)
    return windows
      .filter(({ from }) => from.startsWith(`${model}-`))
      .map(({ from, until }) => ({ from: dayOfDate(from) + days, until: dayOfDate(until) + days }))
  })
}
