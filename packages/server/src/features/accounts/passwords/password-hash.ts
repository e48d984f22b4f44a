import { opaqueText } from '@caderneta/domain/text/outside-text'
import { hash, verify } from '@node-rs/argon2'

/** OWASP's recommendation for argon2id: 19 MiB (the setting's default), two passes, one lane. */
const PASSES = 2
const LANES = 1

/** Argon2id, on separate threads, of the password as RFC 8265 prepares it. */
export function hashPassword(password: string, memoryKibibytes: number): Promise<string> {
  return hash(opaqueText(password), {
    memoryCost: memoryKibibytes,
    timeCost: PASSES,
    parallelism: LANES,
  })
}

/** Hashes from before passwords were prepared are of the text as it was typed. */
export async function isPassword(password: string, passwordHash: string): Promise<boolean> {
  const prepared = opaqueText(password)
  if (await verify(passwordHash, prepared)) return true
  return prepared !== password && (await verify(passwordHash, password))
}
