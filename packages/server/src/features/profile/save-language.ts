import type { LanguageRequest } from '@caderneta/contract/profile/profile'
import type { Answer } from '../../http/answer.ts'
import type { SessionCaller } from '../../http/caller.ts'
import type { ProfileParts } from './profile-parts.ts'
import { saveLanguage as storeLanguage } from './profile-store.ts'

/** `account/language`: who can read the page may choose its language; no password is asked. */
export async function saveLanguage(
  parts: ProfileParts,
  { language }: LanguageRequest,
  { playerId }: SessionCaller,
): Promise<Answer> {
  await storeLanguage(parts.database.kysely, playerId, language)
  parts.sessions.forgetPlayer(playerId)
  return { done: 'preferences_saved', language }
}
