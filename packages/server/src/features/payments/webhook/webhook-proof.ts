import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { isSignedBody, SIGNATURE_HEADER } from './webhook-signature.ts'

/**
 * The header that our proxy adds after verifying the provider's certificate (docs/decisions/0029).
 */
const PROOF_HEADER = 'x-psp-proof'

interface WebhookKey {
  readonly secret: string
  /** A provider over the network, which our proxy may vouch for. */
  readonly isRemote: boolean
}

/** Whether a webhook is the provider's: signed with our secret, or vouched for by our proxy. */
export function isProvenWebhook(
  body: Buffer,
  headers: IncomingHttpHeaders,
  { secret, isRemote }: WebhookKey,
): boolean {
  if (isSignedBody(body, headers[SIGNATURE_HEADER], secret)) return true
  return isRemote && isSecret(headers[PROOF_HEADER], secret)
}

/** Digests are compared, so that the time reveals neither content nor length. */
function isSecret(given: unknown, secret: string): boolean {
  if (typeof given !== 'string') return false
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(secret))
}
