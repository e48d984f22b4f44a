import * as z from 'zod/mini'
import { newPassword, typedText } from '../outside-text.ts'

/**
 * `forgot` (decision 0008). With an e-mail alone it requests a code and
 * responds alike to all; with code and new password it sets the password and replies as `login`.
 * No format rule: an invalid address belongs to no account (VAL-10).
 */
export const forgotRequest = z
  .object({
    email: typedText().check(z.minLength(1, 'required'), z.maxLength(254, 'too_long')),
    code: z.optional(typedText().check(z.minLength(1, 'required'), z.maxLength(128, 'too_long'))),
    newPassword: z.optional(newPassword),
  })
  .check(
    z.refine(({ code, newPassword }) => newPassword === undefined || code !== undefined, {
      path: ['code'],
      error: 'required',
    }),
    z.refine(({ code, newPassword }) => code === undefined || newPassword !== undefined, {
      path: ['newPassword'],
      error: 'required',
    }),
  )

/** The page that the mailed link opens, with `email` and `code` in its query. */
export const RECOVERY_PATH = '/recuperar-senha'

export type ForgotRequest = z.infer<typeof forgotRequest>
