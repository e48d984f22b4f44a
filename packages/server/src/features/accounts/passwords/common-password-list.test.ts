import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { commonPasswordError } from './common-password-list.ts'

const FILE = new URL('../../../../data/common-passwords.txt', import.meta.url)

describe('the most common passwords', () => {
  it('are 10,000, and each is refused', () => {
    const passwords = readFileSync(FILE, 'utf8').trim().split('\n')
    expect(new Set(passwords).size).toBe(10_000)
    expect(passwords.filter((password) => commonPasswordError(password) === null)).toEqual([])
  })

  it.each(['qwerty1', '123456a', '111222', 'QWERTY1', 'PássWord1'])('include %s', (password) => {
    expect(commonPasswordError(password)).toBe('password_common')
  })

  it.each(['Lavanda#27', 'Apostas&77', 'girassol-azul-9'])('do not include %s', (password) => {
    expect(commonPasswordError(password)).toBeNull()
  })
})
