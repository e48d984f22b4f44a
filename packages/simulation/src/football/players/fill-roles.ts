import { slotOf } from '@caderneta/domain/markets/football/players/player-slot'
import {
  CHANGES,
  changeChance,
  type LineUps,
  type Role,
  type Substitution,
  WITHDRAWN,
} from '@caderneta/feed/football/players/line-up'
import type { Random } from '@caderneta/feed/random'

type Side = 'home' | 'away'

/** A role as it is filled in one match; null for players who are not listed. */
export interface FilledRole {
  readonly role: Role
  readonly out: number | null
  readonly starter: number | null
  /** Who comes on if it is changed. */
  readonly substitute: number | null
  /** Minute from which it is filled by another. */
  readonly changedAt: number | null
  /** The change, if it is one of a listed player. */
  readonly change: Substitution | null
}

export type FilledRoles = Readonly<Record<Side, readonly FilledRole[]>>

/** Who plays, and who is replaced when, by the model that prices it. */
export function fillRoles(random: Random, lineUps: LineUps): FilledRoles {
  return {
    home: rolesOf(random.split('home roles'), 'home', lineUps[0]),
    away: rolesOf(random.split('away roles'), 'away', lineUps[1]),
  }
}

function rolesOf(random: Random, side: Side, lineUp: readonly Role[]): readonly FilledRole[] {
  return lineUp.map((role, number) => {
    const slot = role.starter === null ? null : slotOf(side, number, 0)
    const isOut = random.next() < WITHDRAWN
    const starter = isOut ? null : slot
    const substitute = role.substitute === null ? null : slotOf(side, number, 1)
    const isChanged = random.next() < changeChance(number, role)
    const minute = changeMinute(random)
    const isListed = isChanged && (starter !== null || substitute !== null)
    return {
      ...{ role, starter, substitute },
      out: isOut ? slot : null,
      changedAt: isChanged ? minute : null,
      change: isListed ? { side, minute, player: substitute, partner: starter } : null,
    }
  })
}

function changeMinute(random: Random): number {
  let left = random.next()
  const found = CHANGES.find(({ chance }) => {
    left -= chance
    return left < 0
  })
  return found ? found.minute : Math.max(...CHANGES.map(({ minute }) => minute))
}
