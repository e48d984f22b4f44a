import type { CompetitionWire } from '@caderneta/contract/catalogue/catalogue'
import { groupBy } from '../lists/group-by.ts'

/** The competitions of one place, the most followed first, and how many matches they have. */
export interface PlaceBranch {
  readonly location: string
  readonly count: number
  readonly competitions: readonly CompetitionWire[]
}

interface CompetitionTree {
  readonly top: readonly CompetitionWire[]
  readonly places: readonly PlaceBranch[]
}

const TOP_MOST = 8

/**
 * What a menu shows of a sport: the best-known competitions, and every one by its place. Places are
 * in the order of their best-known competition, as the server sends them.
 */
export function competitionTree(
  competitions: readonly CompetitionWire[],
  sportId: number,
): CompetitionTree {
  const ofSport = competitions.filter((one) => one.sportId === sportId)
  const places = [...groupBy(ofSport, ({ location }) => location)]
  return {
    top: ofSport.filter(({ isTop }) => isTop).slice(0, TOP_MOST),
    places: places.map(([location, ofPlace]) => ({
      location,
      count: ofPlace.reduce((sum, { count }) => sum + count, 0),
      competitions: ofPlace,
    })),
  }
}
