import { passwordFault } from '@caderneta/domain/password-rule'
import type { Player } from './player-view.ts'

/** Whether the guidance of the password page speaks against this password of the player. */
export function isGuessable(password: string, player: Player): boolean {
  const owner = {
    ...(player.username !== null && { username: player.username }),
    names: [player.first_name, player.last_name],
    email: player.email,
    birthdate: player.birthdate,
  }
  return passwordFault(password, owner) !== null
}
