import { itemAt } from '@caderneta/pricing/chances/item-at'
import { type Random, randomFrom } from '@caderneta/pricing/random'
import type { CompetitionPlan, DatedCompetition } from './dated-competition.ts'
import { pairingsOfRound } from './round-robin.ts'
import { shuffled } from './shuffled.ts'

export type Groups = readonly (readonly string[])[]

/** Swaps that are tried before a draw counts as good enough. */
const SWAPS_MAX = 2_000

/**
 * The sides of a season in the order in which they are drawn. In groups the strongest are in
 * different ones, or all in one tier; those of one place are kept apart where that is the rule.
 */
export function seatsOf(competition: DatedCompetition, key: string): readonly string[] {
  const { plan, tournament, placeOf } = competition
  const { entrants } = tournament
  const random = randomFrom(`${key}/draw`)
  const entered =
    plan.rounds === 0 && plan.knockout ? entrants.slice(0, plan.knockout.sides) : entrants
  if (isFixed(competition, entered)) return entered
  const pot = potSize(plan, entered.length)
  const seats = potsOf(entered, pot).flatMap((each) => shuffled(each, random))
  return placeOf === null ? seats : drawnApart(seats, { plan, pot, placeOf, random })
}

/** Byes of a cup without groups are those of the first entrants. */
function isFixed({ plan: { rounds, knockout } }: DatedCompetition, entered: readonly string[]) {
  return rounds === 0 && knockout !== null && !Number.isInteger(Math.log2(entered.length))
}

function groupCount({ groupSize }: CompetitionPlan, sides: number): number {
  return Math.max(1, Math.round(sides / groupSize))
}

function potSize(plan: CompetitionPlan, sides: number): number {
  const groups = groupCount(plan, sides)
  return plan.tier ?? (groups === 1 ? sides : groups)
}

/** In their order, so many each. */
export function potsOf(sides: readonly string[], size: number): Groups {
  return Array.from({ length: Math.ceil(sides.length / size) }, (_, pot) =>
    sides.slice(pot * size, (pot + 1) * size),
  )
}

/** Each side in turn goes to the next group; those of a tier share their groups. */
export function groupsOf(seats: readonly string[], plan: CompetitionPlan): Groups {
  if (plan.tier !== null)
    return potsOf(seats, plan.tier).flatMap((tier) => groupsOf(tier, { ...plan, tier: null }))
  const count = groupCount(plan, seats.length)
  return Array.from({ length: count }, (_, group) =>
    seats.filter((_side, index) => index % count === group),
  )
}

interface ApartDraw {
  readonly plan: CompetitionPlan
  readonly pot: number
  readonly placeOf: (side: string) => string
  readonly random: Random
}

/** Swaps sides of one pot until no side meets one of its own place, or as few as can be. */
function drawnApart(
  seats: readonly string[],
  { plan, pot, placeOf, random }: ApartDraw,
): readonly string[] {
  const order = [...seats]
  const meets = opponentsBySeat(order.length, plan)
  const clashesAt = (seat: number) =>
    itemAt(meets, seat).filter(
      (other) => placeOf(itemAt(order, other)) === placeOf(itemAt(order, seat)),
    ).length
  const swap = (one: number, other: number) => {
    const [first, second] = [itemAt(order, one), itemAt(order, other)]
    order[one] = second
    order[other] = first
  }
  for (let trial = 0; trial < SWAPS_MAX; trial += 1) {
    const clashing = order.flatMap((_, seat) => (clashesAt(seat) > 0 ? [seat] : []))
    if (clashing.length === 0) break
    const seat = itemAt(clashing, random.integer(0, clashing.length - 1))
    const firstOfPot = seat - (seat % pot)
    const other = random.integer(firstOfPot, Math.min(firstOfPot + pot, order.length) - 1)
    const before = clashesAt(seat) + clashesAt(other)
    swap(seat, other)
    if (clashesAt(seat) + clashesAt(other) > before) swap(seat, other)
  }
  return order
}

/** Seats that each seat meets in the rounds before the knock-out. */
function opponentsBySeat(count: number, plan: CompetitionPlan): readonly (readonly number[])[] {
  const names = Array.from({ length: count }, (_, seat) => `${seat}`)
  const opponents = names.map((): number[] => [])
  for (const group of groupsOf(names, plan)) {
    for (let round = 0; round < plan.rounds; round += 1) {
      for (const [home, away] of pairingsOfRound(group.length, round)) {
        const [one, other] = [Number(itemAt(group, home)), Number(itemAt(group, away))]
        itemAt(opponents, one).push(other)
        itemAt(opponents, other).push(one)
      }
    }
  }
  return opponents
}
