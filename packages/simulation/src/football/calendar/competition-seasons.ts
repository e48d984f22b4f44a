import type { CompetitionSeason } from '../../schedule/dated-competition.ts'
import { type DaySpan, dayOfDate } from '../../schedule/match-window.ts'
import type { CompetitionRow } from './calendar-schema.ts'

interface DateSpan {
  readonly from: string
  readonly until: string
}

const SEASON_STARTS_MONTH = 7
/** A season that is shorter is that of a weekday, which every year has on another date. */
const SEASON_DAYS_MIN = 7

/** The season of a year; in Europe it begins in summer and reaches into the next year. */
export function seasonsOf(
  row: CompetitionRow,
  fifaWindows: readonly DateSpan[],
): (year: number) => CompetitionSeason | null {
  const isEuropean = row.timeZone.startsWith('Europe/') && !row.id.startsWith('int.')
  return (planYear) => {
    const edition = row.editions.find(({ year }) => year === planYear)
    if (edition) return editionOf(planYear, edition.rounds)
    if (row.editions.length > 0 || !isInYears(row.years, planYear)) return null
    const startsLate = isEuropean && Number(row.span.from.slice(0, 2)) < SEASON_STARTS_MONTH
    const year = startsLate ? planYear + 1 : planYear
    const span = spanFrom(year, row.span, row.span.years)
    const windows = fifaDays(fifaWindows, year, row.span.years)
    const until = Math.max(span.until, span.from + SEASON_DAYS_MIN - 1)
    return {
      span: { from: span.from, until },
      breaks: [...(row.fifaBreak ? windows : []), ...breaksOf(row, year)],
      within: row.inFifaWindows ? windows : null,
      rounds: null,
    }
  }
}

function editionOf(
  year: number,
  dates: readonly (readonly [from: string, until: string])[],
): CompetitionSeason {
  const rounds = dates.map(([from, until]) => spanFrom(year, { from, until }, 0))
  const from = Math.min(...rounds.map((each) => each.from))
  const until = Math.max(...rounds.map((each) => each.until))
  return { span: { from, until }, breaks: [], within: null, rounds }
}

function isInYears(years: CompetitionRow['years'], year: number): boolean {
  return years === null || (year - years.from) % years.every === 0
}

function breaksOf({ breaks, span }: CompetitionRow, year: number): readonly DaySpan[] {
  return yearsOf(year, Math.max(1, span.years)).flatMap((each) =>
    breaks
      .filter(({ years }) => isInYears(years, each))
      .map((dates) => spanFrom(each, dates, dates.until < dates.from ? 1 : 0)),
  )
}

function yearsOf(first: number, more: number): readonly number[] {
  return Array.from({ length: more + 1 }, (_, index) => first + index)
}

/** Dates 'MM-DD'. */
function spanFrom(year: number, { from, until }: DateSpan, years: number): DaySpan {
  return { from: dayOfDate(`${year}-${from}`), until: dayOfDate(`${year + years}-${until}`) }
}

/** Years that the data has not are like its last one, to the week. */
function fifaDays(windows: readonly DateSpan[], year: number, more: number): readonly DaySpan[] {
  const last = Math.max(...windows.map(({ from }) => Number(from.slice(0, 4))))
  return yearsOf(year, Math.max(1, more)).flatMap((each) => {
    const model = Math.min(each, last)
    const days = 7 * Math.round((365.2425 * (each - model)) / 7)
    return windows
      .filter(({ from }) => from.startsWith(`${model}-`))
      .map(({ from, until }) => ({ from: dayOfDate(from) + days, until: dayOfDate(until) + days }))
  })
}
