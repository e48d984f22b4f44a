import type { VerificationWire } from '@caderneta/contract/profile/verification'
import * as calls from '@caderneta/contract/profile/verification-calls'
import { call, type Done } from '../../../api/call.ts'
import { type Failure, isFailure } from '../../../api/failure.ts'
import { type QueryCache, type QueryResult, useQuery } from '../../../api/query-cache.ts'
import { useLanguage } from '../../../prefs/prefs-store.ts'
import { type Page, usePage } from '../../../root/page.ts'
import { renewFirstSteps } from '../../first-steps/first-steps.ts'
import { useSession } from '../../session/session.ts'

declare module '../../../root/page.ts' {
  interface Page {
    readonly verificationCache: QueryCache<VerificationWire>
  }
}
/** A review may end while the page is open. */
const RENEWED_MS = 30_000
/** A phone sends two photos over a slow connection. */
const SEND_TIMEOUT_MS = 120_000

async function fetchStatus(page: Page): Promise<VerificationWire | Failure> {
  const done = await call(page, calls.readVerification, {})
  return isFailure(done) ? done : done.value.data
}

/** The status of the verification; refetched in another language, for its reason. */
export function useVerification(): QueryResult<VerificationWire> {
  const page = usePage()
  const { token } = useSession()
  return useQuery(page.verificationCache, `${token} ${useLanguage()}`, fetchStatus, RENEWED_MS)
}

type VerificationFiles = Readonly<Record<'document' | 'selfie', File>>

/** Sends both files; every component receives the new status. */
export async function sendVerification(
  page: Page,
  files: VerificationFiles,
): Promise<Done<unknown> | Failure> {
  const options = { timeoutMs: SEND_TIMEOUT_MS }
  const done = await call(page, calls.sendVerification, files, options)
  if (isFailure(done)) return done
  page.verificationCache.amend(() => done.value.data)
  renewFirstSteps(page)
  return done
}
