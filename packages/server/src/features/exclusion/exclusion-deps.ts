import type { CommonRefusal } from '@caderneta/contract/call'
import type { ServerDeps } from '../../server-deps.ts'

export interface ExclusionDeps extends Pick<ServerDeps, 'database' | 'clock' | 'log'> {
  /** Checks the current password; returns the refusal if it is wrong. */
  readonly checkPassword: (playerId: number, password: string) => Promise<true | CommonRefusal>
  /** Open sessions carry whether their player is excluded. */
  readonly forgetPlayer: (playerId: number) => void
}
