import { logOut as logOutCall } from '@caderneta/contract/accounts/account-calls'
import { call } from '../../api/call.ts'
import { endSession } from './session-store.ts'

/** Ends the session here in any case, and on the server when it can be reached (SES-06, SES-07). */
export async function logOut(): Promise<void> {
  const request = call(logOutCall, {})
  endSession()
  await request
}
