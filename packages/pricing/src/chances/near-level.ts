/** How far from a lead a handicap is still about even: from level with it to half a step more. */
const NEAR = 0.5

/** True of a handicap, by the lead at which it is level, of which a contest has been near. */
export function isNearLevel(levelAt: number | undefined, leads: readonly number[]): boolean {
  return levelAt !== undefined && leads.some((lead) => Math.abs(lead - levelAt) <= NEAR)
}
