import { guidanceFault } from '@caderneta/contract/accounts/passwords'
import type { FieldFault } from '@caderneta/contract/refusals'
import type { Player } from '../signup/player-view.ts'
import { commonPasswordFault } from './common-password-list.ts'

/** What the guidance of the password page says against this new password of the player. */
export function newPasswordFault(password: string, player: Player): FieldFault | null {
  const fault = guidanceFault(password, {
    ...(player.username !== null && { username: player.username }),
    names: [player.first_name, player.last_name],
    email: player.email,
    birthdate: player.birthdate,
  })
  return fault ?? commonPasswordFault(password)
}
