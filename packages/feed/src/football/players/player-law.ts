import { sideOfSlot } from '@caderneta/domain/markets/football/players/player-slot'
import { remembered } from '../../contest/once.ts'
import { expectedIn, type GoalRates, type HalfRates, type MatchTime } from '../goals-model.ts'
import {
  type IncidentRates,
  incidentRates,
  REFEREES,
  SHOT_PACES,
} from '../incidents/incident-rates.ts'
import { type Pace, paceAfter } from '../pace.ts'
import { halfSeconds } from '../stoppage.ts'
import { type LineUps, type Role, roleAt } from './line-up.ts'
import type { PlayerMoment } from './player-moment.ts'
import { type ScoringOutlook, scoringOutlooks } from './scoring-ways.ts'
import { type Stint, stintKey, stintsOf } from './stints.ts'

/** From when to when a player is on the field, as shares of what is left of each half. */
export type Presence = readonly [firstHalf: Interval, secondHalf: Interval]
type Interval = readonly [from: number, to: number]

/** One stint of a player in one outlook of the match. */
export interface OnField {
  readonly outlook: ScoringOutlook
  /** Of a player they add up to one, if he is on the field at some time. */
  readonly chance: number
  readonly presence: Presence
}

/** A player, as far as his chances depend on him. */
export interface PlayerPart {
  readonly side: 'home' | 'away'
  readonly role: Role
  /** The same list for all who may be on the field at the same times. */
  readonly onField: readonly OnField[]
}

/** Everything that chances of players of a match follow from at one moment. */
export interface PlayerLaw {
  readonly outlooks: readonly ScoringOutlook[]
  readonly rates: IncidentRates
  readonly shotPaces: readonly Pace[]
  readonly referees: readonly Pace[]
  readonly partOf: (slot: number) => PlayerPart
}

export function playerLaw(
  lineUps: LineUps,
  moment: PlayerMoment,
  goals: GoalRates,
  time: MatchTime,
): PlayerLaw {
  const rates = incidentRates(goals)
  const { saved, off, yellowCards, dismissals } = rates
  const expected = (...kinds: readonly GoalRates[]) =>
    kinds.reduce((sum, kind) => sum + expectedIn(kind, time.played), 0)
  const outlooks = scoringOutlooks(goals, moment.goals, time)
  const played = time.played[1] * halfSeconds('2H')
  const known = new Map<string, readonly OnField[]>()
  const onFieldOf = (slot: number): readonly OnField[] => {
    const key = stintKey(lineUps, moment, slot)
    const found = known.get(key)
    if (found) return found
    const stints = stintsOf(lineUps, moment, slot, played)
    const onField = outlooks.flatMap((outlook) =>
      stints.map((stint) => {
        return { outlook, chance: stint.chance, presence: presenceIn(outlook, stint, played) }
      }),
    )
    known.set(key, onField)
    return onField
  }
  return {
    outlooks,
    rates,
    shotPaces: paceAfter(SHOT_PACES, moment.seen.shots, expected(saved, off)),
    referees: paceAfter(REFEREES, moment.seen.cards, expected(yellowCards, dismissals)),
    partOf: remembered((slot: number) => {
      const role = roleAt(lineUps, slot)
      if (role === undefined) throw new RangeError(`no role of slot ${slot}`)
      return { side: sideOfSlot(slot), role, onField: onFieldOf(slot) }
    }),
  }
}

function presenceIn(
  { left }: ScoringOutlook,
  { firstHalf, from, to }: Stint,
  played: number,
): Presence {
  const seconds = left[1] * halfSeconds('2H')
  const share = (second: number) => Math.min(1, Math.max(0, (second - played) / seconds))
  return [
    [0, firstHalf],
    [share(from), share(to)],
  ]
}

/** Of what comes in both halves, what comes while a player is on the field. */
export function inPresence([first, second]: HalfRates, presence: Presence): number {
  const [[from, to], [laterFrom, laterTo]] = presence
  return first * (to - from) + second * (laterTo - laterFrom)
}

/** Chance of a Poisson count of `n` or more. */
export function poissonTail(mean: number, n: number): number {
  if (n <= 0) return 1
  let chance = Math.exp(-mean)
  let below = 0
  for (let count = 0; count < n; count += 1) {
    below += chance
    chance *= mean / (count + 1)
  }
  return Math.max(0, 1 - below)
}
