/** A defect that the tests must see: one text of a file replaced by another. */
export interface PlantedChange {
  /** Below `packages/server/`. An SQL function is defined again by a migration of the copy. */
  readonly file: string
  /** Occurs in the file once. */
  readonly from: string
  readonly to: string
}

/** Changes, and what of Vitest must fail for each of them: files or folders. */
export interface PlantedGroup {
  readonly tests: readonly string[]
  readonly changes: readonly PlantedChange[]
}

const BETS = 'packages/server/src/features/bets'

/** The changes of one file. */
export function changesOf(
  file: string,
  texts: readonly (readonly [from: string, to: string])[],
): readonly PlantedChange[] {
  return texts.map(([from, to]) => ({ file, from, to }))
}

export const testsOfBets = (...names: readonly string[]) => names.map((name) => `${BETS}/${name}`)

export const testsOfPayments = (...names: readonly string[]) =>
  names.map((name) => `packages/server/src/features/payments/${name}`)
