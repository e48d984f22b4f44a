import type {
  CompetitionPlan,
  CompetitionSeason,
  DatedCompetition,
  Slot,
} from './dated-competition.ts'
import { localTime } from './local-time.ts'
import { type DaySpan, dayOfDate } from './match-window.ts'
import type { SeasonTournament } from './season-tournament.ts'

type Dates = readonly [from: string, until: string]

/** What differs between leagues that play one round in a match window. */
interface LeagueRow<Tournament extends SeasonTournament> {
  readonly tournament: Tournament
  /** Part of its game ids: never another one. */
  readonly number: number
  readonly timeZone: string
  /** 'MM-DD', which may cross the turn of the year; or the season of a year. */
  readonly season: Dates | ((year: number) => CompetitionSeason)
  readonly breaks?: readonly Dates[]
  readonly rounds: number
  readonly knockout: CompetitionPlan['knockout']
  /** Sides of a conference, each with a table of its own; all sides = one table. */
  readonly conference?: number
  readonly midweekShare: number
  /** 'sat 19:00', of which each is as frequent as it is often listed. */
  readonly slots: readonly string[]
  readonly final: string | null
  readonly pairsOf?: DatedCompetition['pairsOf']
  readonly gamesByDay?: DatedCompetition['gamesByDay']
  readonly fieldOf?: DatedCompetition['fieldOf']
}

export function datedLeague<Tournament extends SeasonTournament>(
  row: LeagueRow<Tournament>,
): DatedCompetition<Tournament> {
  const { tournament, number, rounds, knockout, season, breaks = [] } = row
  const sides = tournament.entrants.length
  const { conference = sides } = row
  return {
    tournament,
    number,
    rank: 0,
    plan: {
      rounds,
      groupSize: conference,
      tier: conference === sides ? null : conference,
      knockout,
      friendlies: null,
    },
    isNeutral: false,
    slots: row.slots.map(slotOf),
    final: row.final === null ? null : slotOf(row.final),
    placeOf: null,
    toUtc: localTime(row.timeZone),
    fieldOf: row.fieldOf ?? null,
    pairsOf: row.pairsOf ?? null,
    gamesByDay: row.gamesByDay ?? null,
    roundNames: 'cup',
    midweekShare: row.midweekShare,
    seasonOf: typeof season === 'function' ? season : (year) => seasonOf(year, season, breaks),
  }
}

function seasonOf(year: number, dates: Dates, breaks: readonly Dates[]): CompetitionSeason {
  const span = spanFrom(year, dates)
  const within = [year, year + 1].flatMap((each) => breaks.map((dates) => spanFrom(each, dates)))
  return { span, breaks: within, within: null, rounds: null }
}

function spanFrom(year: number, [from, until]: Dates): DaySpan {
  return {
    from: dayOfDate(`${year}-${from}`),
    until: dayOfDate(`${until < from ? year + 1 : year}-${until}`),
  }
}

function slotOf(text: string): Slot {
  const [day = '', at = ''] = text.split(' ')
  return { day, at, weight: 1 }
}

const DAYS_OF_YEAR = 365.2425

/** Days from a date of one year to the same weekday nearest to that date in another year. */
export function daysLater(fromYear: number, year: number): number {
  return 7 * Math.round((DAYS_OF_YEAR * (year - fromYear)) / 7)
}

/** Days of the games of a series, so many days each, from every so many days on. */
export function seriesDays(
  from: number,
  games: number,
  { days, every }: { readonly days: number; readonly every: number },
): readonly DaySpan[] {
  return Array.from({ length: games }, (_, game) => {
    const first = from + every * game
    return { from: first, until: first + days - 1 }
  })
}

/** The n-th of a weekday (0 = Sunday) in a month (1 = January), in days since 1970-01-01. */
export function nthWeekday(year: number, month: number, weekday: number, nth: number): number {
  const first = dayOfDate(`${year}-${`${month}`.padStart(2, '0')}-01`)
  const ofFirst = new Date(Date.UTC(year, month - 1, 1)).getUTCDay()
  return first + ((weekday - ofFirst + 7) % 7) + 7 * (nth - 1)
}
