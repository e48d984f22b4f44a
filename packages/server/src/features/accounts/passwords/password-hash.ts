import { hash, verify } from '@node-rs/argon2'

/** OWASP's recommendation for argon2id: 19 MiB (the setting's default), two passes, one lane. */
const PASSES = 2
const LANES = 1

/** Argon2id, on separate threads. Nothing is normalised: a password is compared byte by byte. */
export function hashPassword(password: string, memoryKibibytes: number): Promise<string> {
  return hash(password, { memoryCost: memoryKibibytes, timeCost: PASSES, parallelism: LANES })
}

export function isPassword(password: string, passwordHash: string): Promise<boolean> {
  return verify(passwordHash, password)
}
