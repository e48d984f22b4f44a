// @vitest-environment jsdom

import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { choosePrefs } from '../../prefs/prefs-store.ts'
import { PAGES } from '../../routes.tsx'
import { render } from '../../testing/render.tsx'
import { sampleStart } from '../../testing/sample-player.ts'
import { page } from '../../testing/test-page.ts'
import { done, refused, testServer } from '../../testing/test-server.ts'
import { endSession, startSession } from '../../testing/test-session.ts'
import { dismissToast, readToasts } from '../../ui/toast/toast-queue.ts'
import { RecoveryPage } from './recovery-page.tsx'
import { closeLogin, readSession } from './session.ts'
import { readStep } from './session-dialog-store.ts'

const PATH = '/recuperar-senha'
const first = () => screen.getByLabelText<HTMLInputElement>('Nova senha')
const second = () => screen.getByLabelText<HTMLInputElement>('Confirme a nova senha')
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: /SALVAR|Enviando/ })

const noteOf = (field: HTMLInputElement) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent

async function open(query = '?email=ana%40exemplo.com&code=secret'): Promise<void> {
  page.routing.navigate(`${PATH}${query}`, { replace: true })
  await act(async () => render(<RecoveryPage />))
}

async function fill(password: string, confirmation = password): Promise<void> {
  await act(async () => {
    fireEvent.change(first(), { target: { value: password } })
    fireEvent.change(second(), { target: { value: confirmation } })
  })
  await act(async () => fireEvent.click(save()))
}

beforeEach(() => choosePrefs(page, { language: 'ptBR' }))

afterEach(() => {
  cleanup()
  closeLogin(page)
  endSession(page)
  for (const toast of readToasts(page)) dismissToast(page, toast.id)
  vi.unstubAllGlobals()
})

describe('the page behind the mailed link', () => {
  test('RTE-33 is public under its path, with two new passwords and the guidance', async () => {
    expect(PAGES).toContainEqual(expect.objectContaining({ path: PATH, access: 'everyone' }))
    await open()
    for (const field of [first(), second()]) expect(field.autocomplete).toBe('new-password')
    expect(screen.getByText(/Nova senha da conta ana@exemplo\.com/)).toBeTruthy()
    expect(screen.getByText(/de 6 a 32 caracteres/)).toBeTruthy()
  })

  test('FGT-06 sends e-mail, code and password; its success behaves like a login', async () => {
    const calls = testServer({ forgot: done(sampleStart), 'client/getData': refused('fault') })
    await open()
    await fill('Novos&88')
    expect(calls[0]).toEqual({
      path: 'forgot',
      fields: { email: 'ana@exemplo.com', code: 'secret', newPassword: 'Novos&88' },
      bearer: null,
    })
    expect(readSession(page)).toMatchObject({ status: 'player', token: 'token-of-ana' })
    expect(readToasts(page)).toMatchObject([{ look: 'success' }])
    expect(window.location.pathname).toBe('/')
  })

  test('works for a logged-in player, and does not use the old session', async () => {
    startSession(page, { ...sampleStart, token: 'token-of-before' })
    const calls = testServer({ forgot: done(sampleStart), 'client/getData': refused('fault') })
    await open()
    await fill('Novos&88')
    expect(calls[0]?.bearer).toBeNull()
    expect(readSession(page).token).toBe('token-of-ana')
  })

  test('a wrong, expired or used code is reported and links to another mail', async () => {
    testServer({ forgot: refused('code_invalid') })
    await open()
    await fill('Novos&88')
    expect(screen.getByRole('alert').textContent).toContain('refused: code_invalid')
    fireEvent.click(screen.getByRole('button', { name: 'Pedir um novo link' }))
    expect(readStep(page)).toBe('forgot')
  })

  test('a response without a session is reported and begins none', async () => {
    testServer({ forgot: done() })
    await open()
    await fill('Novos&88')
    expect(screen.getByRole('alert').textContent).not.toBe('')
    expect(readSession(page).status).not.toBe('player')
  })

  test('a malformed code links to a new mail too', async () => {
    testServer({ forgot: refused('invalid_fields') })
    await open()
    await fill('Novos&88')
    expect(screen.getByRole('alert').textContent).toContain('link está incompleto')
  })

  test.each(['', '?email=ana%40exemplo.com', '?code=secret'])(
    'an incomplete address (%s) shows an error without a call',
    async (query) => {
      const calls = testServer({})
      await open(query)
      expect(screen.getByRole('alert').textContent).toContain('link está incompleto')
      expect(calls).toEqual([])
    },
  )

  test.each([
    ['', '', 'Esse campo é obrigatório!', 'Esse campo é obrigatório!'],
    ['12345', '12345', 'A senha deve ter no mínimo 6 caracteres', undefined],
    ['x'.repeat(33), 'x'.repeat(33), 'A senha deve ter no máximo 32 caracteres', undefined],
    ['Novos&88', 'Novos&89', undefined, 'As senhas devem ser iguais'],
    ['123456', '123456', expect.stringContaining('comum demais'), undefined],
    ['minhaana1', 'minhaana1', expect.stringContaining('não pode ter'), undefined],
  ])(
    '%s and %s are validated on the page, the first error has the focus',
    async (one, two, ...notes) => {
      const calls = testServer({})
      await open()
      await fill(one, two)
      if (notes[0]) expect(noteOf(first())).toEqual(notes[0])
      if (notes[1]) expect(noteOf(second())).toEqual(notes[1])
      expect(document.activeElement).toBe(notes[0] ? first() : second())
      expect(save().disabled).toBe(true)
      expect(calls).toEqual([])
    },
  )

  test("ERR-21 the server's refusal of the password is shown under it until it is edited", async () => {
    const fields = { newPassword: 'Contém o seu nome' }
    const calls = testServer({ forgot: refused('invalid_fields', { fields }) })
    await open()
    await fill('Novos&88')
    expect(noteOf(first())).toBe('Contém o seu nome')
    await act(async () => fireEvent.blur(first()))
    expect(noteOf(first())).toBe('Contém o seu nome')
    await act(async () => fireEvent.change(first(), { target: { value: 'Outros&88' } }))
    expect(noteOf(first())).toBeUndefined()
    expect(calls).toHaveLength(1)
  })

  test('too many attempts are reported with the wait, the page stays', async () => {
    testServer({ forgot: refused('too_many_requests', { retryAfterSeconds: 61 }) })
    await open()
    await fill('Novos&88')
    expect(screen.getByRole('alert').textContent).toBe('refused: too_many_requests')
    expect(first().value).toBe('Novos&88')
  })
})
