import { itemAt } from '@caderneta/pricing/chances/item-at'
import { listAt } from '@caderneta/pricing/chances/list-at'
import { type Random, randomFrom } from '@caderneta/pricing/random'
import { shuffled } from '../../schedule/shuffled.ts'
import { daysOfEvent, TENNIS_DATA, type TennisEvent, type Tour, tourOf } from './tennis-data.ts'

/** How far a player strays from the rating when the field of an event is chosen. */
const ELO_NOISE = 150
/** Who played until the day before enters only where others are missing. */
const TIRED_ELO = 2_000
/** How much an event attracts. */
const WEIGHTS: Readonly<Record<TennisEvent['category'], number>> = {
  GS: 100,
  finals: 100,
  '1000': 16,
  '500': 4,
  '250': 1,
  challenger: 0.5,
}

interface Engagement {
  readonly until: number
}

/**
 * Who plays each event of a tour in a year, in the order of the draw, by the event's id. No player
 * is in two events at a time; events at the same time share the players by what they are worth.
 */
export function tennisFields(
  tour: Tour,
  year: number,
  key: string,
): ReadonlyMap<string, readonly string[]> {
  const random = randomFrom(key)
  const events = TENNIS_DATA.events
    .filter((event) => tourOf(event) === tour)
    .map((event) => ({ event, days: daysOfEvent(event, year) }))
    .sort((one, other) => one.days.from - other.days.from)
  const best = new Set(byRating(tour, null).slice(0, BEST))
  const engaged = new Map<string, Engagement>()
  const fields = new Map<string, readonly string[]>()
  for (const batch of batchesOf(events)) {
    const from = Math.min(...batch.map(({ days }) => days.from))
    const players = ratedPlayers(tour, random, (name) => {
      const until = engaged.get(name)?.until ?? -Infinity
      return until >= from ? null : until === from - 1 ? -TIRED_ELO : 0
    })
    const entries = enter(
      players,
      batch.map(({ event }) => event),
      best,
      random,
    )
    for (const { event, days } of batch) {
      const names = listAt(entries, event.id)
      for (const name of names) engaged.set(name, { until: days.until })
      fields.set(event.id, drawn(byRating(tour, names), random))
    }
  }
  return fields
}

interface DatedEvent {
  readonly event: TennisEvent
  readonly days: { readonly from: number; readonly until: number }
}

/** Events that are played at the same time. */
function batchesOf(events: readonly DatedEvent[]): readonly (readonly DatedEvent[])[] {
  const batches: DatedEvent[][] = []
  let until = -Infinity
  for (const each of events) {
    if (each.days.from <= until) batches.at(-1)?.push(each)
    else batches.push([each])
    until = Math.max(until, each.days.until)
  }
  return batches
}

/** Who is free, the first to choose first. `extra` is null for who is not. */
function ratedPlayers(
  tour: Tour,
  random: Random,
  extra: (name: string) => number | null,
): readonly string[] {
  return TENNIS_DATA.players[tour]
    .flatMap(({ name, elo }) => {
      const noise = ELO_NOISE * (2 * random.next() - 1)
      const more = extra(name)
      return more === null ? [] : [{ name, rating: elo + noise + more }]
    })
    .sort((one, other) => other.rating - one.rating)
    .map(({ name }) => name)
}

/** So many do not play the smaller tournaments. */
const BEST = 48

/** Each player in turn chooses an event that has a place left. */
function enter(
  players: readonly string[],
  events: readonly TennisEvent[],
  best: ReadonlySet<string>,
  random: Random,
): ReadonlyMap<string, readonly string[]> {
  const entries = new Map<string, string[]>(events.map(({ id }) => [id, []]))
  for (const name of players) {
    const open = events.filter(
      ({ id, draw, category }) =>
        listAt(entries, id).length < draw && (category !== 'challenger' || !best.has(name)),
    )
    if (open.length > 0) entries.get(chosen(open, random).id)?.push(name)
  }
  return entries
}

function chosen(events: readonly TennisEvent[], random: Random): TennisEvent {
  const all = events.reduce((sum, { category }) => sum + WEIGHTS[category], 0)
  let rest = random.next() * all
  for (const event of events) {
    rest -= WEIGHTS[event.category]
    if (rest < 0) return event
  }
  return itemAt(events, events.length - 1)
}

/** These players or, with null, all. */
function byRating(tour: Tour, names: readonly string[] | null): readonly string[] {
  const wanted = new Set(names)
  return TENNIS_DATA.players[tour]
    .filter(({ name }) => names === null || wanted.has(name))
    .toSorted((one, other) => other.elo - one.elo)
    .map(({ name }) => name)
}

/**
 * The order of a draw, of which the first meets the last in every round: the two best meet in the
 * final, the next two in a semifinal, and so on; a quarter of the field is seeded.
 */
function drawn(names: readonly string[], random: Random): readonly string[] {
  const seeded = Math.min(names.length, Math.max(2, 2 ** Math.floor(Math.log2(names.length / 3))))
  const seats: string[] = [...names.slice(0, 2)]
  for (let first = 2; first < seeded; first *= 2)
    seats.push(...shuffled(names.slice(first, Math.min(2 * first, seeded)), random))
  return [...seats, ...shuffled(names.slice(seats.length), random)]
}
