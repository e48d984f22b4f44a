/** A competition of an endless season and the days and hours at which it is played. */
export interface SeasonTournament {
  readonly id: number
  readonly name: string
  /** Country or continent, in Portuguese. */
  readonly location: string
  /**
   * Names of those who compete, teams or persons, the strongest first; each name represents one
   * competitor in all tournaments of its sport.
   */
  readonly entrants: readonly string[]
  /** Days of the cycle on which a whole round is played, 0 to `CYCLE_DAYS` − 1. */
  readonly daysOfCycle: readonly number[]
  /** Starts in minutes UTC after the midnight that begins the day; 1440 and more = next date. */
  readonly startMinutes: readonly number[]
  /**
   * What its best and its last entrants are worth, in the measure of the sport; null when they are
   * known from other tournaments.
   */
  readonly levels: readonly [best: number, last: number] | null
  /** How much Brazilians care, 0 to 10. The higher, the sooner a game is offered. */
  readonly appeal: number
}

/**
 * The calendar repeats every eight days. Competitors play on even days or on odd days, never on
 * both, and within eight hours of the day, so that everyone rests 40 hours.
 */
export const CYCLE_DAYS = 8

export const EVEN_DAYS = [0, 2, 4, 6] as const
export const ODD_DAYS = [1, 3, 5, 7] as const

/** A tournament as the data files write it. */
export interface TournamentRow {
  readonly id: number
  readonly name: string
  readonly location: string
  /** Separated by commas, the strongest first. */
  readonly entrants: string | readonly string[]
  readonly days: readonly number[]
  /** UTC, as in '19:00 21:30 24:30'; a longer round begins again with the first. */
  readonly starts: string
  readonly levels?: readonly [best: number, last: number] | null
  readonly appeal?: number
}

export function seasonTournament(row: TournamentRow): SeasonTournament {
  const { id, name, location, entrants } = row
  return {
    id,
    name,
    location,
    entrants: typeof entrants === 'string' ? namesOf(entrants) : entrants,
    daysOfCycle: row.days,
    startMinutes: row.starts.split(' ').map(minutesOf),
    levels: row.levels ?? null,
    appeal: row.appeal ?? 0,
  }
}

/** Names out of a text with commas and line breaks. */
export function namesOf(text: string): readonly string[] {
  return text.split(',').map((name) => name.trim().replace(/\s+/g, ' '))
}

function minutesOf(time: string): number {
  const [hours = Number.NaN, minutes = Number.NaN] = time.split(':').map(Number)
  return hours * 60 + minutes
}
