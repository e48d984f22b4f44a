import { guidanceError } from '@caderneta/contract/accounts/passwords'
import type { FieldError } from '@caderneta/contract/refusals'
import type { Player } from '../signup/player-view.ts'
import { commonPasswordError } from './common-password-list.ts'

/** What the guidance of the password page says against this new password of the player. */
export function newPasswordError(password: string, player: Player): FieldError | null {
  const error = guidanceError(password, {
    ...(player.username !== null && { username: player.username }),
    names: [player.first_name, player.last_name],
    email: player.email,
    birthdate: player.birthdate,
  })
  return error ?? commonPasswordError(password)
}
