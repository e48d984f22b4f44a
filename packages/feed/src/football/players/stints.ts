import {
  roleOfSlot,
  sideOfSlot,
  slotOf,
  startsInSlot,
} from '@caderneta/domain/markets/football/players/player-slot'
import { CHANGES, changeChance, type LineUps, roleAt, secondOfChange } from './line-up.ts'
import type { PlayerMoment } from './player-moment.ts'

/** When a player is on the field, in what is left of a match. */
export interface Stint {
  /** Those of a player add up to one, if he plays at all. */
  readonly chance: number
  /** 1 of who is on the field for what is left of the first half, else 0. */
  readonly firstHalf: 0 | 1
  /** Seconds of the second half. */
  readonly from: number
  readonly to: number
}

const WHOLE: Stint = { chance: 1, firstHalf: 1, from: 0, to: Number.POSITIVE_INFINITY }

/** The same for all players who may be on the field at the same times. */
export function stintKey(lineUps: LineUps, moment: PlayerMoment, slot: number): string {
  const role = roleAt(lineUps, slot)
  const chance = role === undefined ? 0 : changeChance(roleOfSlot(slot), role)
  return `${startsInSlot(slot)} ${chance} ${isChanged(moment, slot)}`
}

/**
 * Every stint that is left to a player, given that he is on the field at some time of the match;
 * none of who has left it. `played` has the seconds of the second half that have been played.
 */
export function stintsOf(
  lineUps: LineUps,
  moment: PlayerMoment,
  slot: number,
  played: number,
): readonly Stint[] {
  const role = roleAt(lineUps, slot)
  if (role === undefined) return []
  if (isChanged(moment, slot)) return startsInSlot(slot) ? [] : [WHOLE]
  const changes = CHANGES.map(({ minute, chance }) => ({ at: secondOfChange(minute), chance }))
  const open = changes.filter(({ at }) => !moment.isSecondHalf || at > played)
  const all = changeChance(roleOfSlot(slot), role)
  const later = all * open.reduce((sum, { chance }) => sum + chance, 0)
  if (!startsInSlot(slot)) {
    return open.map(({ at, chance }) => ({
      chance: (all * chance) / later,
      firstHalf: 0,
      from: at,
      to: Number.POSITIVE_INFINITY,
    }))
  }
  const sum = 1 - all + later
  return [
    { ...WHOLE, chance: (1 - all) / sum },
    ...open.map(({ at, chance }) => ({ ...WHOLE, chance: (all * chance) / sum, to: at })),
  ]
}

/** True once somebody else fills the role of a slot than at the kick-off. */
function isChanged({ progress }: PlayerMoment, slot: number): boolean {
  const [side, number] = [sideOfSlot(slot), roleOfSlot(slot)]
  const [starter, substitute] = [slotOf(side, number, 0), slotOf(side, number, 1)]
  return progress.events.some(
    ({ kind, player, partner }) =>
      kind === 'substitution' && (partner === starter || player === substitute),
  )
}
