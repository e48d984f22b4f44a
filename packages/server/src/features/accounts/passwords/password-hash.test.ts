import { hash } from '@node-rs/argon2'
import { describe, expect, it } from 'vitest'
import { hashPassword, isPassword } from './password-hash.ts'

describe('hashPassword', () => {
  it('stores its costs with the hash, two passes with argon2id', async () => {
    expect(await hashPassword('Lavanda#27', 19_456)).toMatch(
      /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[^$]+\$[^$]+$/,
    )
  })

  it('salts: the same password never has the same hash twice', async () => {
    const hashes = await Promise.all([
      hashPassword('Lavanda#27', 64),
      hashPassword('Lavanda#27', 64),
    ])
    expect(new Set(hashes).size).toBe(2)
    for (const hash of hashes) expect(await isPassword('Lavanda#27', hash)).toBe(true)
  })

  it('verifies a hash with other costs', async () => {
    expect(await isPassword('Lavanda#27', await hashPassword('Lavanda#27', 256))).toBe(true)
  })

  it.each(['NFC', 'NFD'] as const)('knows a password in the %s form of Unicode', async (form) => {
    const kept = await hashPassword('Maçã&2026é', 64)
    expect(await isPassword('Maçã&2026é'.normalize(form), kept)).toBe(true)
  })

  it('knows a password that was kept as it was typed', async () => {
    const typed = 'Maçã&2026é'.normalize('NFD')
    const kept = await hash(typed, { memoryCost: 64 })
    expect(await isPassword(typed, kept)).toBe(true)
  })

  it.each(['lavanda#27', 'Lavanda#27 ', '', 'Lavanda#2７'])('refuses "%s"', async (other) => {
    expect(await isPassword(other, await hashPassword('Lavanda#27', 64))).toBe(false)
  })
})
