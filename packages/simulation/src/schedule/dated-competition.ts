import type { LocalTime } from './local-time.ts'
import type { DaySpan } from './match-window.ts'
import type { SeasonTournament } from './season-tournament.ts'

/** A season of a competition: what its draw is sampled from, and the year to which it belongs. */
export interface SeasonKey {
  readonly key: string
  readonly year: number
}

/** Day of the week, local time and how often it is used. */
export interface Slot {
  readonly day: string
  readonly at: string
  readonly weight: number
}

/** A competition with a season: its weekdays, hours and weeks. */
export interface DatedCompetition<Tournament extends SeasonTournament = SeasonTournament> {
  readonly tournament: Tournament
  /**
   * Part of its game ids: never another one. A hundred rounds share a number: what has more rounds
   * has the next number too.
   */
  readonly number: number
  /** Those with a lower one choose their dates first. */
  readonly rank: number
  readonly plan: CompetitionPlan
  readonly isNeutral: boolean
  readonly slots: readonly Slot[]
  /** Weekday and hour of its last match; null = as any other one. */
  readonly final: Slot | null
  readonly toUtc: LocalTime
  /** Those who compete in a year, in the order of the draw; null = its entrants, drawn. */
  readonly fieldOf: ((year: number, key: string) => readonly string[]) | null
  /** Who meets whom in a round before the knock-out; null = everybody meets everybody in groups. */
  readonly pairsOf:
    | ((
        round: number,
        season: SeasonKey,
        seats: readonly string[],
      ) => readonly (readonly [home: string, away: string])[])
    | null
  /**
   * Games on each of the days of a round that has days of its own, in the order of its pairs before
   * the knock-out; null = as many on each, and first those whose sides have rested longest.
   */
  readonly gamesByDay: ((days: DaySpan, games: number) => readonly number[]) | null
  /** What its knock-out rounds are called. */
  readonly roundNames: 'cup' | 'draw'
  /** Share of rounds that are played from Tuesday to Thursday. */
  readonly midweekShare: number
  /** Where a side is from, if sides of one place are drawn apart from each other. */
  readonly placeOf: ((side: string) => string) | null
  /** The season of a year, null when it has none; it may end in the second year after it. */
  readonly seasonOf: (year: number) => CompetitionSeason | null
}

/** When a season of a competition may be played. */
export interface CompetitionSeason {
  readonly span: DaySpan
  readonly breaks: readonly DaySpan[]
  /** It is played within these only; null = anywhere in the span. */
  readonly within: readonly DaySpan[] | null
  /** Days of each of its rounds; null = match windows of the span, which the plan finds. */
  readonly rounds: readonly DaySpan[] | null
}

/** How it is played. */
export interface CompetitionPlan {
  /** Rounds before the knock-out: everybody in groups (one = a league). */
  readonly rounds: number
  readonly groupSize: number
  /**
   * Who shares a group: sides of one tier, which has so many of the strongest that are left; null =
   * the strongest are in different groups.
   */
  readonly tier: number | null
  readonly knockout: KnockoutPlan | null
  /** Matches of a round of friendlies, drawn for each; null = not friendlies. */
  readonly friendlies: number | null
}

interface KnockoutPlan {
  /** When they are no power of two, the best ones pass the first round without a match. */
  readonly sides: number
  /** Matches of a tie, from the first round to the final: one, two legs, or a series. */
  readonly legs: readonly number[]
  /** Who is at home in a series, by its length: 'h' the better side, 'a' the other. */
  readonly homes?: Readonly<Record<number, string>>
  /** Two places of each group more play for its last two places in the knock-out. */
  readonly hasPlayIn?: boolean
  /** The last four meet in one place. */
  readonly hasFinalFour?: boolean
  /** Sides of a group meet each other until the final: conferences. */
  readonly isByGroup?: boolean
  /** Losers of the semifinals meet once more. */
  readonly hasThirdPlace: boolean
}

/** A round in groups, of friendlies, a leg of a knock-out, or the match for third place. */
export type RoundKind =
  | { readonly kind: 'groups' }
  | { readonly kind: 'friendlies' }
  | { readonly kind: 'third place' }
  /** The seventh meets the eighth, the ninth the tenth; then a loser the other winner. */
  | { readonly kind: 'play-in'; readonly isDecider: boolean }
  | {
      readonly kind: 'knockout'
      readonly ties: number
      readonly isFirst: boolean
      readonly leg: 'only' | 'first' | 'second'
      /** Which game of a series it is; null = not a series. */
      readonly series: SeriesGame | null
    }

/** A game of a series, counted from 0. */
interface SeriesGame {
  readonly game: number
  readonly of: number
  /** Whether the better side is away. */
  readonly isTurned: boolean
  /** Whether who was at home in the first game is away. */
  readonly isReturn: boolean
}

/** Who wins so often has won the series; earlier games are played in any case. */
export function winsNeeded({ of }: SeriesGame): number {
  return (of + 1) / 2
}

/** Where the league says nothing else. */
const SERIES_HOMES: Readonly<Record<number, string>> = { 3: 'hah', 5: 'hhaah', 7: 'hhaahah' }

/** All rounds of a season, in their order. */
export function roundsOf(plan: CompetitionPlan): readonly RoundKind[] {
  const known = KNOWN_ROUNDS.get(plan)
  if (known) return known
  const rounds = makeRounds(plan)
  KNOWN_ROUNDS.set(plan, rounds)
  return rounds
}

const KNOWN_ROUNDS = new WeakMap<CompetitionPlan, readonly RoundKind[]>()

function makeRounds(plan: CompetitionPlan): readonly RoundKind[] {
  if (plan.friendlies !== null) return [{ kind: 'friendlies' }]
  const groups = Array.from({ length: plan.rounds }, (): RoundKind => ({ kind: 'groups' }))
  if (plan.knockout === null) return groups
  const playIn: readonly RoundKind[] = plan.knockout.hasPlayIn
    ? [false, true].map((isDecider) => ({ kind: 'play-in', isDecider }))
    : []
  return [...groups, ...playIn, ...knockoutRounds(plan.knockout)]
}

/** The last round of all, or any game of a series that is the final. */
export function isOfFinal(plan: CompetitionPlan, round: number): boolean {
  const kinds = roundsOf(plan)
  const kind = kinds[round]
  const isFinalSeries = kind?.kind === 'knockout' && kind.series !== null && kind.ties === 1
  return isFinalSeries || round === kinds.length - 1
}

function knockoutRounds(plan: KnockoutPlan): readonly RoundKind[] {
  const { sides, legs, hasThirdPlace } = plan
  return legs.flatMap((matches, level): readonly RoundKind[] => {
    const ties = tiesOf(sides, level)
    const of = { kind: 'knockout', ties, isFirst: level === 0, series: null } as const
    const rounds: readonly RoundKind[] =
      matches > 2
        ? seriesOf(plan, matches).map((series) => ({ ...of, leg: 'only', series }))
        : matches === 1
          ? [{ ...of, leg: 'only' }]
          : [
              { ...of, leg: 'first' },
              { ...of, leg: 'second' },
            ]
    return ties === 1 && hasThirdPlace ? [{ kind: 'third place' }, ...rounds] : rounds
  })
}

function seriesOf({ homes = SERIES_HOMES }: KnockoutPlan, of: number): readonly SeriesGame[] {
  const pattern = homes[of]
  if (pattern?.length !== of) throw new RangeError(`no order of homes for a series of ${of}`)
  return [...pattern].map((home, game) => ({
    game,
    of,
    isTurned: home === 'a',
    isReturn: home !== pattern[0],
  }))
}

function tiesOf(sides: number, level: number): number {
  const bracket = 2 ** Math.floor(Math.log2(sides))
  if (sides === bracket) return bracket / 2 ** (level + 1)
  return level === 0 ? sides - bracket : bracket / 2 ** level
}
