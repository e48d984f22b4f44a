import type { VerificationWire } from '@caderneta/contract/profile/verification'
import * as calls from '@caderneta/contract/profile/verification-calls'
import { call, type Done } from '../../../api/call.ts'
import { type Failure, isFailure } from '../../../api/failure.ts'
import { QueryCache, type QueryResult, useQuery } from '../../../api/query-cache.ts'
import { useLanguage } from '../../../prefs/prefs-store.ts'
import { kept } from '../../../root/root.ts'
import { renewFirstSteps } from '../../first-steps/first-steps.ts'
import { useSession } from '../../session/session.ts'

const cache = kept(() => new QueryCache<VerificationWire>())
/** A review may end while the page is open. */
const RENEWED_MS = 30_000
/** A phone sends two photos over a slow connection. */
const SEND_TIMEOUT_MS = 120_000

async function fetchStatus(): Promise<VerificationWire | Failure> {
  const done = await call(calls.readVerification, {})
  return isFailure(done) ? done : done.value.data
}

/** The status of the verification; refetched in another language, for its reason. */
export function useVerification(): QueryResult<VerificationWire> {
  const { token } = useSession()
  return useQuery(cache(), `${token} ${useLanguage()}`, fetchStatus, RENEWED_MS)
}

type VerificationFiles = Readonly<Record<'document' | 'selfie', File>>

/** Sends both files; every component receives the new status. */
export async function sendVerification(files: VerificationFiles): Promise<Done<unknown> | Failure> {
  const options = { timeoutMs: SEND_TIMEOUT_MS }
  const done = await call(calls.sendVerification, files, options)
  if (isFailure(done)) return done
  cache().amend(() => done.value.data)
  renewFirstSteps()
  return done
}
