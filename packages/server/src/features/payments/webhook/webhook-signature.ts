import { createHmac, timingSafeEqual } from 'node:crypto'

export const SIGNATURE_HEADER = 'x-psp-signature'

/** HMAC-SHA256 over the body as it is transmitted, in hexadecimal. */
export function signBody(body: Buffer | string, secret: string): string {
  return createHmac('sha256', secret).update(body).digest('hex')
}

/** Compares in a time that does not reveal where two signatures differ. */
export function isSignedBody(body: Buffer, signature: unknown, secret: string): boolean {
  if (typeof signature !== 'string' || !/^[0-9a-f]{64}$/i.test(signature)) return false
  const expected = Buffer.from(signBody(body, secret), 'hex')
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'))
}
