import {
  roleOfSlot,
  sideOfSlot,
  startsInSlot,
} from '@caderneta/domain/markets/football/players/player-slot'
import type { TeamSheet } from '../../messages.ts'

/**
 * A task in a team, which one player fills after another: who fills it has its part of what
 * the team does. These parts do not change in a match, so that a goal falls to a role by its part
 * alone, and a player has no other part than that of his role while he is on the field.
 */
export interface Role {
  /** Null where no source names him. */
  readonly starter: string | null
  /** Who comes on if he is replaced; null for a player who is not listed. */
  readonly substitute: string | null
  readonly shares: RoleShares
}

/** Parts of what a side does, between 0 and 1. What the roles leave is that of others. */
interface RoleShares {
  /** Of the goals that are no own goals. */
  readonly goals: number
  /** Of the goals of others that somebody assists. */
  readonly assists: number
  /** Of the shots that are no goals. */
  readonly shots: number
  /** Of the yellow cards. */
  readonly cards: number
}

/** The roles of a side; the first one is that of the keeper. */
export type LineUp = readonly Role[]
export type LineUps = readonly [home: LineUp, away: LineUp]

/** A player who leaves and one who comes on, as slots; null for one who is not listed. */
export interface Substitution {
  readonly side: 'home' | 'away'
  readonly minute: number
  readonly player: number | null
  readonly partner: number | null
}

/** The players of a match, known before it is played. */
export interface MatchPlayers {
  readonly lineUps: LineUps
  /** Slots of starters who leave the squad before the kick-off; others, not listed, start. */
  readonly out: ReadonlySet<number>
  readonly substitutions: readonly Substitution[]
}

/** Of the goals of a side, those that its opponents score. */
export const OWN_GOALS = 0.03
/** Of starters who are announced, those who leave the squad before the kick-off. */
export const WITHDRAWN = 0.03

/** A change in a role, at the first second of a minute of the second half. */
interface Change {
  readonly minute: number
  /** If it is changed at all. */
  readonly chance: number
}

/** Half-time and every third minute: a role is changed once at most. */
export const CHANGES: readonly Change[] = [
  { minute: 46, chance: 0.1 },
  ...[55, 58, 61, 64, 67, 70, 73, 76, 79, 82, 85, 88].map((minute) => ({ minute, chance: 0.075 })),
]

/** Chance that a role is changed in a match: coaches replace whom they have somebody for. */
export function changeChance(role: number, { substitute }: Role): number {
  if (role === KEEPER) return 0
  return substitute === null ? 0.3 : 0.75
}

const KEEPER = 0
const MINUTE = 60
const FIRST_MINUTE = 46

/** Seconds of the second half before the first one of a minute. */
export function secondOfChange(minute: number): number {
  return MINUTE * (minute - FIRST_MINUTE)
}

/** The role of a slot; undefined in a line-up that does not have it. */
export function roleAt([home, away]: LineUps, slot: number): Role | undefined {
  return (sideOfSlot(slot) === 'home' ? home : away)[roleOfSlot(slot)]
}

/** Null for a slot that is empty in the match. */
export function listedName(lineUps: LineUps, slot: number): string | null {
  const role = roleAt(lineUps, slot)
  if (role === undefined) return null
  return startsInSlot(slot) ? role.starter : role.substitute
}

/** A side as its source announces it. */
export function teamSheet(lineUp: LineUp): TeamSheet {
  const named = (names: readonly (string | null)[]) => names.filter((name) => name !== null)
  return {
    starters: named(lineUp.map(({ starter }) => starter)),
    substitutes: named(lineUp.map(({ substitute }) => substitute)),
  }
}

/** The name of a player of the match. */
export function playerName(lineUps: LineUps, slot: number): string {
  const name = listedName(lineUps, slot)
  if (name === null) throw new RangeError(`no player in slot ${slot}`)
  return name
}
