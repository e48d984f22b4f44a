import { CORRECT_SCORE, FIRST_HALF_RESULT, MATCH_RESULT, TOTAL_GOALS } from './market.ts'

/**
 * The football selections that every provider offers, each with a fixed place in its game: the
 * identifier on the wire (betGamesOddId) is game × 1,000 + place, so it never depends on order.
 */
export interface FootballSelection {
  /** 1 to 999, unique within the game. */
  readonly place: number
  readonly marketId: number
  /** Name on the wire: '1', 'Draw', '2', 'Over', 'Under', '2-1', 'Other'. */
  readonly name: string
  /** Line of a total ('2.5') or empty. */
  readonly handicap: string
}

export const TOTAL_GOALS_LINES = ['0.5', '1.5', '2.5', '3.5', '4.5', '5.5'] as const

/** Highest number of goals of one team that the correct-score market lists. */
export const CORRECT_SCORE_MAX = 5

const result = (marketId: number, first: number): readonly FootballSelection[] =>
  ['1', 'Draw', '2'].map((name, i) => ({ place: first + i, marketId, name, handicap: '' }))

const totals = TOTAL_GOALS_LINES.flatMap((handicap, i) => [
  { place: 11 + 2 * i, marketId: TOTAL_GOALS, name: 'Over', handicap },
  { place: 12 + 2 * i, marketId: TOTAL_GOALS, name: 'Under', handicap },
])

const counts = Array.from({ length: CORRECT_SCORE_MAX + 1 }, (_, goals) => goals)

const scores = counts.flatMap((home) =>
  counts.map((away) => ({
    place: 100 + home * 10 + away,
    marketId: CORRECT_SCORE,
    name: `${home}-${away}`,
    handicap: '',
  })),
)

/** Every selection of a football game, in the order in which a page shows them. */
export const FOOTBALL_SELECTIONS: readonly FootballSelection[] = [
  ...result(MATCH_RESULT, 1),
  ...totals,
  ...scores,
  { place: 199, marketId: CORRECT_SCORE, name: 'Other', handicap: '' },
  ...result(FIRST_HALF_RESULT, 31),
]

/** Identifier on the wire of one selection of one game. */
export function selectionId(gameId: number, place: number): number {
  return gameId * 1000 + place
}
