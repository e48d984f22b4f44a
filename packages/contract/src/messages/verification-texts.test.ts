import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../language.ts'
import { REFUSAL_REASONS, refusalReasonOf } from '../profile/verification.ts'
import { verificationReasonText } from './verification-texts.ts'

describe('reasons of a refused proof', () => {
  it.each(REFUSAL_REASONS)('have a sentence of their own for %s in both languages', (reason) => {
    const texts = LANGUAGES.map((language) => verificationReasonText(reason, language))
    expect(new Set(texts).size).toBe(2)
    for (const text of texts) expect(text).toMatch(/^\p{Lu}.{10,}\.$/u)
  })

  it('read a reason that is no longer known as another', () => {
    expect(refusalReasonOf('faces_differ')).toBe('faces_differ')
    expect(refusalReasonOf('bad_weather')).toBe('other')
  })
})
