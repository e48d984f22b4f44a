import { guidanceFault } from '@caderneta/contract/accounts/passwords'
import { newPassword } from '@caderneta/contract/accounts/sign'
import type { FieldFault } from '@caderneta/contract/refusals'
import { checkOf } from '../../forms/field-check.ts'

export interface RecoveryFields {
  readonly newPassword: string
  readonly confirmPassword: string
}

const checkLength = checkOf(newPassword)

/** Length and guidance; the page knows the e-mail alone, the server the rest of the person. */
export function checkNewPassword(password: unknown, email: string): true | FieldFault {
  const fault = checkLength(password)
  if (fault !== true) return fault
  return guidanceFault(String(password), { email }) ?? true
}

export function checkConfirmation(
  confirmation: unknown,
  { newPassword }: RecoveryFields,
): true | FieldFault {
  const fault = checkLength(confirmation)
  if (fault !== true) return fault
  return confirmation === newPassword ? true : 'passwords_differ'
}
