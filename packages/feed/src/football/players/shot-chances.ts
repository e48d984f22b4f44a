import type { GoalRates, HalfRates, HalfShares } from '../goals-model.ts'
import {
  inPresence,
  type OnField,
  type PlayerLaw,
  type PlayerPart,
  poissonTail,
} from './player-law.ts'
import { goalShare } from './scorer-chances.ts'

/** Chance that a player has so many shots more, of those on target alone or of all. */
export function shotsChance(
  { rates: { saved, off }, shotPaces }: PlayerLaw,
  part: PlayerPart,
  count: 'onTarget' | 'shots',
  n: number,
): number {
  const { side, role } = part
  const kinds = count === 'shots' ? [saved, off] : [saved]
  const share = goalShare(part)
  let sum = 0
  for (const one of part.onField) {
    const { outlook, presence } = one
    const others = role.shares.shots * presentOf(kinds, side, one)
    const sure = share * inPresence(outlook.sureGoals[side], presence)
    for (const { factor, chance } of shotPaces) {
      const ofPace = one.chance * chance
      const mean = factor * others
      const without = poissonTail(mean, n)
      sum += ofPace * (outlook.sureWeight * without + sure * (poissonTail(mean, n - 1) - without))
      for (const { weight, expected } of outlook.ways) {
        sum += ofPace * weight * poissonTail(mean + share * inPresence(expected[side], presence), n)
      }
    }
  }
  return sum
}

/** Chance that a keeper saves so many shots more. */
export function savesChance({ rates, shotPaces }: PlayerLaw, part: PlayerPart, n: number): number {
  const other = part.side === 'home' ? 'away' : 'home'
  return meanOver(part, (one) => {
    const shots = presentOf([rates.saved], other, one)
    return shotPaces.reduce(
      (sum, pace) => sum + pace.chance * poissonTail(pace.factor * shots, n),
      0,
    )
  })
}

/** Chance that a player is booked in what is left. */
export function cardChance({ rates, referees }: PlayerLaw, part: PlayerPart): number {
  return meanOver(part, (one) => {
    const cards = part.role.shares.cards * presentOf([rates.yellowCards], part.side, one)
    return referees.reduce(
      (sum, pace) => sum + pace.chance * poissonTail(pace.factor * cards, 1),
      0,
    )
  })
}

/** The mean of what does not depend on the goals. */
function meanOver({ onField }: PlayerPart, valueIn: (one: OnField) => number): number {
  return onField.reduce((sum, one) => {
    const { ways, sureWeight } = one.outlook
    const weight = ways.reduce((all, way) => all + way.weight, sureWeight)
    return sum + one.chance * weight * valueIn(one)
  }, 0)
}

/** What a side is expected to have of some kinds while a player is on the field. */
function presentOf(
  kinds: readonly GoalRates[],
  side: 'home' | 'away',
  { outlook: { left }, presence }: OnField,
): number {
  return kinds.reduce((sum, rates) => sum + inPresence(leftOf(rates[side], left), presence), 0)
}

function leftOf(halves: HalfRates, left: HalfShares): HalfRates {
  return [halves[0] * left[0], halves[1] * left[1]]
}
