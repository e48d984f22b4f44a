import { describe, expect, test } from 'vitest'
import { currentPassword } from '../outside-text.ts'
import { changePasswordRequest, guidanceError } from './passwords.ts'

const SOUND = { newPassword: 'abc123', confirmPassword: 'abc123', password: 'old-one' }
const FIELDS = ['newPassword', 'confirmPassword', 'password'] as const

const errorsOf = (changes: Readonly<Record<string, string>>): Record<string, string> => {
  const parsed = changePasswordRequest.safeParse({ ...SOUND, ...changes })
  if (parsed.success) return {}
  const issues = [...parsed.error.issues].reverse()
  return Object.fromEntries(issues.map((issue) => [issue.path.join('.'), issue.message]))
}

/** The passwords all alike, so that their length alone is judged. */
const alike = (password: string) => ({ newPassword: password, confirmPassword: password, password })

describe('the form that changes the password', () => {
  test.each(FIELDS)('VAL-11 %s is required', (name) => {
    expect(errorsOf({ [name]: '' })[name]).toBe('required')
    const { [name]: _left, ...rest } = SOUND
    expect(changePasswordRequest.safeParse(rest).success).toBe(false)
  })

  test.each(FIELDS)('VAL-12 VAL-13 CST-01 %s has 6 to 32 characters', (name) => {
    expect(errorsOf(alike('12345'))[name]).toBe('password_short')
    expect(errorsOf(alike('123456'))).toEqual({})
    expect(errorsOf(alike('1'.repeat(32)))).toEqual({})
    expect(errorsOf(alike('1'.repeat(33)))[name]).toBe('password_long')
  })

  test('VAL-14 the repeated password must be the same', () => {
    expect(errorsOf({ confirmPassword: 'abc124' })).toEqual({ confirmPassword: 'passwords_differ' })
  })

  test('the re-entered current password has no minimum length of its own', () => {
    expect(currentPassword.safeParse('x').success).toBe(true)
    expect(currentPassword.safeParse('').success).toBe(false)
    expect(currentPassword.safeParse('1'.repeat(33)).success).toBe(false)
  })
})

describe('the guidance of a new password', () => {
  test.each([
    ['com espaço', 'password_guessable'],
    ['minhaana1', 'password_guessable'],
    ['girassol€7', 'password_characters'],
    ['123456', 'password_common'],
    ['girassol!7', null],
  ])('names the error of %s', (password, error) => {
    expect(guidanceError(password, { names: ['Ana'] })).toBe(error)
  })
})
