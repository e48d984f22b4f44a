import type { FirstStepWire } from '@caderneta/contract/profile/first-steps'
import { readFirstSteps } from '@caderneta/contract/profile/first-steps-call'
import { useEffect } from 'react'
import { call } from '../../api/call.ts'
import { type Failure, isFailure } from '../../api/failure.ts'
import { type QueryCache, useQuery } from '../../api/query-cache.ts'
import { onPlayerMessage } from '../../live/live.ts'
import { type Page, usePage } from '../../root/page.ts'
import { readSession, useSession } from '../session/session.ts'

type Steps = readonly FirstStepWire[]

declare module '../../root/page.ts' {
  interface Page {
    readonly firstStepsCache: QueryCache<Steps>
  }
}
/** The e-mail is confirmed in another tab, and files are judged by others. */
const RENEWED_MS = 30_000

export const areAllDone = (steps: Steps) => steps.every(({ state }) => state === 'done')

/** Once all are done, they stay so while this page is open. */
async function fetchSteps(page: Page): Promise<Steps | Failure> {
  const known = page.firstStepsCache.read(keyOf(readSession(page).token)).value
  if (known && areAllDone(known)) return known
  const done = await call(page, readFirstSteps, {})
  return isFailure(done) ? done : done.value.data.steps
}

const keyOf = (token: string | null) => String(token)

/** To be called when the player has taken a step on this page. */
export function renewFirstSteps(page: Page): void {
  void page.firstStepsCache.load(keyOf(readSession(page).token), () => fetchSteps(page))
}

/** The first steps as the server has them; null until then. */
export function useFirstSteps(): Steps | null {
  const page = usePage()
  const { token } = useSession()
  const { value, retry } = useQuery(page.firstStepsCache, keyOf(token), fetchSteps, RENEWED_MS)
  useEffect(
    () => onPlayerMessage(page, ({ type }) => (type === 'wallet' || type === 'deposit') && retry()),
    [page, retry],
  )
  return value
}
