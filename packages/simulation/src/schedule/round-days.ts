import { itemAt } from '@caderneta/pricing/chances/item-at'
import type { DatedCompetition } from './dated-competition.ts'
import type { SeasonDraw } from './draw.ts'
import type { DrawnPair } from './drawn-round.ts'
import type { DaySpan } from './match-window.ts'
import type { PlannedRound } from './season-plan.ts'

/** A round with the season and the competition to which it belongs. */
type RoundOf<Competition> = Pick<
  PlannedRound<Competition>,
  'competition' | 'season' | 'year' | 'round'
>

type CompetitionOfDays = Pick<DatedCompetition, 'plan' | 'gamesByDay'>

/**
 * The day of each game of rounds that have days of their own. A day depends on those of the rounds
 * before, so they are kept as long as the draw.
 */
export function keptDays<Competition extends CompetitionOfDays>(
  drawOf: (competition: Competition, year: number) => SeasonDraw,
): (planned: RoundOf<Competition>) => readonly number[] {
  const kept = new WeakMap<SeasonDraw, Map<number, readonly number[]>>()
  return ({ competition, season, year, round }) => {
    const draw = drawOf(competition, year)
    const known = kept.get(draw) ?? new Map<number, readonly number[]>()
    kept.set(draw, known)
    const rounds = season.rounds ?? []
    for (let each = 0; each <= round; each += 1)
      if (!known.has(each))
        known.set(
          each,
          daysOfGames({ competition, rounds, round: each, pairsOf: draw.pairsOf }, known),
        )
    return known.get(round) ?? []
  }
}

interface DaysToChoose {
  readonly competition: CompetitionOfDays
  readonly rounds: readonly DaySpan[]
  readonly round: number
  readonly pairsOf: (round: number) => readonly DrawnPair[]
}

/** As many games on each day as the competition has, and first those who have rested longest. */
function daysOfGames(
  { competition: { plan, gamesByDay }, rounds, round, pairsOf }: DaysToChoose,
  known: ReadonlyMap<number, readonly number[]>,
): readonly number[] {
  const span = itemAt(rounds, round)
  const { from, until } = span
  const pairs = pairsOf(round)
  const ownDays = gamesByDay?.(span, pairs.length).flatMap((games, day) =>
    Array.from({ length: games }, () => from + day),
  )
  if (ownDays && round < plan.rounds) return ownDays
  const daysBefore = known.get(round - 1) ?? []
  const before = lastDays(rounds, round, pairsOf, daysBefore)
  const lastDay = ({ pair }: DrawnPair) => Math.max(...pair.map((side) => before.get(side) ?? 0))
  // The next game of a series is as late in its round as the one before.
  const daysIntoLast = ({ pair }: DrawnPair) => {
    const last = round === 0 ? -1 : indexOfTie(pairsOf(round - 1), pair)
    return last < 0 ? 0 : itemAt(daysBefore, last) - itemAt(rounds, round - 1).from
  }
  const order = pairs
    .map((pair, index) => ({ index, last: lastDay(pair) }))
    .sort((one, other) => one.last - other.last || one.index - other.index)
  const days: number[] = pairs.map(() => from)
  for (const [place, { index }] of order.entries()) {
    const evenly = from + Math.floor((place * (until - from + 1)) / pairs.length)
    const day = ownDays ? itemAt(ownDays, place) : evenly
    days[index] = Math.min(until, Math.max(day, from + daysIntoLast(itemAt(pairs, index))))
  }
  return days
}

function indexOfTie(pairs: readonly DrawnPair[], sides: DrawnPair['pair']): number {
  return pairs.findIndex(({ pair }) => sides.every((side) => pair.includes(side)))
}

/** The last day on which each side has played, in one of the two rounds before. */
function lastDays(
  rounds: readonly DaySpan[],
  round: number,
  pairsOf: (round: number) => readonly DrawnPair[],
  daysBefore: readonly number[],
): ReadonlyMap<string, number> {
  const played = new Map<string, number>()
  for (const each of [round - 2, round - 1].filter((one) => one >= 0)) {
    for (const [index, { pair }] of pairsOf(each).entries()) {
      const day = each === round - 1 ? itemAt(daysBefore, index) : itemAt(rounds, each).until
      for (const side of pair) played.set(side, day)
    }
  }
  return played
}
