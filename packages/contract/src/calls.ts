import * as bets from './bets/bets-calls.ts'
import type { Call } from './call.ts'
import * as deposits from './payments/deposit-calls.ts'
import * as provider from './payments/provider-calls.ts'
import * as withdrawals from './payments/withdrawal-calls.ts'
import * as verification from './profile/verification-calls.ts'
import * as wallet from './wallet/wallet-calls.ts'

/** Every call of the API, by feature and by the name of its record. */
export const CALLS_BY_FEATURE = {
  bets,
  wallet,
  payments: { ...deposits, ...withdrawals, ...provider },
  profile: { ...verification },
} as const

/** Every call of the API, by the name of its record. For the server: the page takes single ones. */
export const CALLS = {
  ...CALLS_BY_FEATURE.bets,
  ...CALLS_BY_FEATURE.wallet,
  ...CALLS_BY_FEATURE.payments,
  ...CALLS_BY_FEATURE.profile,
} as const satisfies Readonly<Record<string, Call>>
