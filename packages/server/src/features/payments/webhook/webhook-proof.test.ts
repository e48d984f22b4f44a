import { describe, expect, it } from 'vitest'
import { isProvenWebhook } from './webhook-proof.ts'
import { signBody } from './webhook-signature.ts'

const body = Buffer.from('{"pix":[]}')
const secret = 'a secret of more than thirty-two letters'
const remote = { secret, isRemote: true }
const sandbox = { secret, isRemote: false }

describe('isProvenWebhook', () => {
  it('accepts what is signed with our secret, from any provider', () => {
    const headers = { 'x-psp-signature': signBody(body, secret) }
    expect(isProvenWebhook(body, headers, remote)).toBe(true)
    expect(isProvenWebhook(body, headers, sandbox)).toBe(true)
  })

  it('accepts what the proxy vouches for, from a provider over the network only', () => {
    const headers = { 'x-psp-proof': secret }
    expect(isProvenWebhook(body, headers, remote)).toBe(true)
    expect(isProvenWebhook(body, headers, sandbox)).toBe(false)
  })

  it.each([
    ['nothing', {}],
    ['another proof', { 'x-psp-proof': 'another' }],
    ['an empty proof', { 'x-psp-proof': '' }],
    ['two proofs', { 'x-psp-proof': [secret, secret] }],
    ['a proof in place of a signature', { 'x-psp-signature': secret }],
    ['a signature of other bytes', { 'x-psp-signature': signBody('{}', secret) }],
  ])('refuses %s', (_what, headers) => {
    expect(isProvenWebhook(body, headers, remote)).toBe(false)
  })
})
