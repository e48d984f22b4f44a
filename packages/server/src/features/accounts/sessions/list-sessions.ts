import type { OpenSessionWire } from '@caderneta/contract/accounts/sessions'
import type { SessionCaller } from '../../../http/caller.ts'
import type { AccountDeps } from '../account-deps.ts'
import { readPlayer } from '../signup/player-view.ts'
import { idleLimitMs } from './inactivity-period.ts'
import { type OpenSession, readOpenSessions } from './session-view.ts'

/** `sessions/getAll`: where the player is logged in, most recently used first. */
export async function listSessions(
  deps: AccountDeps,
  { playerId, tokenHash }: SessionCaller,
): Promise<OpenSessionWire[]> {
  const { kysely } = deps.database
  const { inactivity_period } = await readPlayer(kysely, playerId)
  const idleMs = idleLimitMs(inactivity_period, deps.config.sessionLimitSeconds)
  // A session that idled too long is over, even if nothing has ended it yet.
  const usedAfter = deps.clock.now() - idleMs
  return (await readOpenSessions(kysely, playerId))
    .map((session) => ({ ...session, lastUsedAt: lastUse(deps, session) }))
    .filter(({ lastUsedAt }) => lastUsedAt > usedAfter)
    .sort((one, other) => other.lastUsedAt - one.lastUsedAt)
    .map((session) => sessionWire(session, tokenHash))
}

function lastUse({ sessions }: AccountDeps, { tokenHash, lastUsedAt }: OpenSession): number {
  return Math.max(sessions.lastUseOf(tokenHash) ?? 0, lastUsedAt)
}

function sessionWire(session: OpenSession, ownTokenHash: string): OpenSessionWire {
  const { id, tokenHash, device, address, createdAt, lastUsedAt } = session
  const isCurrent = tokenHash === ownTokenHash
  return { sessionId: id, device, address, createdAt, lastUsedAt, isCurrent }
}
