// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { choosePrefs } from '../../../prefs/prefs-store.ts'
import { fieldOf, fillIn, noteUnder, pressButton } from '../../../testing/fill-form.ts'
import { render } from '../../../testing/render.tsx'
import { sampleStart } from '../../../testing/sample-player.ts'
import { openPage, page } from '../../../testing/test-page.ts'
import { done, refused, testServer } from '../../../testing/test-server.ts'
import { startSession } from '../../../testing/test-session.ts'
import { readToasts } from '../../../ui/toast/toast-queue.ts'
import { PasswordPage } from './password-page.tsx'
import { passwordRules } from './password-rules.ts'

const GOOD = { newPassword: 'girassol!7', confirmPassword: 'girassol!7', password: 'segredo1' }
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /Alterar senha|Salv/ })

beforeEach(() => {
  openPage()
  choosePrefs(page, { language: 'ptBR' })
  act(() => startSession(page, sampleStart))
  render(<PasswordPage />)
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the password page', () => {
  test('ACC-01 has the new password, its repetition and the current one', () => {
    const uses = Object.keys(GOOD).map((name) => [name, fieldOf(name).autocomplete])
    expect(uses).toEqual([
      ['newPassword', 'new-password'],
      ['confirmPassword', 'new-password'],
      ['password', 'current-password'],
    ])
  })

  test('ACC-02 ACC-03 ACC-04 shows the guidance', () => {
    const rules = screen.getAllByRole('listitem').map((item) => item.textContent)
    expect(rules).toEqual([
      expect.stringContaining('6 a 32'),
      expect.stringMatching(
        /não pode ter espaços; pode ter letras, números e estes símbolos: ! @ #/,
      ),
      expect.stringContaining(
        'seu nome de usuário, seu nome, seu e-mail nem seu ano de nascimento',
      ),
      'não pode ser uma das mais comuns, como 123456 ou senha123;',
      expect.stringContaining('diferencia letras maiúsculas de minúsculas'),
    ])
  })

  test('VAL-04 VAL-11 each is required, and reported right under its field', async () => {
    const calls = testServer({})
    await pressButton('Alterar senha')
    for (const name of Object.keys(GOOD)) {
      expect(noteUnder(name)).toBe('Esse campo é obrigatório!')
      expect(fieldOf(name).getAttribute('aria-invalid')).toBe('true')
    }
    expect(document.activeElement).toBe(fieldOf('newPassword'))
    expect(button().disabled).toBe(true)
    expect(calls).toEqual([])
  })

  test('ACC-05 a password against the guidance is refused under its field, with the reason', async () => {
    for (const newPassword of ['girassol1990', 'souza-girassol', 'gira sol']) {
      await fillIn({ newPassword })
      expect(noteUnder('newPassword')).toMatch(/^A senha não pode ter espaços, nem conter/)
    }
    await fillIn({ newPassword: '123456' })
    expect(noteUnder('newPassword')).toBe('Essa senha é comum demais. Escolha outra.')
    await fillIn({ newPassword: 'girassol€7' })
    expect(noteUnder('newPassword')).toBe('A senha tem um símbolo que não aceitamos.')
    await fillIn({ newPassword: GOOD.newPassword })
    expect(noteUnder('newPassword')).toBeNull()
  })

  test('VAL-14 a repetition that differs is refused, also when the first field changes later', async () => {
    await fillIn(GOOD)
    expect(noteUnder('confirmPassword')).toBeNull()
    await fillIn({ newPassword: 'outra-coisa' })
    expect(noteUnder('confirmPassword')).toBe('As senhas devem ser iguais')
  })

  test('a new password says nothing of a repetition that is still to be typed', async () => {
    await fillIn({ newPassword: GOOD.newPassword })
    expect(noteUnder('confirmPassword')).toBeNull()
    expect(button().disabled).toBe(false)
  })

  test('a change is sent once, confirmed, and leaves no password in the page', async () => {
    const calls = testServer({ 'account/changePassword': done({ msg: 'Senha alterada' }) })
    await fillIn(GOOD)
    await pressButton('Alterar senha')
    expect(calls).toMatchObject([{ path: 'account/changePassword', fields: GOOD }])
    expect(readToasts(page)).toMatchObject([{ look: 'success', text: 'Senha alterada' }])
    expect(Object.keys(GOOD).map((name) => fieldOf(name).value)).toEqual(['', '', ''])
  })

  test('VAL-03 while it is being sent the button is disabled', async () => {
    testServer({ 'account/changePassword': () => new Promise(() => {}) })
    await fillIn(GOOD)
    await pressButton('Alterar senha')
    expect(button().disabled).toBe(true)
    expect(button().textContent).toBe('Salvando')
  })

  test("ERR-08 a wrong current password is an alert with the server's message", async () => {
    testServer({
      'account/changePassword': refused('invalid_fields', { fields: { password: 'Incorreta' } }),
    })
    await fillIn(GOOD)
    await pressButton('Alterar senha')
    expect(screen.getByRole('alert').textContent).toBe('refused: invalid_fields')
    expect(noteUnder('password')).toBe('Incorreta')
    expect(fieldOf('newPassword').value).toBe(GOOD.newPassword)
    expect(document.activeElement).toBe(fieldOf('password'))
  })
})

describe('the rules of the three fields', () => {
  const rules = passwordRules({})
  const NAMES = ['newPassword', 'confirmPassword', 'password'] as const
  const check = (password: string) =>
    NAMES.map((name) => rules[name](password, { newPassword: password }))

  test('VAL-12 five characters are too few, six are enough', () => {
    expect(check('g1r-s')).toEqual(['password_short', 'password_short', 'password_short'])
    expect(check('g1r-so')).toEqual([true, true, true])
  })

  test('VAL-13 thirty-two characters are enough, thirty-three too many', () => {
    expect(check('g1'.repeat(16))).toEqual([true, true, true])
    expect(check(`${'g1'.repeat(16)}x`)).toEqual([
      'password_long',
      'password_long',
      'password_long',
    ])
  })
})
