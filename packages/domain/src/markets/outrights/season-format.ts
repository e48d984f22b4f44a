/** How a season of a competition is played, as far as outrights depend on it. */
export interface SeasonFormat {
  /** Who takes part. A runner is known by its position here, which never changes in a season. */
  readonly runners: readonly Runner[]
  /** Runners of each group; a league is one group, a cup without groups has none. */
  readonly groups: readonly (readonly number[])[]
  /** What separates sides of a group that are level on points. */
  readonly tieBreakers: TieBreakers
  /** Sides in the first round of the knock-out, a power of two; 0 without one. */
  readonly knockout: number
  /** Rounds of the groups; a round is a position here. */
  readonly rounds: number
  /** What is offered beside the winner. */
  readonly offer: SeasonOffer
}

export interface Runner {
  /** Number of the side in the feed. */
  readonly id: number
  readonly name: string
}

/** 'wins' as in Brazil: points, wins, goal difference, goals; 'difference' without wins. */
export type TieBreakers = 'wins' | 'difference'

/** Lines, pairs and places on offer, fixed when the season is announced. */
export interface SeasonOffer {
  /** 'Top n' of a league. */
  readonly tops: readonly number[]
  /** How many are relegated; 0 where none is. */
  readonly relegated: number
  readonly pairs: readonly (readonly [one: number, other: number])[]
  /** The winner is also sold without this one; null where it is not. */
  readonly favourite: number | null
  /** Runners whose stage of elimination is sold. */
  readonly stagesOf: readonly number[]
  /** Points of runners at which totals are sold, as halves: 61.5. */
  readonly pointLines: readonly (readonly [runner: number, lines: readonly number[]])[]
  /** Goals of each round of the groups at which totals are sold, as halves. */
  readonly goalLines: readonly (readonly number[])[]
}

/** Rounds of the knock-out. */
export function knockoutRounds({ knockout }: Pick<SeasonFormat, 'knockout'>): number {
  return knockout === 0 ? 0 : Math.log2(knockout)
}

/** A league is decided by its table alone. */
export function isLeague({ groups, knockout }: SeasonFormat): boolean {
  return groups.length === 1 && knockout === 0
}
