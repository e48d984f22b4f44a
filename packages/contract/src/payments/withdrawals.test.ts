import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { statementRequest } from '../wallet/statement.ts'
import { CANCELABLE_AFTER_HOURS, withdrawSaveRequest } from './withdrawals.ts'

const whole = {
  pixKeyType: 'cpf',
  pixKey: '529.982.247-25',
  ownerName: 'Ana Souza',
  cpf: '52998224725',
  amount: '40.00',
  password: 'Lavanda#27',
}

/** The error of each field that has one. */
function errorsOf(changes: object): Record<string, string> {
  const parsed = z.safeParse(withdrawSaveRequest, { ...whole, ...changes })
  const issues = parsed.success ? [] : parsed.error.issues
  return Object.fromEntries(
    [...issues].reverse().map(({ path, message }) => [String(path[0]), message]),
  )
}

describe('withdraw/save', () => {
  it('takes the fields of the form', () => {
    expect(errorsOf({})).toEqual({})
  })

  it.each(['ownerName', 'cpf', 'amount', 'password', 'pixKey'])(
    'VAL-34 VAL-36 VAL-39 %s is required',
    (name) => {
      expect(errorsOf({ [name]: '' })[name]).toBe('required')
      expect(errorsOf({ [name]: undefined })[name]).toBe('required')
    },
  )

  it('VAL-35 a CPF of ten digits is too short, of eleven is not', () => {
    expect(errorsOf({ cpf: '5299822472' })).toEqual({ cpf: 'cpf_short' })
    expect(errorsOf({ cpf: '52998224725' })).toEqual({})
  })

  it('VAL-37 VAL-38 a password has 1 to 32 characters', () => {
    expect(errorsOf({ password: 'x'.repeat(33) })).toEqual({ password: 'password_long' })
    expect(errorsOf({ password: 'x'.repeat(32) })).toEqual({})
    expect(errorsOf({ password: 'x' })).toEqual({})
    expect(errorsOf({ password: '' })).toEqual({ password: 'required' })
  })

  it('knows five kinds of keys and no other', () => {
    for (const pixKeyType of ['cpf', 'cnpj', 'phone', 'email', 'random'])
      expect(errorsOf({ pixKeyType })).toEqual({})
    expect(errorsOf({ pixKeyType: 'iban' })).toEqual({ pixKeyType: 'required' })
  })

  it('CST-08 Cancelar Saque takes effect after 24 hours', () => {
    expect(CANCELABLE_AFTER_HOURS).toBe(24)
  })
})

describe('the statement', () => {
  it.each([{ page: '0' }, { from: '2026-13-01' }, { pocket: 'house' }, { kind: 'gift' }])(
    'refuses %o',
    (fields) => expect(z.safeParse(statementRequest, fields).success).toBe(false),
  )

  it('takes nothing at all, and every filter', () => {
    const every = { page: '2', from: '2026-01-01', to: '2026-01-31', pocket: 'cash', kind: 'stake' }
    for (const fields of [{}, every])
      expect(z.safeParse(statementRequest, fields).success).toBe(true)
  })
})
