import { noiseAt, seedOf, smoothNoiseAt } from '@caderneta/feed/random'
import { SEASON_TOURNAMENTS } from './tournaments/season-tournaments.ts'

/** What a club without a league of its own is worth in a continental cup. */
const GUEST_STRENGTH = 0.3
/** How far a club strays from its place in the table, for the whole run and from month to month. */
const LUCK = 0.12
const FORM = 0.1
const FORM_DAYS = 20

const placeStrengthByClub: ReadonlyMap<string, number> = new Map(
  SEASON_TOURNAMENTS.flatMap(({ clubs, levels }) =>
    levels === null
      ? []
      : clubs.map((club, place) => [club, strengthOf(levels, place, clubs.length)]),
  ),
)

/** Worth of a club on a day: log of its goals for and against. Depends on the seed alone. */
export function clubStrength(seed: string, club: string, day: number): number {
  const clubSeed = seedOf(`${seed}/club/${club}`)
  const place = placeStrengthByClub.get(club) ?? GUEST_STRENGTH
  return place + LUCK * noiseAt(clubSeed, -1) + FORM * smoothNoiseAt(clubSeed, day / FORM_DAYS)
}

/** Identifier of a club on the wire: it depends on the name alone, so no list may move it. */
export function clubId(club: string): number {
  return seedOf(`club/${club}`)
}

function strengthOf(
  [best, last]: readonly [best: number, last: number],
  place: number,
  count: number,
): number {
  return best + ((last - best) * place) / (count - 1)
}
