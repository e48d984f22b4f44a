import {
  type PasswordOwner,
  type PasswordProblem,
  passwordProblem,
} from '@caderneta/domain/person/password-rule'
import * as z from 'zod/mini'
import type { FieldError } from '../field-errors.ts'
import { knownPassword, newPassword } from '../outside-text.ts'

/** `account/changePassword` (specification, 9; VAL-11 to VAL-14). Every other session ends. */
export const changePasswordRequest = z
  .object({ newPassword, confirmPassword: newPassword, password: knownPassword })
  .check(
    z.refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
      path: ['confirmPassword'],
      error: 'passwords_differ',
    }),
  )

export type ChangePasswordRequest = z.infer<typeof changePasswordRequest>

/** Spaces and what is known of the person share a sentence. */
const GUIDANCE_ERRORS: Readonly<Record<PasswordProblem, FieldError>> = {
  spaces: 'password_guessable',
  personal: 'password_guessable',
  characters: 'password_characters',
  common: 'password_common',
}

/** The guidance on a new password that its field shows (ACC-05); null when it is acceptable. */
export function guidanceError(password: string, owner: PasswordOwner): FieldError | null {
  const problem = passwordProblem(password, owner)
  return problem === null ? null : GUIDANCE_ERRORS[problem]
}
