import { guidanceError } from '@caderneta/contract/accounts/passwords'
import type { FieldError } from '@caderneta/contract/field-errors'
import type { Player } from '../signup/player-view.ts'
import { commonPasswordError } from './common-password-list.ts'

/** The rule of the password guidance that this new password violates; null when none. */
export function newPasswordError(password: string, player: Player): FieldError | null {
  const error = guidanceError(password, {
    ...(player.username !== null && { username: player.username }),
    names: [player.first_name, player.last_name],
    email: player.email,
    birthdate: player.birthdate,
  })
  return error ?? commonPasswordError(password)
}
