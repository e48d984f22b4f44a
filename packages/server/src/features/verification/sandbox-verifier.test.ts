import { describe, expect, it } from 'vitest'
import { TestClock } from '../../testing/test-clock.ts'
import { noVerifier } from './identity-verifier.ts'
import { SANDBOX_REVIEW_MS, sandboxVerifier } from './sandbox-verifier.ts'

const clock = new TestClock()

function proof(document: string, selfie = 'eu.jpg') {
  return {
    verificationId: 1,
    sentAt: clock.now(),
    names: { document, selfie },
    readFile: async () => Buffer.alloc(0),
  }
}

describe('the verifier of the sandbox', () => {
  it.each([
    ['documento-aprovado.pdf', 'eu.jpg', 'approved'],
    ['APPROVED.png', 'eu.jpg', 'approved'],
    ['rg.pdf', 'selfie aprovada.jpg', 'approved'],
    ['documento-recusado.pdf', 'eu.jpg', 'refused'],
    ['aprovado.pdf', 'refused.jpg', 'refused'],
    ['rg.pdf', 'eu.jpg', 'in_review'],
  ])('judges %s and %s as %s', async (document, selfie, status) => {
    const verdict = await sandboxVerifier(clock).judge(proof(document, selfie))
    expect(verdict.status).toBe(status)
  })

  it('gives a reason when it refuses', async () => {
    expect(await sandboxVerifier(clock).judge(proof('recusado.pdf'))).toEqual({
      status: 'refused',
      reason: 'document_unreadable',
    })
  })

  it('approves names without a keyword after a while', async () => {
    const sent = proof('rg.pdf')
    clock.pass(SANDBOX_REVIEW_MS - 1)
    expect((await sandboxVerifier(clock).judge(sent)).status).toBe('in_review')
    clock.pass(1)
    expect((await sandboxVerifier(clock).judge(sent)).status).toBe('approved')
  })
})

describe('no verifier', () => {
  it('leaves everything in review', async () => {
    expect(await noVerifier.judge(proof('aprovado.pdf'))).toEqual({ status: 'in_review' })
  })
})
