import type { Score } from '@caderneta/domain/markets/game/game'
import { sportById } from '@caderneta/domain/markets/registry/sports'
import type { GameState } from '../../../live/live.ts'

/** The score to show: none before a match begins, none where the scorecards stay secret. */
export function shownScore(state: GameState | null, sportId: number): Score | null {
  if (!state || sportById(sportId)?.score === 'secret') return null
  return state.status === 'scheduled' || state.status === 'postponed' ? null : state.score
}
