import * as z from 'zod/mini'
import { codedText, figuresText, newPassword, typedText } from '../outside-text.ts'
import { emailAddress } from './email-address.ts'

/**
 * `sign` (specification, section 5, short and long sign-up). Field errors are codes of
 * `refusals.ts`. Check digits, age and uniqueness are decided after this shape holds.
 */
const text = (max: number) =>
  typedText().check(z.minLength(1, 'required'), z.maxLength(max, 'too_long'))
const maybe = (max: number) => z.optional(typedText().check(z.maxLength(max, 'too_long')))

/**
 * A username in lower case: 3 to 40 letters, digits, dots or dashes. No '@', so that it never reads
 * like an e-mail address.
 */
export const USERNAME = /^[a-z0-9](?:[a-z0-9._-]{1,38}[a-z0-9])$/

/** Masked or plain: dots, dashes, brackets and spaces are taken out before it is judged. */
export const cpfText = figuresText().check(
  z.minLength(1, 'required'),
  z.maxLength(20, 'cpf_invalid'),
)
export const phoneText = figuresText().check(
  z.minLength(1, 'required'),
  z.maxLength(24, 'phone_invalid'),
)

export const signRequest = z.object({
  name: maybe(200),
  firstname: text(80),
  lastname: text(120),
  pronoun: z.optional(z.enum(['Sr.', 'Sra.', 'Srta.'], 'invalid')),
  username: maybe(40),
  password: newPassword,
  email: emailAddress,
  cpf: cpfText,
  birthdate: figuresText().check(
    z.minLength(1, 'required'),
    z.regex(/^\d{4}-\d{2}-\d{2}$/, 'date_invalid'),
  ),
  countryCode: figuresText().check(z.regex(/^\+?\d{1,3}$/, 'invalid')),
  phone: phoneText,
  houseNumber: text(20),
  apartmentNumber: maybe(20),
  streetName: text(160),
  /** From the CEP, where it was looked up; the player does not enter them here. */
  city: maybe(120),
  state: maybe(60),
  postalCode: maybe(12),
  countryId: z.optional(codedText(/^\d{1,3}$/)),
  secretCode: z.optional(codedText(/^\d{4}$/, 'secret_code_length')),
  confirmSecretCode: z.optional(codedText(/^\d{4}$/, 'secret_code_length')),
  sendPromotions: z.optional(z.enum(['true', 'false', 'null'], 'invalid')),
  acceptTerms: z.literal('true', 'terms_required'),
  code: maybe(64),
  idx: maybe(20),
})

/** Fields of a withdrawal: any of them in a `sign` call is refused (decisions, calls). */
export const SIGN_FORBIDDEN = ['pixKeyType', 'pixKey', 'ownerName', 'amount'] as const

export type SignRequest = z.infer<typeof signRequest>
