import { OWN_GOALS } from './line-up.ts'
import { inPresence, type PlayerPart, poissonTail } from './player-law.ts'

/** Part of the goals of the side that fall to a role, while a player fills it. */
type ShareOf = (part: PlayerPart) => number

export const goalShare: ShareOf = ({ role }) => (1 - OWN_GOALS) * role.shares.goals
/** Who scores does not assist. */
export const assistShare: ShareOf = ({ role: { shares } }) =>
  (1 - OWN_GOALS) * shares.assists * (1 - shares.goals)
export const goalOrAssistShare: ShareOf = (part) => goalShare(part) + assistShare(part)

/** Chance that so many goals, or more, fall to a player in what is left. */
export function atLeastChance(part: PlayerPart, shareOf: ShareOf, n: number): number {
  if (n <= 0) return 1
  const share = shareOf(part)
  let sum = 0
  for (const { outlook, chance, presence } of part.onField) {
    if (n === 1) sum += chance * share * inPresence(outlook.sureGoals[part.side], presence)
    for (const { weight, expected } of outlook.ways) {
      sum += chance * weight * poissonTail(share * inPresence(expected[part.side], presence), n)
    }
  }
  return sum
}

/**
 * Chance that a player scores and his side, from a level score, ends so far ahead: 1 in the lead,
 * 0 level, -1 behind.
 */
export function scoresAndEnds(part: PlayerPart, sign: number): number {
  const { side, onField } = part
  const other = side === 'home' ? 'away' : 'home'
  const share = goalShare(part)
  let sum = 0
  for (const { outlook, chance, presence } of onField) {
    for (const { weight, expected } of outlook.ways) {
      const [own, theirs] = [expected[side], expected[other]]
      const his = share * inPresence(own, presence)
      const [mean, against] = [own[0] + own[1], theirs[0] + theirs[1]]
      // He scores, or the others make this end without him.
      const without = Math.exp(-his) * signChance(mean - his, against, sign)
      sum += chance * weight * (signChance(mean, against, sign) - without)
    }
    for (const { weight, goals } of outlook.sure) {
      const [own, theirs] = [goals[side], goals[other]]
      const lead = Math.sign(own[0] + own[1] - theirs[0] - theirs[1])
      if (lead === sign) sum += chance * weight * share * inPresence(own, presence)
    }
  }
  return sum
}

const GOALS_MAX = 12

/** Chance of a lead of this sign of two Poisson counts. */
function signChance(own: number, theirs: number, sign: number): number {
  let [ofOwn, ofTheirs] = [Math.exp(-own), Math.exp(-theirs)]
  let [chance, below] = [0, 0]
  for (let goals = 0; goals <= GOALS_MAX; goals += 1) {
    chance += ofOwn * (sign === 0 ? ofTheirs : sign > 0 ? below : 1 - below - ofTheirs)
    below += ofTheirs
    ofOwn *= own / (goals + 1)
    ofTheirs *= theirs / (goals + 1)
  }
  return chance
}
