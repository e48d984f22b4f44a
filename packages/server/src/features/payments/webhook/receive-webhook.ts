import type { IncomingHttpHeaders } from 'node:http'
import type {
  greetWebhook as greetWebhookCall,
  receivePix,
} from '@caderneta/contract/payments/provider-calls'
import { refuse } from '@caderneta/contract/refusals'
import * as z from 'zod/mini'
import type { ResultOf } from '../../../http/route.ts'
import type { DepositDeps } from '../deposits/deposit-deps.ts'
import { idEnvioOfNotice } from '../withdrawals/efi-pix.ts'
import { storeNotices } from './inbox-store.ts'
import { processNoticeOrWait } from './process-notice.ts'
import { isProvenWebhook } from './webhook-proof.ts'

const BATCH_MAX = 100

/** No more than the inbox needs: a malformed notice must not hold up the others. */
const webhookBody = z.object({
  pix: z
    .array(z.looseObject({ endToEndId: z.string().check(z.regex(/^[A-Za-z0-9]{1,64}$/)) }))
    .check(z.maxLength(BATCH_MAX)),
})

/** `psp`: whether the webhook exists and authenticates the caller. */
export async function greetWebhook(
  deps: DepositDeps,
  bytes: Buffer,
  headers: IncomingHttpHeaders,
): Promise<ResultOf<typeof greetWebhookCall>> {
  return isProvenWebhook(bytes, headers, deps) ? { done: 'ok' } : refuse('bad_signature')
}

/**
 * `psp/pix`: the content is stored and acknowledged first; processing may fail, and is then
 * retried. A repeat changes nothing.
 */
export async function receiveWebhook(
  deps: DepositDeps,
  bytes: Buffer,
  headers: IncomingHttpHeaders,
): Promise<ResultOf<typeof receivePix>> {
  if (!isProvenWebhook(bytes, headers, deps)) return refuse('bad_signature')
  const parsed = webhookBody.safeParse(jsonOf(bytes))
  if (!parsed.success) return refuse('malformed')
  const { pix } = parsed.data
  const received = pix.filter((each) => idEnvioOfNotice(each) === null)
  const waiting = await storeNotices(deps.database.kysely, received)
  const acted = actOn(deps, waiting, [
    ...new Set(pix.flatMap((each) => idEnvioOfNotice(each) ?? [])),
  ])
  if (!deps.isRemote) await acted
  return { done: 'ok' }
}

/** One after the other; never rejects, since what cannot be done now is done later. */
async function actOn(
  deps: DepositDeps,
  waiting: readonly string[],
  payoutIds: readonly string[],
): Promise<void> {
  for (const endToEndId of waiting) await processNoticeOrWait(deps, endToEndId)
  for (const payoutId of payoutIds) await deps.receivePayoutNotice(payoutId)
}

/** Null for invalid JSON, and for JSON with a NUL, which the database cannot store. */
function jsonOf(bytes: Buffer): unknown {
  const text = bytes.toString('utf8')
  if (text.includes('\\u0000')) return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
