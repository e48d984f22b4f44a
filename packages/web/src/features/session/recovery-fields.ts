import { guidanceError } from '@caderneta/contract/accounts/passwords'
import type { FieldError } from '@caderneta/contract/field-errors'
import { newPassword } from '@caderneta/contract/outside-text'
import { opaqueText } from '@caderneta/domain/text/outside-text'
import { checkOf } from '../../forms/field-check.ts'

export interface RecoveryFields {
  readonly newPassword: string
  readonly confirmPassword: string
}

const checkLength = checkOf(newPassword)

/** Length and guidance; the page knows only the e-mail, the server checks against the rest. */
export function checkNewPassword(password: unknown, email: string): true | FieldError {
  const error = checkLength(password)
  if (error !== true) return error
  return guidanceError(String(password), { email }) ?? true
}

export function checkConfirmation(
  confirmation: unknown,
  { newPassword }: RecoveryFields,
): true | FieldError {
  const error = checkLength(confirmation)
  if (error !== true) return error
  return opaqueText(String(confirmation)) === opaqueText(newPassword) ? true : 'passwords_differ'
}
