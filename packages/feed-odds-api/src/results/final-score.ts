import type { Score } from '@caderneta/domain/markets/game/game'
import type { ScoredMatch } from '../api/read-replies.ts'
import type { Competition } from '../competitions.ts'
import { isSameName } from './same-name.ts'

/**
 * The score of a match, home side first, by the names of the sides when they were priced; null
 * where there is none, or its sides cannot be distinguished. A team may have another name here: it
 * is the one that is not the other.
 */
export function scoreOf(
  scored: ScoredMatch,
  [home, away]: readonly [home: string, away: string],
): Score | null {
  const [first, second, ...more] = scored.scores
  if (first === undefined || second === undefined || more.length > 0) return null
  const sideOf = (name: string): 'home' | 'away' | null => {
    if (isSameName(name, home)) return 'home'
    if (isSameName(name, away)) return 'away'
    if (isSameName(name, scored.home)) return 'home'
    return isSameName(name, scored.away) ? 'away' : null
  }
  const [one, other] = [sideOf(first.name), sideOf(second.name)]
  if (one === other) return null
  const isInOrder = one === 'home' || other === 'away'
  return isInOrder ? [first.score, second.score] : [second.score, first.score]
}

/**
 * Whether a final score can be that of a match which was played to its end: a match of tennis ends
 * with the sets that win it, and the winner has fewer after a retirement.
 */
export function isWholeMatch({ setsToWin }: Competition, [home, away]: Score): boolean {
  return setsToWin === undefined || (Math.max(home, away) === setsToWin && home !== away)
}
