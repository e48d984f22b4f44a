import { refuse } from '@caderneta/contract/refusals'
import * as z from 'zod/mini'
import type { Answer } from '../../http/answer.ts'
import type { DepositParts } from './deposit-parts.ts'
import { storeNotice } from './inbox-store.ts'
import { processNoticeOrWait } from './process-notice.ts'
import { isSignedBody } from './webhook-signature.ts'

const BATCH_MAX = 100

/** No more than what the inbox needs: a notice that is odd must not hold up the others. */
const webhookBody = z.object({
  pix: z
    .array(z.looseObject({ endToEndId: z.string().check(z.regex(/^[A-Za-z0-9]{1,64}$/)) }))
    .check(z.maxLength(BATCH_MAX)),
})

/**
 * `psp/pix`: what the provider tells is stored first and answered for; acting on it may fail, and
 * is then done later. Told again, it changes nothing.
 */
export async function receiveWebhook(
  parts: DepositParts,
  bytes: Buffer,
  signature: unknown,
): Promise<Answer> {
  if (!isSignedBody(bytes, signature, parts.secret)) return refuse('bad_signature')
  const parsed = webhookBody.safeParse(jsonOf(bytes))
  if (!parsed.success) return refuse('malformed')
  for (const notice of parsed.data.pix)
    await storeNotice(parts.database.kysely, notice.endToEndId, notice)
  for (const { endToEndId } of parsed.data.pix) await processNoticeOrWait(parts, endToEndId)
  return { done: 'ok' }
}

/** Null for what is no JSON, or holds a NUL, which the database cannot. */
function jsonOf(bytes: Buffer): unknown {
  const text = bytes.toString('utf8')
  if (text.includes('\\u0000')) return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
