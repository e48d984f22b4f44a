import { randomInt } from 'node:crypto'
import { type ContactKind, PHONE_CODE_LENGTH } from '@caderneta/contract/profile/profile'
import { hashPassword, isPassword, makeSecretToken, secretTokenHash } from '../accounts/accounts.ts'

const MINUTE_MS = 60_000

/** How long a code is valid: a mail may wait for its reader, a text is read at once. */
export const CODE_LIFE_MS: Readonly<Record<ContactKind, number>> = {
  email: 60 * MINUTE_MS,
  phone: 10 * MINUTE_MS,
}

export interface MadeCode {
  /** The code that is sent; stored nowhere. */
  readonly code: string
  readonly codeHash: string
}

/**
 * A mail carries 256 random bits, for which a plain hash is enough. Six digits that a person types
 * could be tried out against a stolen hash, so they are hashed as slowly as a password.
 */
export async function makeContactCode(
  kind: ContactKind,
  memoryKibibytes: number,
): Promise<MadeCode> {
  if (kind === 'email') {
    const code = makeSecretToken()
    return { code, codeHash: tokenHash(code) }
  }
  const code = String(randomInt(10 ** PHONE_CODE_LENGTH)).padStart(PHONE_CODE_LENGTH, '0')
  return { code, codeHash: await hashPassword(code, memoryKibibytes) }
}

export async function isContactCode(
  kind: ContactKind,
  code: string,
  codeHash: string | null,
): Promise<boolean> {
  if (codeHash === null) return false
  return kind === 'email' ? tokenHash(code) === codeHash : isPassword(code, codeHash)
}

function tokenHash(code: string): string {
  return secretTokenHash(code).toString('hex')
}
