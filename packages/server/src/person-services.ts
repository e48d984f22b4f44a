import type { AccountDeps } from './features/accounts/accounts.ts'
import {
  choosePostalCodes,
  type PostalCodes,
  TimeZoneList,
} from './features/geography/geography.ts'
import {
  FileCleaner,
  type IdentityVerifier,
  noVerifier,
  sandboxVerifier,
} from './features/verification/verification.ts'
import { sandboxTexts } from './mail/sandbox-texts.ts'
import type { TextMessenger } from './mail/text-messenger.ts'

/** What keeps state, or a connection, for the data of a bettor beyond the account. */
export interface PersonServices {
  /** Null while no provider sends text messages. */
  readonly texts: TextMessenger | null
  readonly postalCodes: PostalCodes
  readonly timeZones: TimeZoneList
  readonly verifier: IdentityVerifier
  readonly cleaner: FileCleaner
}

export function makePersonServices(deps: AccountDeps): PersonServices {
  const { config, clock } = deps
  return {
    texts: config.textMessages === 'sandbox' ? sandboxTexts(deps) : null,
    postalCodes: choosePostalCodes(config.cepUrl, clock),
    timeZones: new TimeZoneList(),
    verifier: config.identity === 'sandbox' ? sandboxVerifier(clock) : noVerifier,
    cleaner: new FileCleaner(),
  }
}
