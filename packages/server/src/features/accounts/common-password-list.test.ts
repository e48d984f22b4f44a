import { expect, it } from 'vitest'
import { commonPasswordFault } from './common-password-list.ts'

it.each(['qwerty1', '123456a', '111222', 'QWERTY1', 'PássWord1'])('refuses %s', (password) => {
  expect(commonPasswordFault(password)).toBe('password_common')
})

it.each(['Lavanda#27', 'Apostas&77', 'girassol-azul-9'])('accepts %s', (password) => {
  expect(commonPasswordFault(password)).toBeNull()
})
