import type { GameSelection } from '@caderneta/domain/markets/market/game-selection'
import type { ListedMarket } from '@caderneta/domain/markets/registry/markets-by-sport'
import { chanceAt, itemAt } from './item-at.ts'
import { marketSheet, type SheetMarket } from './market-sheet.ts'

/**
 * Positions of the selections of one game, among all that its sport has places for. Of a market
 * with a ladder the game offers so many lines for each of its other parameters, such as a side:
 * those that are nearest to even odds when the game is announced.
 */
export function offeredPositions(
  selections: readonly GameSelection[],
  markets: readonly ListedMarket[],
  chances: ArrayLike<number>,
): ReadonlySet<number> {
  const ladderById = new Map(markets.map(({ id, ladder }) => [id, ladder]))
  const linesByGroup = new Map<string, SheetMarket[]>()
  for (const line of marketSheet(selections, markets).markets) {
    if (typeof ladderById.get(line.marketId) !== 'number') continue
    const key = `${line.marketId} ${besideTheLine(line.specifier)}`
    const lines = linesByGroup.get(key)
    if (lines) lines.push(line)
    else linesByGroup.set(key, [line])
  }
  const distance = ({ positions }: SheetMarket) =>
    Math.abs(chanceAt(chances, itemAt(positions, 0)) - 0.5)
  const leftOut = [...linesByGroup.values()].flatMap((lines) => {
    const rungs = Number(ladderById.get(itemAt(lines, 0).marketId))
    return lines.toSorted((one, other) => distance(one) - distance(other)).slice(rungs)
  })
  const isLeftOut = new Set(leftOut.flatMap(({ positions }) => positions))
  return new Set([...selections.keys()].filter((position) => !isLeftOut.has(position)))
}

/** 'setnr=2' of 'setnr=2|total=9.5': the line is the last parameter. */
function besideTheLine(specifier: string): string {
  return specifier.slice(0, Math.max(0, specifier.lastIndexOf('|')))
}
