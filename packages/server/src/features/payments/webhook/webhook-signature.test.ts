import { describe, expect, it } from 'vitest'
import { isSignedBody, signBody } from './webhook-signature.ts'

const body = Buffer.from('{"pix":[]}')
const signature = signBody(body, 'secret')

describe('isSignedBody', () => {
  it('verifies the signature of RFC 4231', () => {
    const known = '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843'
    expect(signBody('what do ya want for nothing?', 'Jefe')).toBe(known)
  })

  it('accepts the signature of the exact bytes', () => {
    expect(isSignedBody(body, signature, 'secret')).toBe(true)
    expect(isSignedBody(body, signature.toUpperCase(), 'secret')).toBe(true)
  })

  it.each([
    ['other bytes', Buffer.from('{"pix": []}'), signature, 'secret'],
    ['another secret', body, signature, 'Secret'],
    ['a cut signature', body, signature.slice(0, 62), 'secret'],
    ['a longer signature', body, `${signature}00`, 'secret'],
    ['no signature', body, undefined, 'secret'],
    ['an empty signature', body, '', 'secret'],
    ['two signatures', body, [signature, signature], 'secret'],
    ['something else', body, 'z'.repeat(64), 'secret'],
  ])('refuses %s', (_what, bytes, given, secret) => {
    expect(isSignedBody(bytes, given, secret)).toBe(false)
  })
})
