/**
 * A slot of a line-up: eleven roles of each side, each with the player who starts in it and the one
 * who may replace him. Slots of the home side come first. A match has a player in some of them, the
 * same from its announcement on, so that a slot distinguishes a player in everything but words.
 */

export const ROLES = 11
const SLOTS_OF_ROLE = 2
const SLOTS_OF_SIDE = ROLES * SLOTS_OF_ROLE
export const SLOTS = 2 * SLOTS_OF_SIDE

type Side = 'home' | 'away'
/** 0 starts in a role, 1 may replace him. */
type Occupant = 0 | 1

export function slotOf(side: Side, role: number, occupant: Occupant): number {
  return (side === 'home' ? 0 : SLOTS_OF_SIDE) + SLOTS_OF_ROLE * role + occupant
}

export function sideOfSlot(slot: number): Side {
  return slot < SLOTS_OF_SIDE ? 'home' : 'away'
}

/** The role among those of its side. */
export function roleOfSlot(slot: number): number {
  return Math.floor((slot % SLOTS_OF_SIDE) / SLOTS_OF_ROLE)
}

export function startsInSlot(slot: number): boolean {
  return slot % SLOTS_OF_ROLE === 0
}

export const ALL_SLOTS: readonly number[] = Array.from({ length: SLOTS }, (_, slot) => slot)

export function slotsOf(side: Side): readonly number[] {
  return ALL_SLOTS.filter((slot) => sideOfSlot(slot) === side)
}
