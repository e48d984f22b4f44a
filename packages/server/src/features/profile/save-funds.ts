import { changePasswordRequest } from '@caderneta/contract/accounts/passwords'
import { preferencesRequest } from '@caderneta/contract/profile/profile'
import type * as calls from '@caderneta/contract/profile/profile-calls'
import { refuse, refuseFields } from '@caderneta/contract/refusals'
import { fieldErrors } from '../../http/body/field-errors.ts'
import type { SessionCaller } from '../../http/caller.ts'
import type { ResultOf } from '../../http/route.ts'
import type { ProfileDeps } from './profile-deps.ts'
import { savePreferences } from './save-preferences.ts'

type Fields = Readonly<Record<string, string | undefined>>

/** Both sets carry the current password. */
const PASSWORD_NAMES = ['newPassword', 'confirmPassword']
const PREFERENCE_NAMES = Object.keys(preferencesRequest.shape).filter((name) => name !== 'password')

/**
 * `funds/save`: the call that the specification defines for two things with calls of their own. It
 * accepts the fields of exactly one of them (decision 0017).
 */
export async function saveFunds(
  deps: ProfileDeps,
  fields: Fields,
  caller: SessionCaller,
): Promise<ResultOf<typeof calls.saveFunds>> {
  const isPassword = hasAny(fields, PASSWORD_NAMES)
  if (isPassword === hasAny(fields, PREFERENCE_NAMES)) return refuse('unknown_field')
  if (isPassword) {
    const parsed = changePasswordRequest.safeParse(fields)
    if (!parsed.success) return refuseFields(fieldErrors(parsed.error))
    return deps.changePassword(parsed.data, caller)
  }
  const parsed = preferencesRequest.safeParse(fields)
  if (!parsed.success) return refuseFields(fieldErrors(parsed.error))
  return savePreferences(deps, parsed.data, caller)
}

function hasAny(fields: Fields, names: readonly string[]): boolean {
  return names.some((name) => fields[name] !== undefined)
}
