import { MONEY_LINE, POINT_SPREAD } from '@caderneta/domain/markets/market'
import { partOf } from '@caderneta/domain/markets/points-outcome'
import type { GamePart } from '@caderneta/domain/markets/points-result'
import type { GameSelection } from '@caderneta/domain/slip/game-selection'
import { chanceAbove, chanceOf, totalChance } from './distribution.ts'
import type { PartChances, PointsChances } from './points-model.ts'

/**
 * Chance of each selection, in their order, all from one distribution of points: so no two markets
 * of a game ever contradict each other. What may give the stake back (a whole line, the money line
 * of a sport that ties) has the chance to win when it does not, so that each line adds up to one.
 */
export function fairPoints(
  selections: readonly GameSelection[],
  chances: PointsChances,
): Float64Array {
  const partByName = new Map<GamePart, PartChances>()
  const partChances = (marketId: number): PartChances => {
    const name = partOf(marketId)
    const part = partByName.get(name) ?? chances.part(name)
    partByName.set(name, part)
    return part
  }
  return Float64Array.from(selections, (selection) =>
    fairChance(selection, partChances(selection.marketId)),
  )
}

function fairChance(selection: GameSelection, { lead, total }: PartChances): number {
  const { marketId, name, handicap, specifier } = selection
  if (name === 'Over') return chanceAbove(total, Number(handicap))
  if (name === 'Under') return 1 - chanceAbove(total, Number(handicap))
  if (marketId === POINT_SPREAD || marketId === MONEY_LINE) {
    const home = chanceAbove(lead, -Number(specifier))
    return (marketId === POINT_SPREAD ? name : handicap) === '1' ? home : 1 - home
  }
  if (name === 'Draw') return chanceOf(lead, 0)
  const isPositive = name === '1'
  return totalChance({
    ...lead,
    chances: lead.chances.filter((_, i) => {
      const value = lead.from + i
      return isPositive ? value > 0 : value < 0
    }),
  })
}
