import { BUILDER_BOOKS } from '@caderneta/domain/markets/football/builder-books'
import { indexOf } from '@caderneta/domain/markets/game-selection'
import type { GoalLaw } from '@caderneta/feed/goal-law'
import type { MarketOdds, SelectionOdds } from '@caderneta/feed/messages'
import { type Random, randomFrom } from '@caderneta/feed/random'
import { sampleMatch } from '../../football/sample-match.ts'
import { type CountedGoal, expectedFromGoals } from '../independent-football.ts'

/** A selection that a bet of several parts may contain, and the courses in which it wins. */
export interface BuilderLeg extends SelectionOdds {
  readonly marketId: number
  /** Its market and line: a bet has one leg of each. */
  readonly book: string
  readonly wins: Uint8Array
}

/** The open selections of a match, laid over courses that were sampled from its law. */
export interface BuilderCourses {
  readonly count: number
  readonly legs: readonly BuilderLeg[]
}

/** What wins is the word of the calculator that shares nothing with the rules. */
export function builderCourses(
  law: GoalLaw,
  markets: readonly MarketOdds[],
  count: number,
  seed: string,
): BuilderCourses {
  const courses = Array.from({ length: count }, (_, i) =>
    countedGoals(randomFrom(`${seed}/${i}`), law),
  )
  const open = markets.filter(({ status }) => status === 'open')
  const legs = open.flatMap(({ marketId, selections }) =>
    selections.flatMap((selection): readonly BuilderLeg[] => {
      const book = BUILDER_BOOKS.get(indexOf(selection.selectionId))
      if (book === undefined) return []
      const { name, handicap } = selection
      const isWon = (goals: readonly CountedGoal[]) =>
        expectedFromGoals(goals, { marketId, name, handicap }) === 'win'
      return [
        { ...selection, marketId, book, wins: Uint8Array.from(courses, (one) => +isWon(one)) },
      ]
    }),
  )
  return { count, legs }
}

function countedGoals(random: Random, { rates }: GoalLaw): readonly CountedGoal[] {
  return sampleMatch(random, rates, false)
    .goals.map(({ side, period, minute, stoppage, secondOfMinute }) => ({
      side: side === 'home' ? (1 as const) : (2 as const),
      half: period === '1H' ? (1 as const) : (2 as const),
      minute,
      at: 60 * (minute + stoppage) + secondOfMinute,
    }))
    .toSorted((one, other) => one.half - other.half || one.at - other.at)
}

/** Legs of different books that all win in one of the courses, or any of them. */
export function sampledLegs(
  { count, legs }: BuilderCourses,
  size: number,
  isPossible: boolean,
  random: Random,
): readonly BuilderLeg[] {
  const course = random.integer(0, count - 1)
  const left = isPossible ? legs.filter(({ wins }) => wins[course] === 1) : [...legs]
  const chosen = new Map<string, BuilderLeg>()
  while (chosen.size < size) {
    const leg = random.pick(left)
    chosen.set(leg.book, leg)
  }
  return [...chosen.values()]
}

/** In how many of the courses all of the legs win. */
export function winsTogether(count: number, legs: readonly BuilderLeg[]): number {
  let together = 0
  for (let course = 0; course < count; course += 1) {
    if (legs.every(({ wins }) => wins[course] === 1)) together += 1
  }
  return together
}
