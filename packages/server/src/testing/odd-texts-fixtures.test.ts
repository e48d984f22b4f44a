import type { Call } from '@caderneta/contract/call'
import { CALLS } from '@caderneta/contract/calls'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formOf } from './call-forms-fixtures.ts'
import { anyOddText, hasUnseen } from './odd-texts-fixtures.ts'

/** Compared as they were typed, or parsed by the handler: neither is stored. */
const NEVER_STORED = /password|^wagers$|^combinations$/i

/** The fields of `saveFunds` are those of two other calls, by which they are read. */
const CASES = Object.entries<Call>(CALLS).flatMap(([name, { request }]) =>
  'isSignedBytes' in request || name === 'saveFunds'
    ? []
    : Object.keys(formOf(name)).map((field) => ({ name, field, request })),
)

describe('the text fields of every call', () => {
  it.each(CASES)('$name: $field is read alike in every form of Unicode', (one) => {
    const { name, field, request } = one
    const read = (text: string) => {
      const { success, data, error } = request.safeParse({ ...formOf(name), [field]: text })
      return { success, issues: error?.issues.map(({ message }) => message), data }
    }
    fc.assert(
      fc.property(anyOddText(formOf(name)[field] ?? ''), (text) => {
        const composed = read(text.normalize('NFC'))
        const decomposed = read(text.normalize('NFD'))
        if (NEVER_STORED.test(field)) {
          expect(decomposed.success).toBe(composed.success)
          return
        }
        expect(decomposed).toEqual(composed)
        expect(hasUnseen(JSON.stringify(read(text).data ?? {}))).toBe(false)
      }),
      { numRuns: 12 },
    )
  })
})
