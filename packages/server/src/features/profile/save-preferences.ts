import type { PreferencesReply, PreferencesRequest } from '@caderneta/contract/profile/profile'
import type { Answer } from '../../http/answer.ts'
import type { SessionCaller } from '../../http/caller.ts'
import { checkPassword, prefsWire, readPlayer, sessionLimit } from '../accounts/accounts.ts'
import type { ProfileParts } from './profile-parts.ts'
import { savePreferences as storePreferences } from './profile-store.ts'

/** `account/preferences`. The reply speaks the language that was just chosen. */
export async function savePreferences(
  parts: ProfileParts,
  asked: PreferencesRequest,
  { playerId }: SessionCaller,
): Promise<Answer> {
  const known = await checkPassword(parts, playerId, asked.password)
  if (known !== true) return known
  const { kysely } = parts.database
  await storePreferences(kysely, playerId, asked)
  // Open sessions carry the language, the odds change and the limit of inactivity.
  parts.sessions.forgetPlayer(playerId)
  const player = await readPlayer(kysely, playerId)
  const body: PreferencesReply = {
    prefs: prefsWire(player),
    session: sessionLimit(player.inactivity_period, parts.config.sessionLimitSeconds),
  }
  return { done: 'preferences_saved', body, language: player.language }
}
