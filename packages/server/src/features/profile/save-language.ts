import type * as calls from '@caderneta/contract/profile/language-call'
import type { SessionCaller } from '../../http/caller.ts'
import type { ResultOf } from '../../http/route.ts'
import type { ProfileDeps } from './profile-deps.ts'
import { saveLanguage as storeLanguage } from './profile-store.ts'

/** `account/language`: a reader of the page may choose its language; no password is required. */
export async function saveLanguage(
  deps: ProfileDeps,
  { language }: calls.LanguageRequest,
  { playerId }: SessionCaller,
): Promise<ResultOf<typeof calls.saveLanguage>> {
  await storeLanguage(deps.database.kysely, playerId, language)
  deps.sessions.forgetPlayer(playerId)
  return { done: 'preferences_saved', language }
}
