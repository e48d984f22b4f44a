import type { ContactKind } from '@caderneta/contract/profile/profile'
import * as calls from '@caderneta/contract/profile/profile-calls'
import { call } from '../../api/call.ts'
import { type Failure, isFailure } from '../../api/failure.ts'
import type { Page } from '../../root/page.ts'
import { replaceUser } from '../session/session.ts'

/** Sends the code of a new e-mail or phone to the server; null once it is confirmed. */
export async function confirmContact(
  page: Page,
  kind: ContactKind,
  code: string,
): Promise<Failure | null> {
  const done = await call(page, calls.confirmContact, { kind, code })
  if (isFailure(done)) return done
  replaceUser(page, done.value.user)
  return null
}
