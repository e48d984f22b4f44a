import type { GameSelection } from '@caderneta/domain/markets/game-selection'
import type { SelectionResult } from '@caderneta/domain/markets/market'
import { chanceAt, itemAt } from '@caderneta/feed/item-at'
import { type ClockPoint, openLines, type ProvenGame } from './proven-game.ts'

/** A selection on sale at a point of a game, with its chance and what became of it. */
export interface ChanceAtPoint {
  readonly selection: GameSelection
  /** Its side where it has one; a line of a total is named by its direction. */
  readonly name: string
  /** Selections of one market that are named alike here are passed together. */
  readonly ladder: string
  readonly chance: number
  readonly result: SelectionResult
}

/** All that is on sale at a point, by the law. */
export function* chancesAtPoint(
  game: ProvenGame,
  { second }: ClockPoint,
): Generator<ChanceAtPoint> {
  for (const book of game.books) {
    const { sheet } = book
    const isOpen = book.isOpenAt(second)
    const isWanted = openLines(sheet, isOpen)
    const chances = book.chancesAt(second, isWanted)
    for (const [line, { positions }] of sheet.markets.entries()) {
      if (!isWanted(line)) continue
      for (const position of positions) {
        const result = isOpen(position) ? book.resultAtEnd(position) : null
        if (result === null) continue
        const selection = itemAt(sheet.selections, position)
        const chance = Math.min(1, Math.max(0, chanceAt(chances, position)))
        const name = nameOf(selection)
        const ladder = book.isRolling ? `${name} ${selection.specifier}` : name
        yield { selection, name, ladder, chance, result }
      }
    }
  }
}

function nameOf({ name, handicap }: GameSelection): string {
  return handicap === '1' || handicap === '2' ? `${name} ${handicap}` : name
}

/** What of a stake is won and what is lost, by result; the rest comes back. */
export const PARTS: Readonly<Record<SelectionResult, readonly [won: number, lost: number]>> = {
  win: [1, 0],
  half_win: [0.5, 0],
  void: [0, 0],
  half_lose: [0, 0.5],
  lose: [0, 1],
}

/** What is won less what its chance is worth, and that chance: none of a stake that comes back. */
export function excessOf({ chance, result }: Pick<ChanceAtPoint, 'chance' | 'result'>) {
  const [won, lost] = PARTS[result]
  return { excess: won - chance * (won + lost), expected: won + lost > 0 ? chance : 0 }
}

/** Who leads at a point, and by how much, or at what score the sides are level. */
export function standing(game: ProvenGame, { second }: ClockPoint): string {
  const [home, away] = game.scoreAt(second)
  if (home === away) return `level ${Math.min(home, 2)}`
  return home > away ? 'home leads' : 'away leads'
}
