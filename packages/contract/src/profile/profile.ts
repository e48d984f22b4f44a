import { ODDS_FORMATS } from '@caderneta/domain/odds/odds-format'
import { isTimeZone } from '@caderneta/domain/person/time-zones'
import * as z from 'zod/mini'
import { userAddressWire, userInfoWire } from '../accounts/accounts.ts'
import { emailAddress } from '../accounts/email-address.ts'
import { ODDS_CHANGE_PREFERENCES, prefsWire } from '../accounts/prefs.ts'
import { sessionLimitWire } from '../accounts/sessions.ts'
import { cpfText, phoneText } from '../accounts/sign.ts'
import { LANGUAGES } from '../language.ts'
import { currentPassword, figuresText, knownPassword, typedText } from '../outside-text.ts'

/**
 * What a bettor may change of the own account (specification, 5 and 7; checklist VAL-15 to VAL-28).
 * Every call requires the password again; a wrong one is the field error `wrong_password`.
 */

/** The options of the preferences (specification, 9), shortest first. */
export const INACTIVITY_PERIODS = [
  '20 Minutos',
  '1 Hora',
  '2 Horas',
  '3 Horas',
  '6 Horas',
  '12 Horas',
] as const
export type InactivityPeriod = (typeof INACTIVITY_PERIODS)[number]
export const MINUTES_BY_INACTIVITY_PERIOD: Readonly<Record<InactivityPeriod, number>> = {
  '20 Minutos': 20,
  '1 Hora': 60,
  '2 Horas': 120,
  '3 Horas': 180,
  '6 Horas': 360,
  '12 Horas': 720,
}

const text = (max: number) =>
  typedText().check(z.minLength(1, 'required'), z.maxLength(max, 'too_long'))

const flag = z.enum(['true', 'false'], 'invalid')

/** The five switches, by their names on the wire. */
export const NOTIFICATION_FLAGS = [
  'notification',
  'textMessage',
  'emailNotification',
  'onlineMessage',
  'onlinePopUps',
] as const

/** `account/preferences`. */
export const preferencesRequest = z.object({
  language: z.enum(LANGUAGES, 'invalid'),
  timezone: typedText().check(z.refine(isTimeZone, 'invalid')),
  oddsFormat: z.enum(ODDS_FORMATS, 'invalid'),
  maxInactivityPeriod: z.enum(INACTIVITY_PERIODS, 'invalid'),
  oddsChange: z.optional(z.enum(ODDS_CHANGE_PREFERENCES, 'invalid')),
  notification: flag,
  textMessage: flag,
  emailNotification: flag,
  onlineMessage: flag,
  onlinePopUps: flag,
  sendPromotions: z.optional(flag),
  password: knownPassword,
})

export const preferencesReply = z.object({ prefs: prefsWire, session: sessionLimitWire })

const user = z.object({ info: userInfoWire, address: userAddressWire })

/**
 * `account/generalData`. The CPF is compared with the account's and never changed: another one is
 * the field error `cpf_fixed`.
 */
export const generalDataRequest = z.object({
  countryCode: figuresText().check(z.minLength(1, 'required'), z.regex(/^\+?\d{1,3}$/, 'invalid')),
  phone: phoneText,
  email: emailAddress,
  cpf: z.optional(cpfText),
  password: currentPassword,
})

/**
 * The change that waits for its code: the e-mail in lower case, the phone in E.164. What
 * is null has not changed, or has changed at once.
 */
const pendingWire = z.object({
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
})

export const generalDataReply = z.object({ user, pending: pendingWire })

/** `account/getPending`: the same, for a page that comes back later. */
export const pendingReply = z.object({ pending: pendingWire })

const CONTACT_KINDS = ['email', 'phone'] as const
export type ContactKind = (typeof CONTACT_KINDS)[number]

/** Digits of a code that travels by text message. */
export const PHONE_CODE_LENGTH = 6

/**
 * `account/confirmContact`: the code that was sent to the new address; `code_invalid` when it is
 * wrong, used, too old or tried too often.
 */
export const confirmContactRequest = z.object({
  kind: z.enum(CONTACT_KINDS, 'invalid'),
  code: typedText().check(z.minLength(1, 'required'), z.maxLength(128, 'too_long')),
})

export const userReply = z.object({ user })

/** `account/address`. The CEP has eight digits in Brazil; other countries write as they like. */
export const addressRequest = z.object({
  cep: text(16),
  streetName: text(160),
  streetNumber: text(20),
  apartmentNumber: z.optional(typedText().check(z.maxLength(20, 'too_long'))),
  city: text(120),
  state: text(60),
  countryId: typedText().check(z.minLength(1, 'required'), z.regex(/^\d{1,3}$/, 'invalid')),
  password: currentPassword,
})

export type PreferencesRequest = z.infer<typeof preferencesRequest>
export type PreferencesReply = z.infer<typeof preferencesReply>
export type GeneralDataRequest = z.infer<typeof generalDataRequest>
export type PendingWire = z.infer<typeof pendingWire>
export type ConfirmContactRequest = z.infer<typeof confirmContactRequest>
export type AddressRequest = z.infer<typeof addressRequest>
