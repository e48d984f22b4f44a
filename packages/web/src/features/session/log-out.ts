import * as z from 'zod/mini'
import { callPath } from '../../api/call.ts'
import { endSession } from './session-store.ts'

/** Ends the session here in any case, and on the server when it can be reached (SES-06, SES-07). */
export async function logOut(): Promise<void> {
  const request = callPath('logout', {}, z.object({}))
  endSession()
  await request
}
