import * as account from './accounts/account-calls.ts'
import * as session from './accounts/session-calls.ts'
import * as bets from './bets/bets-calls.ts'
import type { Call } from './call.ts'
import * as game from './catalogue/game-call.ts'
import * as list from './catalogue/list-call.ts'
import * as search from './catalogue/search-call.ts'
import * as exclusion from './exclusion/exclusion-calls.ts'
import * as deposits from './payments/deposit-calls.ts'
import * as provider from './payments/provider-calls.ts'
import * as withdrawals from './payments/withdrawal-calls.ts'
import * as favourites from './profile/favourites-call.ts'
import * as firstSteps from './profile/first-steps-call.ts'
import * as geography from './profile/geography-calls.ts'
import * as language from './profile/language-call.ts'
import * as profile from './profile/profile-calls.ts'
import * as verification from './profile/verification-calls.ts'
import * as wallet from './wallet/wallet-calls.ts'

/** Every call of the API, by feature and by the name of its record. */
export const CALLS_BY_FEATURE = {
  accounts: { ...session, ...account },
  catalogue: { ...list, ...game, ...search },
  bets,
  wallet,
  payments: { ...deposits, ...withdrawals, ...provider },
  profile: {
    ...{ ...profile, ...favourites, ...firstSteps, ...language },
    ...{ ...geography, ...verification },
  },
  exclusion,
} as const

/** Every call of the API, by the name of its record. For the server: the page takes single ones. */
export const CALLS = {
  ...CALLS_BY_FEATURE.accounts,
  ...CALLS_BY_FEATURE.catalogue,
  ...CALLS_BY_FEATURE.bets,
  ...CALLS_BY_FEATURE.wallet,
  ...CALLS_BY_FEATURE.payments,
  ...CALLS_BY_FEATURE.profile,
  ...CALLS_BY_FEATURE.exclusion,
} as const satisfies Readonly<Record<string, Call>>
