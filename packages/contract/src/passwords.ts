import * as z from 'zod/mini'
import { newPassword, PASSWORD_MAX } from './sign.ts'

/**
 * The password of today, asked again before something of weight changes; wrong: the field fault
 * `wrong_password` on the field `password`.
 */
export const currentPassword = z
  .string('required')
  .check(z.minLength(1, 'required'), z.maxLength(PASSWORD_MAX, 'password_long'))

/** `account/changePassword` (specification, 9; VAL-11 to VAL-14). Every other session ends. */
export const changePasswordRequest = z
  .object({ newPassword, confirmPassword: newPassword, password: newPassword })
  .check(
    z.refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
      path: ['confirmPassword'],
      error: 'passwords_differ',
    }),
  )

export type ChangePasswordRequest = z.infer<typeof changePasswordRequest>
