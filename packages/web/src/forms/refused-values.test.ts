import { expect, test } from 'vitest'
import { RefusedValues } from './refused-values.ts'

test('a refused value stays refused until it is edited, and is refused again when it returns', () => {
  const refused = new RefusedValues()
  expect(refused.messageOf('cpf', '1')).toBeUndefined()
  refused.remember('cpf', '1', 'Já está em uso')
  expect(refused.messageOf('cpf', '1')).toBe('Já está em uso')
  expect(refused.messageOf('cpf', '2')).toBeUndefined()
  expect(refused.messageOf('email', '1')).toBeUndefined()
  expect(refused.messageOf('cpf', '1')).toBe('Já está em uso')
})

test('an empty value that was refused is remembered as well', () => {
  const refused = new RefusedValues()
  expect(refused.messageOf('username', undefined)).toBeUndefined()
  refused.remember('username', '', 'Falta')
  expect(refused.messageOf('username', '')).toBe('Falta')
})
