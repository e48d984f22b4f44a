import * as z from 'zod/mini'
import { dashboardWire, marketWire, sportWire } from './catalogue.ts'
import { LANGUAGES } from './language.ts'
import { walletWire } from './wallet.ts'

/** Who the bettor is, on the wire (specification, section 3; decisions, "Sign-up fields"). */

export const userInfoWire = z.object({
  name: z.string(),
  email: z.string(),
  username: z.string(),
  phone: z.string(),
  countryCode: z.string(),
  cpf: z.string(),
  birthdate: z.string(),
  pronoun: z.string(),
  isActivated: z.boolean(),
  photo: z.object({ url: z.string(), status: z.string() }),
})

export const userAddressWire = z.object({
  cep: z.string(),
  streetName: z.string(),
  streetNumber: z.string(),
  houseNumber: z.string(),
  apartmentNumber: z.string(),
  city: z.string(),
  state: z.string(),
  countryId: z.number(),
  countryName: z.string(),
})

export const ODDS_CHANGE_PREFERENCES = ['higher', 'any', 'none'] as const
export type OddsChangePreference = (typeof ODDS_CHANGE_PREFERENCES)[number]

export const prefsWire = z.object({
  language: z.enum(LANGUAGES),
  timezone: z.string(),
  oddsFormat: z.string(),
  maxInactivityPeriod: z.string(),
  oddsChange: z.enum(ODDS_CHANGE_PREFERENCES),
  notification: z.boolean(),
  textMessage: z.boolean(),
  emailNotification: z.boolean(),
  onlineMessage: z.boolean(),
  onlinePopUps: z.boolean(),
})

export const clientWire = z.object({
  name: z.string(),
  isWagerCloseBefore: z.boolean(),
  isWagerLived: z.boolean(),
  /** Limits that the slip shows before a click; amounts in reais. */
  limits: z.object({
    stakeMin: z.number(),
    stakeMax: z.number(),
    payoutMax: z.number(),
    selectionsMax: z.number(),
    linesMax: z.number(),
    depositMin: z.number(),
    depositMax: z.number(),
    /** Seconds that a live bet waits before it is decided. */
    liveDelay: z.number(),
  }),
  /** True while the sandbox payment provider runs: the page offers 'Simular pagamento'. */
  isSandbox: z.boolean(),
})

const userWire = z.object({ info: userInfoWire, address: userAddressWire })

export const loginRequest = z.object({
  email: z.string('required').check(z.minLength(1, 'required'), z.maxLength(254, 'too_long')),
  password: z
    .string('required')
    .check(z.minLength(1, 'required'), z.maxLength(32, 'password_long')),
})

export const loginReply = z.object({
  token: z.string(),
  user: userWire,
  prefs: prefsWire,
  wallet: walletWire,
})

export const activateRequest = z.object({
  code: z.string('required').check(z.minLength(1, 'required'), z.maxLength(128, 'too_long')),
})
export const activateReply = z.object({ status: z.string() })
export const resendRequest = z.object({
  email: z.string('required').check(z.minLength(1, 'required'), z.maxLength(254, 'too_long')),
})

export const baseUnauthReply = z.object({
  menu: z.array(sportWire),
  markets: z.array(marketWire),
  dashboard: dashboardWire,
  client: clientWire,
})

export const baseAuthReply = z.object({
  disconnect: z.literal(false),
  user: userWire,
  prefs: prefsWire,
  wallet: walletWire,
  ...baseUnauthReply.shape,
})

/** `client/getData`. */
export const clientDataReply = z.object({
  data: z.object({ appVersion: z.literal(1), client: clientWire }),
})

export type UserInfoWire = z.infer<typeof userInfoWire>
export type UserAddressWire = z.infer<typeof userAddressWire>
export type UserWire = z.infer<typeof userWire>
export type PrefsWire = z.infer<typeof prefsWire>
export type ClientWire = z.infer<typeof clientWire>
export type LoginReply = z.infer<typeof loginReply>
export type BaseUnauthReply = z.infer<typeof baseUnauthReply>
export type BaseAuthReply = z.infer<typeof baseAuthReply>
