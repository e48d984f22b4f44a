/** The identifier of a selection as versions before migration 0053 made it. */
export function formerSelectionId(game: number, index: number): number {
  return game * 1000 + index
}
