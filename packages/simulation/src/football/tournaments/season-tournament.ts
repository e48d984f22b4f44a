/** A competition of the endless season and the days and hours at which it is played. */
export interface SeasonTournament {
  readonly id: number
  readonly name: string
  /** Country or continent, in Portuguese. */
  readonly location: string
  /** Names of the clubs, the strongest first; each name stands for one club everywhere. */
  readonly clubs: readonly string[]
  /** Days of the cycle on which a whole round is played, 0 to `CYCLE_DAYS` − 1. */
  readonly daysOfCycle: readonly number[]
  /** Kick-offs in minutes UTC after the midnight that begins the day; 1440 and more = next date. */
  readonly kickOffMinutes: readonly number[]
  /**
   * What its best and its last clubs are worth, as a logarithm of goals for and against; null when
   * its clubs are known from their own leagues.
   */
  readonly levels: readonly [best: number, last: number] | null
  /** How much Brazilians care, 0 to 10. Those above zero are announced a week ahead. */
  readonly appeal: number
  /** Draws after 90 minutes go to extra time and penalties. */
  readonly isCup: boolean
}

/**
 * The calendar repeats every eight days. Clubs play on even days or on odd days, never on both, and
 * within eight hours of the day, so that everyone rests 40 hours.
 */
export const CYCLE_DAYS = 8

export const EVEN_DAYS = [0, 2, 4, 6] as const
export const ODD_DAYS = [1, 3, 5, 7] as const

/** A tournament as the data files write it. */
interface TournamentLine {
  readonly id: number
  readonly name: string
  readonly location: string
  /** Separated by commas, the strongest first. */
  readonly clubs: string | readonly string[]
  readonly days: readonly number[]
  /** UTC, as in '19:00 21:30 24:30'; a longer round begins again with the first. */
  readonly kickOffs: string
  readonly appeal?: number
}

interface LeagueLine extends TournamentLine {
  readonly levels: readonly [best: number, last: number]
}

/** A national league: each club is in one of them at most. */
export function league(line: LeagueLine): SeasonTournament {
  return { ...continental(line), levels: line.levels }
}

/** A cup of clubs that have their own leagues; draws after 90 minutes are played out. */
export function cup(line: TournamentLine): SeasonTournament {
  return { ...continental(line), isCup: true }
}

/** The league phase of a continental cup: its clubs have their own leagues, and draws stand. */
export function continental(line: TournamentLine): SeasonTournament {
  return {
    id: line.id,
    name: line.name,
    location: line.location,
    clubs: typeof line.clubs === 'string' ? namesOf(line.clubs) : line.clubs,
    daysOfCycle: line.days,
    kickOffMinutes: line.kickOffs.split(' ').map(minutesOf),
    levels: null,
    appeal: line.appeal ?? 0,
    isCup: false,
  }
}

/** Club names out of a text with commas and line breaks. */
export function namesOf(text: string): readonly string[] {
  return text.split(',').map((name) => name.trim().replace(/\s+/g, ' '))
}

function minutesOf(time: string): number {
  const [hours = Number.NaN, minutes = Number.NaN] = time.split(':').map(Number)
  return hours * 60 + minutes
}
