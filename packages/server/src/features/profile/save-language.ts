import type { LanguageRequest } from '@caderneta/contract/profile/profile'
import type { CallResponse } from '../../http/call-response.ts'
import type { SessionCaller } from '../../http/caller.ts'
import type { ProfileDeps } from './profile-deps.ts'
import { saveLanguage as storeLanguage } from './profile-store.ts'

/** `account/language`: a reader of the page may choose its language; no password is required. */
export async function saveLanguage(
  deps: ProfileDeps,
  { language }: LanguageRequest,
  { playerId }: SessionCaller,
): Promise<CallResponse> {
  await storeLanguage(deps.database.kysely, playerId, language)
  deps.sessions.forgetPlayer(playerId)
  return { done: 'preferences_saved', language }
}
