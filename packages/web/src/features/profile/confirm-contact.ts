import { type ContactKind, userReply } from '@caderneta/contract/profile/profile'
import { callPath } from '../../api/call.ts'
import { type Failure, isFailure } from '../../api/failure.ts'
import { replaceUser } from '../session/session.ts'

/** Sends the code of a new e-mail or phone to the server; null once it is confirmed. */
export async function confirmContact(kind: ContactKind, code: string): Promise<Failure | null> {
  const done = await callPath('account/confirmContact', { kind, code }, userReply)
  if (isFailure(done)) return done
  replaceUser(done.value.user)
  return null
}
