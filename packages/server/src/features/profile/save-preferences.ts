import type { PreferencesRequest } from '@caderneta/contract/profile/profile'
import type * as calls from '@caderneta/contract/profile/profile-calls'
import type { SessionCaller } from '../../http/caller.ts'
import type { ResultOf } from '../../http/route.ts'
import { checkPassword, prefsWire, readPlayer, sessionLimit } from '../accounts/accounts.ts'
import type { ProfileDeps } from './profile-deps.ts'
import { savePreferences as storePreferences } from './profile-store.ts'

/** `account/preferences`. The reply is in the language that was just chosen. */
export async function savePreferences(
  deps: ProfileDeps,
  request: PreferencesRequest,
  { playerId }: SessionCaller,
): Promise<ResultOf<typeof calls.savePreferences>> {
  const known = await checkPassword(deps, playerId, request.password)
  if (known !== true) return known
  const { kysely } = deps.database
  await storePreferences(kysely, playerId, request, new Date(deps.clock.now()))
  // Open sessions carry the language, the odds change and the limit of inactivity.
  deps.sessions.forgetPlayer(playerId)
  const player = await readPlayer(kysely, playerId)
  const body = {
    prefs: prefsWire(player),
    session: sessionLimit(player.inactivity_period, deps.config.sessionLimitSeconds),
  }
  return { done: 'preferences_saved', body, language: player.language }
}
