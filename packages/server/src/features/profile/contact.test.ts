import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hiddenEmail, hiddenPhone, phoneText } from './contact.ts'
import { isContactCode, makeContactCode } from './contact-code.ts'

const MEMORY_KIBIBYTES = 64

describe('a contact', () => {
  it('is written in E.164', () => {
    expect(phoneText({ countryCode: '55', number: '11987654321' })).toBe('+5511987654321')
  })

  it('is masked where others might read it', () => {
    expect(hiddenEmail('ana.souza@example.com')).toBe('a•••@example.com')
    expect(hiddenPhone({ countryCode: '55', number: '11987654321' })).toBe('•••4321')
  })

  it('reveals nothing of a mailbox but its first letter', () => {
    const name = fc.stringMatching(/^[a-z]{2,20}$/)
    fc.assert(
      fc.property(name, (mailbox) => {
        const [shown = ''] = hiddenEmail(`${mailbox}@example.com`).split('@')
        expect(shown).toBe(`${mailbox.slice(0, 1)}•••`)
      }),
    )
  })
})

describe('a code', () => {
  it('for a phone has six digits, and only the sent one is correct', async () => {
    const { code, codeHash } = await makeContactCode('phone', MEMORY_KIBIBYTES)
    expect(code).toMatch(/^\d{6}$/)
    expect(codeHash).toMatch(/^\$argon2id\$/)
    expect(await isContactCode('phone', code, codeHash)).toBe(true)
    const other = code === '000000' ? '000001' : '000000'
    expect(await isContactCode('phone', other, codeHash)).toBe(false)
  })

  it('for an e-mail has 256 bits, and only the sent one is correct', async () => {
    const { code, codeHash } = await makeContactCode('email', MEMORY_KIBIBYTES)
    expect(code).toMatch(/^[\w-]{43}$/)
    expect(codeHash).toMatch(/^[0-9a-f]{64}$/)
    expect(await isContactCode('email', code, codeHash)).toBe(true)
    expect(await isContactCode('email', codeHash, codeHash)).toBe(false)
  })

  it.each(['email', 'phone'] as const)('that was never sent by %s is refused', async (kind) => {
    for (const code of ['', '000000', 'null'])
      expect(await isContactCode(kind, code, null)).toBe(false)
  })
})
