import type { GoalRates } from '../goals-model.ts'
import { OWN_GOALS } from './line-up.ts'
import type { OnField, PlayerLaw, PlayerPart, Presence } from './player-law.ts'
import type { ScoringOutlook } from './scoring-ways.ts'

/** Goals that count for a player, of all goals of a side. */
const COUNTED = 1 - OWN_GOALS

/** Goals among which the first or the last one is looked for: of both sides, or of one. */
export type Among = 'both' | 'home' | 'away'

/** Chance that no goal is scored that counts for a player. */
export function noScorerChance({ outlooks }: PlayerLaw, among: Among): number {
  const total = (goals: GoalRates) => goalsOf(goals, among, 0) + goalsOf(goals, among, 1)
  let chance = 0
  for (const { ways, sure } of outlooks) {
    for (const { weight, expected } of ways) chance += weight * Math.exp(-COUNTED * total(expected))
    for (const { weight, goals } of sure) chance += weight * OWN_GOALS ** total(goals)
  }
  return chance
}

function goalsOf({ home, away }: GoalRates, among: Among, half: 0 | 1): number {
  return (among === 'away' ? 0 : home[half]) + (among === 'home' ? 0 : away[half])
}

/** Chance that a player scores the next goal that counts, if he is on the field before it. */
export function nextScorerChance(part: PlayerPart, among: Among): number {
  const { nextOfRole, entered } = orderOf(part, among)
  return entered > 0 ? (part.role.shares.goals * nextOfRole) / entered : 0
}

/** Chance that a player scores the last goal that counts, before any is scored. */
export function lastScorerChance(part: PlayerPart): number {
  return part.role.shares.goals * orderOf(part, 'both').lastOfRole
}

/** Chances of a role that has all goals of its side, while one of its players is on the field. */
interface OrderChances {
  readonly nextOfRole: number
  readonly lastOfRole: number
  /** That he is on the field before the next goal that counts, or there is none. */
  readonly entered: number
}

/** Of all who may be on the field at the same times, by side and goals looked at. */
const known = new WeakMap<readonly OnField[], Map<string, OrderChances>>()

function orderOf({ onField, side }: PlayerPart, among: Among): OrderChances {
  const bySide = known.get(onField) ?? new Map<string, OrderChances>()
  known.set(onField, bySide)
  const key = `${side} ${among}`
  const found = bySide.get(key) ?? orderChances(onField, side, among)
  bySide.set(key, found)
  return found
}

function orderChances(
  onField: readonly OnField[],
  side: 'home' | 'away',
  among: Among,
): OrderChances {
  let [nextOfRole, lastOfRole, entered] = [0, 0, 0]
  for (const { outlook, chance, presence } of onField) {
    nextOfRole += chance * nextIn(outlook, presence, side, among)
    lastOfRole += chance * nextIn(reversed(outlook), turned(presence), side, among)
    entered += chance * enteredIn(outlook, presence, among)
  }
  return { nextOfRole, lastOfRole, entered }
}

/** Goals fall evenly in what is left of a half: seen from the end, the last one is the first. */
function reversed(outlook: ScoringOutlook): ScoringOutlook {
  const swapped = ({ home, away }: GoalRates): GoalRates => ({
    home: [home[1], home[0]],
    away: [away[1], away[0]],
  })
  return {
    ...outlook,
    ways: outlook.ways.map((way) => ({ ...way, expected: swapped(way.expected) })),
    sure: outlook.sure.map((one) => ({ ...one, goals: swapped(one.goals) })),
  }
}

function turned([[from, to], [laterFrom, laterTo]]: Presence): Presence {
  return [
    [1 - laterTo, 1 - laterFrom],
    [1 - to, 1 - from],
  ]
}

const HALVES = [0, 1] as const

function nextIn(
  { ways, sure }: ScoringOutlook,
  presence: Presence,
  side: 'home' | 'away',
  among: Among,
): number {
  let chance = 0
  for (const { weight, expected } of ways) {
    let none = weight
    for (const half of HALVES) {
      const goals = COUNTED * goalsOf(expected, among, half)
      if (goals === 0) continue
      const [from, to] = presence[half]
      const own = (COUNTED * expected[side][half]) / goals
      chance += none * own * (Math.exp(-goals * from) - Math.exp(-goals * to))
      none *= Math.exp(-goals)
    }
  }
  for (const { weight, goals } of sure) {
    chance += weight * COUNTED * nextOfSure(goals, presence, side, among)
  }
  return chance
}

/** Chance that the only goal of a side comes in the presence, and no counted one before it. */
function nextOfSure(
  goals: GoalRates,
  presence: Presence,
  side: 'home' | 'away',
  among: Among,
): number {
  const other = side === 'home' ? 'away' : 'home'
  const rival = among === 'both' ? HALVES.find((half) => goals[other][half] > 0) : undefined
  const own = HALVES.find((half) => goals[side][half] > 0)
  if (own === undefined) return 0
  const [from, to] = presence[own]
  if (rival === undefined || rival > own) return to - from
  if (rival < own) return (to - from) * OWN_GOALS
  return (to - from) * (OWN_GOALS + COUNTED * (1 - (from + to) / 2))
}

/** Chance that a player is on the field before the next goal that counts, if any. */
function enteredIn({ ways, sure, sureWeight }: ScoringOutlook, presence: Presence, among: Among) {
  const [[, firstTo], [from]] = presence
  const isOn = firstTo > 0
  let chance = isOn ? sureWeight : 0
  for (const { weight, expected } of ways) {
    const goals = goalsOf(expected, among, 0) + goalsOf(expected, among, 1) * from
    chance += weight * (isOn ? 1 : Math.exp(-COUNTED * goals))
  }
  if (isOn) return chance
  for (const { weight, goals } of sure) {
    const [first, second] = [goalsOf(goals, among, 0), goalsOf(goals, among, 1)]
    chance += weight * OWN_GOALS ** first * (1 - COUNTED * from) ** second
  }
  return chance
}
