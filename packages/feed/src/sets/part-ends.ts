/** Ends of a part: won by either side while the other has 0 to 3 points, or not played. */
export const PART_ENDS = 9
/** Where the ends of the second side begin. */
export const AWAY_ENDS = 4

/** Chances of the ends of a part that is no game: who wins it. */
export function wonWith(chance: number): Float64Array {
  const ends = new Float64Array(PART_ENDS)
  ends[0] = chance
  ends[AWAY_ENDS] = 1 - chance
  return ends
}
