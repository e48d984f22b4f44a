import * as z from 'zod/mini'
import { currentPassword, typedText } from '../outside-text.ts'
import { baseUnauthReply, clientWire } from '../site.ts'
import { walletWire } from '../wallet/wallet.ts'
import { prefsWire } from './prefs.ts'
import { sessionLimitWire } from './sessions.ts'

/** Who the bettor is, on the wire (specification, section 3; decision 0017). */

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

const userWire = z.object({ info: userInfoWire, address: userAddressWire })

export const loginRequest = z.object({
  email: typedText().check(z.minLength(1, 'required'), z.maxLength(254, 'too_long')),
  password: currentPassword,
})

/** The player may neither bet nor deposit, and is shown no promotions (decision 0040). */
const isExcluded = z.boolean()

export const loginReply = z.object({
  token: z.string(),
  user: userWire,
  prefs: prefsWire,
  wallet: walletWire,
  session: sessionLimitWire,
  isExcluded,
})

export const activateRequest = z.object({
  code: typedText().check(z.minLength(1, 'required'), z.maxLength(128, 'too_long')),
})
export const activateReply = z.object({ status: z.string() })
export const resendRequest = z.object({
  email: typedText().check(z.minLength(1, 'required'), z.maxLength(254, 'too_long')),
})

export const baseAuthReply = z.object({
  disconnect: z.literal(false),
  user: userWire,
  prefs: prefsWire,
  wallet: walletWire,
  session: sessionLimitWire,
  isExcluded,
  ...baseUnauthReply.shape,
})

/** `client/getData`. */
export const clientDataReply = z.object({
  data: z.object({ appVersion: z.literal(1), client: clientWire }),
})

export type UserInfoWire = z.infer<typeof userInfoWire>
export type UserAddressWire = z.infer<typeof userAddressWire>
export type UserWire = z.infer<typeof userWire>
