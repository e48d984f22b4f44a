import { ofBothSides, oneBook, outcomes, within } from '../../books/market-books.ts'
import { numbersTo } from '../../books/numbers-to.ts'
import { all, atLeast, below, equals, given } from '../../rule.ts'
import { threeWay } from '../../selection-specs.ts'
import { type PlayerCounter, SCORERS_MAX } from './player-counters.ts'
import {
  ifHePlays,
  listOf,
  PLAYER_LIST,
  type PlayerSpec,
  playerMarket,
  slotMark,
} from './player-market.ts'
import { ALL_SLOTS, SLOTS, slotsOf } from './player-slot.ts'

/** Blocks of indexes: a list takes 50 of them. */
const LISTS = 84
const MORE_LISTS = 83
const NEXT_SCORERS = 77
const LIST_INDEXES = 50

const listBook = (list: number, block = LISTS) => ({
  specifier: '',
  block,
  offset: LIST_INDEXES * list,
})

const withCount =
  (count: 'goals' | 'assists' | 'goalsOrAssists' | 'cards' | 'last', n: number) => (slot: number) =>
    ifHePlays(slot, atLeast([[`${count}.${slot}`, 1]], n))

/** The scorer of goal `n`: void of who comes on after it. */
const scorerOf = (n: number) => (slot: number) =>
  given(atLeast([[`in${n}.${slot}`, 1]], 1), atLeast([[`scorer${n}.${slot}`, 1]], 1))

const noneScored = (by: 'match' | 'home' | 'away') =>
  equals<PlayerCounter>([[`scored.${by}`, 1]], 0)

/** Tab 'Jogadores': who scores, assists and is booked. */
export const SCORER_MARKETS = [
  playerMarket({
    ...PLAYER_LIST,
    id: 1018001,
    key: 'anytime-scorer',
    order: 990,
    margin: 0.12,
    selections: () => listOf(listBook(0), ALL_SLOTS, withCount('goals', 1), noneScored('match')),
  }),
  playerMarket({
    ...PLAYER_LIST,
    id: 1018002,
    key: 'first-scorer',
    order: 1000,
    margin: 0.18,
    live: 'P',
    selections: () => listOf(listBook(1), ALL_SLOTS, scorerOf(1), noneScored('match')),
  }),
  playerMarket({
    ...PLAYER_LIST,
    id: 1018003,
    key: 'last-scorer',
    order: 1010,
    margin: 0.18,
    live: 'P',
    selections: () => listOf(listBook(2), ALL_SLOTS, withCount('last', 1), noneScored('match')),
  }),
  playerMarket({
    ...PLAYER_LIST,
    id: 1018004,
    key: 'next-scorer',
    order: 1020,
    margin: 0.18,
    live: 'L',
    selections: () => numbersTo(SCORERS_MAX).flatMap(nextScorer),
  }),
  playerMarket({
    ...PLAYER_LIST,
    id: 1018005,
    key: 'scorer-2plus',
    order: 1030,
    margin: 0.15,
    selections: () => listOf(listBook(3), ALL_SLOTS, withCount('goals', 2)),
  }),
  playerMarket({
    ...PLAYER_LIST,
    id: 1018006,
    key: 'scorer-3plus',
    order: 1040,
    margin: 0.2,
    live: 'P',
    selections: () => listOf(listBook(4), ALL_SLOTS, withCount('goals', 3)),
  }),
  playerMarket({
    ...PLAYER_LIST,
    id: 1018007,
    key: 'team-first-scorer',
    order: 1050,
    margin: 0.17,
    live: 'P',
    selections: () =>
      ofBothSides(MORE_LISTS, (side, book) =>
        listOf(
          { ...listBook(side === 'home' ? 0 : 1, MORE_LISTS), specifier: book.specifier },
          slotsOf(side),
          (slot) =>
            given(atLeast([[`teamFirstIn.${slot}`, 1]], 1), atLeast([[`teamFirst.${slot}`, 1]], 1)),
          noneScored(side),
        ),
      ),
  }),
  playerMarket({
    ...PLAYER_LIST,
    id: 1018008,
    key: 'scorer-and-result',
    order: 1060,
    margin: 0.16,
    live: 'P',
    selections: () => outcomes(listBook(2, MORE_LISTS), ALL_SLOTS.flatMap(withResult)),
  }),
  playerMarket({
    ...PLAYER_LIST,
    id: 1018011,
    key: 'player-assist',
    order: 1090,
    margin: 0.12,
    live: 'P',
    selections: () => listOf(listBook(5), ALL_SLOTS, withCount('assists', 1)),
  }),
  playerMarket({
    ...PLAYER_LIST,
    id: 1018012,
    key: 'player-score-or-assist',
    order: 1100,
    margin: 0.12,
    live: 'P',
    selections: () => listOf(listBook(6), ALL_SLOTS, withCount('goalsOrAssists', 1)),
  }),
  playerMarket({
    ...PLAYER_LIST,
    id: 1018013,
    key: 'player-carded',
    order: 1110,
    margin: 0.12,
    live: 'P',
    negativeEvent: 'cards',
    selections: () => listOf(listBook(7), ALL_SLOTS, withCount('cards', 1)),
  }),
] as const

/** The scorer of a goal of a number, on sale once the one before has been scored. */
function nextScorer(n: number): readonly PlayerSpec[] {
  const book = within(oneBook(NEXT_SCORERS), `goalnr=${n}`, (SLOTS + 1) * (n - 1))
  const none = below<'scored.match'>([['scored.match', 1]], n)
  const specs = listOf(book, ALL_SLOTS, scorerOf(n), none)
  return specs.map((spec) => ({ ...spec, opens: { goals: n - 1 } }))
}

/** 'Player & 1': he scores, and the match ends so. */
function withResult(slot: number) {
  const result = threeWay<'score.home' | 'score.away'>([
    ['score.home', 1],
    ['score.away', -1],
  ])
  return result.map(
    ([name, ends]) =>
      [
        `${slotMark(slot)} & ${name}`,
        ifHePlays(slot, all(atLeast([[`goals.${slot}`, 1]], 1), ends)),
      ] as const,
  )
}
