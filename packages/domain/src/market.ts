/** Market identifiers of the specification, section 9, and what is known of each sport. */

export const MATCH_RESULT = 1000002
export const TOTAL_GOALS = 1000003
export const FIRST_HALF_RESULT = 1000006
export const CORRECT_SCORE = 1000016

/** Tournaments of the tab 'Melhores Ligas' (specification, lists page). */
export const BEST_LEAGUES = [10037440, 10041045, 10041809, 10043205, 10037075] as const

export type MarketStatus = 'open' | 'suspended' | 'closed'

/** Result of one selection, as the feed tells it (after the Unified Odds Feed). */
export const SELECTION_RESULTS = ['win', 'lose', 'void', 'half_win', 'half_lose'] as const
export type SelectionResult = (typeof SELECTION_RESULTS)[number]
