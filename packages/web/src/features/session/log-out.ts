import { logOut as logOutCall } from '@caderneta/contract/accounts/account-calls'
import { call } from '../../api/call.ts'
import type { Page } from '../../root/page.ts'
import { endSession } from './player-session.ts'

/** Ends the session here in any case, and on the server when it can be reached (SES-06, SES-07). */
export async function logOut(page: Page): Promise<void> {
  const request = call(page, logOutCall, {})
  endSession(page)
  await request
}
