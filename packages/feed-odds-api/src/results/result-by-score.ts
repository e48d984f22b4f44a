import type { Score } from '@caderneta/domain/markets/game/game'
import type { GameSelection } from '@caderneta/domain/markets/market/game-selection'
import { MATCH_RESULT, type SelectionResult } from '@caderneta/domain/markets/market/market'
import { lineResult } from '@caderneta/domain/markets/rule/rule'

/** The result of a selection that we offer, from the final score. */
export function resultByScore(
  { marketId, name, handicap, specifier }: GameSelection,
  [home, away]: Score,
): SelectionResult {
  const lead = home - away
  if (marketId === MATCH_RESULT) return name === resultName(lead) ? 'win' : 'lose'
  const line = specifier === '' ? 0 : Number(/[+-]?[\d.]+$/.exec(specifier)?.[0])
  if (name === 'Over') return lineResult(home + away - line)
  if (name === 'Under') return lineResult(line - home - away)
  const isHome = name === '1' || (specifier === '' && handicap === '1')
  return lineResult(isHome ? lead + line : -lead - line)
}

function resultName(lead: number): string {
  if (lead === 0) return 'Draw'
  return lead > 0 ? '1' : '2'
}
