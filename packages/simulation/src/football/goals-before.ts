import type { Score } from '@caderneta/domain/markets/game/game'
import type { FootballGame } from './football-game.ts'

/** Goals of both sides before a match after which somebody goes on; null for any other match. */
export function goalsBefore({ stage }: Pick<FootballGame, 'stage'>): Score | null {
  if (stage === undefined || !stage.isKnockout) return null
  return stage.firstLeg ?? [0, 0]
}
