import { createHash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32

/** 256 random bits as 43 characters that need no escaping in a header or an address. */
export function makeSecretToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/**
 * What is stored instead of a token or a mailed code. One plain hash is enough: 256 random bits
 * cannot be tried out, unlike a password.
 */
export function secretTokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
