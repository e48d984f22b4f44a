/**
 * One selection that every provider offers of a game of its sport, with a fixed place in the game:
 * the identifier on the wire (betGamesOddId) is game × 1,000 + place, so it never depends on order.
 */
export interface GameSelection {
  /** 1 to 999, unique within the game. */
  readonly place: number
  readonly marketId: number
  /** Name on the wire: '1', 'Draw', '2', 'Over', 'Under', '2-1', 'Other', 'To Win'. */
  readonly name: string
  /**
   * Line of a total ('2.5') or of a spread ('-4.5'), or empty. 'To Win' and 'Money Line', which do
   * not say of whom, carry the number of the competitor here: '1' or '2'.
   */
  readonly handicap: string
  /** Tells lines of one market apart: those of one line share one book. Empty without lines. */
  readonly line: string
}

/** Identifier on the wire of one selection of one game. */
export function selectionId(gameId: number, place: number): number {
  return gameId * 1000 + place
}

/** Selections without a line, by name, at places that follow each other. */
export function namedSelections(
  marketId: number,
  firstPlace: number,
  names: readonly string[],
): readonly GameSelection[] {
  return names.map((name, i) => ({
    place: firstPlace + i,
    marketId,
    name,
    handicap: '',
    line: '',
  }))
}

/** 'Over' and 'Under' of each line, two places a line. */
export function totalSelections(
  marketId: number,
  firstPlace: number,
  lines: readonly string[],
): readonly GameSelection[] {
  return lines.flatMap((line, i) =>
    ['Over', 'Under'].map((name, side) => ({
      place: firstPlace + 2 * i + side,
      marketId,
      name,
      handicap: line,
      line,
    })),
  )
}

/** Both sides of a market whose selections have one name, such as 'To Win' of 1000040. */
export function sideSelections(
  marketId: number,
  firstPlace: number,
  name: string,
): readonly GameSelection[] {
  return ['1', '2'].map((side, i) => ({
    place: firstPlace + i,
    marketId,
    name,
    handicap: side,
    line: '',
  }))
}

/**
 * Both sides of each spread, two places a line: '-4.5' of the first side stands against '+4.5' of
 * the second. Lines are those of the first side.
 */
export function spreadSelections(
  marketId: number,
  firstPlace: number,
  lines: readonly number[],
): readonly GameSelection[] {
  return lines.flatMap((line, i) =>
    [line, -line].map((handicap, side) => ({
      place: firstPlace + 2 * i + side,
      marketId,
      name: `${side + 1}`,
      handicap: signed(handicap),
      line: signed(line),
    })),
  )
}

function signed(line: number): string {
  return line > 0 ? `+${line}` : `${line}`
}
