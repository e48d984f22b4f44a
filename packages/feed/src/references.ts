/** What of the feed we have a number for. */
export type ReferenceKind = 'match' | 'tournament' | 'competitor'

/** Our numbers of the feed's URNs: the same once and for ever. */
export interface References {
  /** The number of each URN; those that are new get one. */
  numbers(kind: ReferenceKind, urns: readonly string[]): Promise<ReadonlyMap<string, number>>
}
