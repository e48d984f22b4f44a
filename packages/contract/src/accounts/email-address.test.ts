import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emailAddress } from './email-address.ts'

const isAddress = (text: string) => emailAddress.safeParse(text).success

describe('emailAddress', () => {
  test.each([
    'a@x.example>',
    'a@x,evil.example',
    'a@[127.0.0.1].x',
    'a@[127.0.0.1]',
    'a@127.0.0.1',
    '"a b"@x.example',
    'a@x.example, b@y.example',
    'a;b@x.example',
    '<a@x.example>',
    'a@x..example',
    '.a@x.example',
    'a..b@x.example',
    'a@-x.example',
    'a@x-.example',
    'a@x.example.',
    'a@b@x.example',
    'a\u202e@x.example',
    'a@x。example',
    'a@localhost',
    `a@${'x'.repeat(64)}.example`,
  ])('refuses %j', (text) => {
    expect(isAddress(text)).toBe(false)
  })

  test.each(['ana@example.com', "d'ana+1@sub.example.com.br", 'josé@são-paulo.example', 'a@x.co'])(
    'accepts %j',
    (text) => {
      expect(isAddress(text)).toBe(true)
    },
  )

  test('holds nothing that a mail program reads as more than one plain address', () => {
    const parts = fc.constantFrom('a', 'b1', '@', '.', '-', '>', '<', ',', ';', '"', '[', ' ', '\\')
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 12 }), (words) => {
        const text = words.join('')
        if (!isAddress(text)) return
        const [local, host, ...more] = text.trim().split('@')
        expect(more).toEqual([])
        expect(local).toMatch(/^[a-z0-9.-]+$/)
        expect(host).toMatch(/^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]([a-z0-9-]*[a-z0-9])?$/)
      }),
    )
  })
})
