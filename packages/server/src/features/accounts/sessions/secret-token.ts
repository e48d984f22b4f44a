import { createHash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32

/** 256 random bits as 43 characters that need no escaping in a header or a URL. */
export function makeSecretToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/**
 * Stored instead of a token or a mailed code. One plain hash is enough: unlike a password, 256
 * random bits cannot be guessed by trial.
 */
export function secretTokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
