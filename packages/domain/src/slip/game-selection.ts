/**
 * One selection that every provider offers of a game of its sport, with a fixed index in the game:
 * the identifier on the wire (betGamesOddId) is game × 1,000 + index, so it never depends on order.
 */
export interface GameSelection {
  /** 1 to 999, unique within the game. */
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

/** Identifier on the wire of one selection of one game. */
export function selectionId(gameId: number, index: number): number {
  return gameId * 1000 + index
}

/** Selections without a specifier, by name, with consecutive indices. */
export function namedSelections(
  marketId: number,
  firstIndex: number,
  names: readonly string[],
): readonly GameSelection[] {
  return names.map((name, i) => ({
    index: firstIndex + i,
    marketId,
    name,
    handicap: '',
    specifier: '',
  }))
}

/** 'Over' and 'Under' of each handicap, two indices for each. */
export function totalSelections(
  marketId: number,
  firstIndex: number,
  handicaps: readonly string[],
): readonly GameSelection[] {
  return handicaps.flatMap((specifier, i) =>
    ['Over', 'Under'].map((name, side) => ({
      index: firstIndex + 2 * i + side,
      marketId,
      name,
      handicap: specifier,
      specifier,
    })),
  )
}

/** Both sides of a market whose selections have one name, such as 'To Win' of 1000040. */
export function sideSelections(
  marketId: number,
  firstIndex: number,
  name: string,
): readonly GameSelection[] {
  return ['1', '2'].map((side, i) => ({
    index: firstIndex + i,
    marketId,
    name,
    handicap: side,
    specifier: '',
  }))
}

/**
 * Both sides of each spread, two indices for each: '-4.5' of the first side is the opposite of
 * '+4.5' of the second. The specifier is the handicap of the first side.
 */
export function spreadSelections(
  marketId: number,
  firstIndex: number,
  handicaps: readonly number[],
): readonly GameSelection[] {
  return handicaps.flatMap((specifier, i) =>
    [specifier, -specifier].map((handicap, side) => ({
      index: firstIndex + 2 * i + side,
      marketId,
      name: `${side + 1}`,
      handicap: signed(handicap),
      specifier: signed(specifier),
    })),
  )
}

function signed(specifier: number): string {
  return specifier > 0 ? `+${specifier}` : `${specifier}`
}
