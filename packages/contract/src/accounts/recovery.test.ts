import { describe, expect, test } from 'vitest'
import { forgotRequest } from './recovery.ts'

const errorsOf = (fields: object): Record<string, string> => {
  const parsed = forgotRequest.safeParse(fields)
  if (parsed.success) return {}
  return Object.fromEntries(
    parsed.error.issues.map((issue) => [issue.path.join('.'), issue.message]),
  )
}

describe('the two forms of forgot', () => {
  test('VAL-09 the e-mail is required', () => {
    expect(errorsOf({})).toEqual({ email: 'required' })
    expect(errorsOf({ email: '' })).toEqual({ email: 'required' })
  })

  test('VAL-10 no rule of format for the e-mail', () => {
    for (const email of ['abc', 'a b', 'ana@', 'ana@example.com'])
      expect(errorsOf({ email })).toEqual({})
  })

  test('code and new password come together', () => {
    const email = 'ana@example.com'
    expect(errorsOf({ email, code: 'x', newPassword: 'Lavanda#27' })).toEqual({})
    expect(errorsOf({ email, code: 'x' })).toEqual({ newPassword: 'required' })
    expect(errorsOf({ email, newPassword: 'Lavanda#27' })).toEqual({ code: 'required' })
  })

  test('a new password keeps to the lengths of every password', () => {
    const given = { email: 'ana@example.com', code: 'x' }
    expect(errorsOf({ ...given, newPassword: 'abc12' })).toEqual({ newPassword: 'password_short' })
    expect(errorsOf({ ...given, newPassword: 'a'.repeat(33) })).toEqual({
      newPassword: 'password_long',
    })
  })
})
