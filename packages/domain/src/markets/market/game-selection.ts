/**
 * One selection that every provider offers of a game of its sport, with a fixed index in the game,
 * so that the identifier on the wire (betGamesOddId) never depends on the order.
 */
export interface GameSelection {
  /** 1 to 99,999, unique within the game. */
  readonly index: number
  readonly marketId: number
  /** Name on the wire: '1', 'Draw', '2', 'Over', 'Under', '2-1', 'Other', 'To Win'. */
  readonly name: string
  /**
   * Line of a total ('2.5') or of a spread ('-4.5'), or empty. 'To Win' and 'Money Line', whose
   * name has no side, carry the number of the competitor here: '1' or '2'.
   */
  readonly handicap: string
  /** Distinguishes lines of one market: one line is one margin. Empty without lines. */
  readonly specifier: string
}

/** Identifiers of one game: its own, and one for each index. In SQL: `selection_of`. */
export const SELECTIONS_PER_GAME = 100_000

/** Identifier on the wire of one selection of one game. */
export function selectionId(gameId: number, index: number): number {
  return gameId * SELECTIONS_PER_GAME + index
}

/** The game of a selection, from its identifier. */
export function gameOf(selection: number): number {
  return Math.floor(selection / SELECTIONS_PER_GAME)
}

/** The index of a selection in its game, from its identifier. */
export function indexOf(selection: number): number {
  return selection % SELECTIONS_PER_GAME
}
