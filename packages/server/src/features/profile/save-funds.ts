import { changePasswordRequest } from '@caderneta/contract/accounts/passwords'
import { preferencesRequest } from '@caderneta/contract/profile/profile'
import { refuse, refuseFields } from '@caderneta/contract/refusals'
import * as z from 'zod/mini'
import type { Answer } from '../../http/answer.ts'
import { fieldFaults } from '../../http/body/field-faults.ts'
import type { SessionCaller } from '../../http/caller.ts'
import type { ProfileParts } from './profile-parts.ts'
import { savePreferences } from './save-preferences.ts'

export const fundsSaveRequest = z.record(z.string(), z.string())

type Fields = z.infer<typeof fundsSaveRequest>

/** Both sets carry the password of today. */
const PASSWORD_NAMES = ['newPassword', 'confirmPassword']
const PREFERENCE_NAMES = Object.keys(preferencesRequest.shape).filter((name) => name !== 'password')

/**
 * `funds/save`: the home that the specification gives to two things with homes of their own. It
 * takes the fields of exactly one of them (decisions, calls).
 */
export async function saveFunds(
  parts: ProfileParts,
  fields: Fields,
  caller: SessionCaller,
): Promise<Answer> {
  const isPassword = hasAny(fields, PASSWORD_NAMES)
  if (isPassword === hasAny(fields, PREFERENCE_NAMES)) return refuse('unknown_field')
  if (isPassword) {
    const asked = changePasswordRequest.safeParse(fields)
    if (!asked.success) return refuseFields(fieldFaults(asked.error))
    return parts.changePassword(asked.data, caller)
  }
  const asked = preferencesRequest.safeParse(fields)
  if (!asked.success) return refuseFields(fieldFaults(asked.error))
  return savePreferences(parts, asked.data, caller)
}

function hasAny(fields: Fields, names: readonly string[]): boolean {
  return names.some((name) => fields[name] !== undefined)
}
