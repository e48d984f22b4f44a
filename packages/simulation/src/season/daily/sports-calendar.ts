import { itemAt } from '@caderneta/feed/item-at'
import { noiseAt, randomFrom, seedOf } from '@caderneta/feed/random'
import calendar from '../../../data/sports-calendar.json' with { type: 'json' }
import { dayOfDate } from '../dated/half-week.ts'
import { localTime } from '../dated/local-time.ts'
import { locationOf } from '../places.ts'
import type { SeasonTournament } from '../season-tournament.ts'
import { shuffled } from '../shuffled.ts'
import type { DailyCompetition, DailyPlan } from './daily-competition.ts'

/** A competition as the data describes it. */
export type SportsRow = (typeof calendar.competitions)[number]

/** What a sport knows of a competition of the data. */
export interface DailyRules {
  readonly plan: DailyPlan
  readonly appeal: number
  readonly homeEdge: number
  readonly isNeutral: boolean
  /** Sides of a season when they are not all of the field. */
  readonly entrants: number | null
}

const FIRST_ID = 10_080_000

/** Seeds keep their place in the draw: the two best meet in the final. */
const SEEDED = 8

const fields: Readonly<Record<string, readonly FieldRow[]>> = calendar.fields

interface FieldRow {
  readonly name: string
  readonly rating: number
  readonly class: string
}

/** Those who compete in a competition of the data, the strongest first. */
export function fieldOf(field: string): readonly FieldRow[] {
  const rows = fields[field]
  if (!rows) throw new RangeError(`no field ${field}`)
  return rows
}

/** Competitions of a sport in the data. New ones go to its end: numbers depend on their place. */
export function sportsCompetitions<Tournament extends SeasonTournament>(
  sport: string,
  rulesOf: (row: SportsRow) => DailyRules,
  tournamentOf: (row: SportsRow, tournament: SeasonTournament) => Tournament,
): readonly DailyCompetition<Tournament>[] {
  return calendar.competitions.flatMap((row, index) => {
    if (row.sport !== sport) return []
    const { plan, appeal, homeEdge, isNeutral, entrants } = rulesOf(row)
    const names = fieldOf(row.field).map(({ name }) => name)
    const tournament = tournamentOf(row, {
      id: FIRST_ID + index + 1,
      name: row.name,
      location: locationOf(row.cc),
      entrants: names,
      daysOfCycle: [],
      startMinutes: [],
      levels: null,
      appeal,
      homeEdge,
    })
    const drawn = (seed: string, year: number) =>
      entrants === null
        ? shuffled(names, randomFrom(`${seed}/draw/${row.id}/${year}`))
        : seededField(row, seed, year, entrants)
    return [
      {
        tournament,
        number: index + 1,
        plan,
        isNeutral,
        slots: row.slots,
        toUtc: localTime(row.timeZone),
        seasonOf: seasonsOf(row),
        fieldOf: drawn,
      },
    ]
  })
}

/** Rating of everyone in the fields of the data, in the measure of the sport. */
export function ratedFields(
  scaleByField: Readonly<Record<string, (rating: number) => number>>,
): ReadonlyMap<string, number> {
  return new Map(
    Object.entries(scaleByField).flatMap(([field, scale]) =>
      fieldOf(field).map(({ name, rating }) => [name, scale(rating)] as const),
    ),
  )
}

function seasonsOf({ window, breaks }: SportsRow): DailyCompetition['seasonOf'] {
  return (year) => {
    const span = spanFrom(year, window)
    const ofYears = [year, year + 1].flatMap((each) => breaks.map((pause) => spanFrom(each, pause)))
    return { window: span, breaks: ofYears }
  }
}

/** Dates 'MM-DD'; those that end before they begin end in the next year. */
function spanFrom(
  year: number,
  { from, until }: { readonly from: string; readonly until: string },
): { readonly from: number; readonly until: number } {
  const endsIn = until < from ? year + 1 : year
  return { from: dayOfDate(`${year}-${from}`), until: dayOfDate(`${endsIn}-${until}`) }
}

/** How far luck moves who enters, as a share of the places of the field. */
const ENTRY_LUCK = 0.35

/**
 * Players are dealt to the competitions of the same field whose windows share days, so that no one
 * plays in two of them; of those dealt most of the best ones enter.
 */
function seededField(row: SportsRow, seed: string, year: number, count: number): readonly string[] {
  const rivals = rivalsOf(row)
  const turn = rivals.findIndex(({ id }) => id === row.id)
  const first = itemAt(rivals, 0).id
  const places = fieldOf(row.field).map(({ name }, place, { length }) => {
    const luck = noiseAt(seedOf(`${seed}/entry/${first}/${year}/${name}`), 0)
    return { name, place, order: place + ENTRY_LUCK * length * luck }
  })
  const drawn = places.toSorted((one, other) => one.order - other.order)
  const dealt = drawn.filter((_, index) => index % rivals.length === turn).slice(0, count)
  const byRank = dealt.toSorted((one, other) => one.place - other.place).map(({ name }) => name)
  const others = shuffled(byRank.slice(SEEDED), randomFrom(`${seed}/draw/${row.id}/${year}`))
  return [...byRank.slice(0, SEEDED), ...others]
}

/** Competitions that share days and players with one, itself included. */
export function rivalsOf(row: SportsRow): readonly SportsRow[] {
  const { from, until } = row.window
  return calendar.competitions.filter(
    ({ field, window }) => field === row.field && window.from <= until && from <= window.until,
  )
}
