// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { choosePrefs } from '../../prefs/prefs-store.ts'
import { sampleStart } from '../../testing/sample-player.ts'
import { done, refused, testServer } from '../../testing/test-server.ts'
import { dismissToast, readToasts } from '../../ui/toast-queue.ts'
import { endSession, LoginModal, openLogin, readSession } from './session.ts'

// The modal loads its form when it first opens; here that is no part of what is waited for.
beforeAll(() => import('./login-dialog.tsx'))

beforeEach(async () => {
  choosePrefs({ language: 'ptBR' })
  render(<LoginModal />)
  act(openLogin)
  await screen.findByRole('dialog')
})

afterEach(() => {
  cleanup()
  endSession()
  for (const toast of readToasts()) act(() => dismissToast(toast.id))
  vi.unstubAllGlobals()
})

const email = () => screen.getByLabelText<HTMLInputElement>('E-mail ou nome de usuário')
const password = () => screen.getByLabelText<HTMLInputElement>('Senha')
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: /ENTRAR|Enviando/ })
const isOpen = () => screen.queryByRole('dialog') !== null

async function logIn(secret = 'segredo1'): Promise<void> {
  await act(async () => {
    fireEvent.change(email(), { target: { value: 'ana' } })
    fireEvent.change(password(), { target: { value: secret } })
  })
  await act(async () => fireEvent.click(submit()))
}

describe('the login modal', () => {
  test('LGN-01 LGN-03 has its fields and ENTRAR', () => {
    expect(email().autocomplete).toBe('username')
    expect(password().autocomplete).toBe('current-password')
    expect(submit().textContent).toBe('ENTRAR')
  })

  test('LGN-02 shows and hides the password', () => {
    expect(password().type).toBe('password')
    fireEvent.click(screen.getByRole('button', { name: 'Mostrar senha' }))
    expect(password().type).toBe('text')
    fireEvent.click(screen.getByRole('button', { name: 'Ocultar senha' }))
    expect(password().type).toBe('password')
  })

  test('LGN-05 leads to the sign-up page', () => {
    const link = screen.getByRole('link', { name: 'Novo usuário? Crie uma nova conta.' })
    expect(link.getAttribute('href')).toBe('/signup')
  })

  test('VAL-06 VAL-07 both fields are required, told under them and tied to them', async () => {
    const calls = testServer({})
    await act(async () => fireEvent.click(submit()))
    for (const field of [email(), password()]) {
      const note = document.getElementById(field.getAttribute('aria-describedby') ?? '')
      expect(note?.textContent).toBe('Esse campo é obrigatório!')
    }
    expect(calls).toEqual([])
  })

  test('LGN-11 VAL-08 a password of 33 characters disables the button, which reads Enviando', async () => {
    await act(async () => fireEvent.change(password(), { target: { value: 'x'.repeat(33) } }))
    expect(screen.getByText('A senha deve ter no máximo 32 caracteres')).toBeTruthy()
    expect(submit().disabled).toBe(true)
    expect(submit().textContent).toBe('Enviando')
    await act(async () => fireEvent.change(password(), { target: { value: 'x'.repeat(32) } }))
    expect(submit().disabled).toBe(false)
  })

  test('LGN-10 VAL-03 while the request runs the button is disabled and reads Enviando', async () => {
    const calls = testServer({ login: () => new Promise(() => {}) })
    await logIn()
    expect(submit().disabled).toBe(true)
    expect(submit().textContent).toBe('Enviando')
    fireEvent.click(submit())
    expect(calls).toHaveLength(1)
  })

  test('LGN-09 LGN-12 a login closes the modal, starts the session and says so', async () => {
    testServer({ login: done({ ...sampleStart, msg: 'Bem-vinda, Ana' }) })
    await logIn()
    expect(isOpen()).toBe(false)
    expect(readSession().status).toBe('player')
    expect(localStorage.getItem('caderneta.token')).toBe('token-of-ana')
    expect(readToasts()).toMatchObject([{ look: 'success', text: 'Bem-vinda, Ana' }])
  })

  test('ERR-01 a refused login says why and keeps the modal with what was typed', async () => {
    testServer({ login: refused('wrong_login', {}, 401) })
    await logIn()
    expect(readToasts()).toMatchObject([{ look: 'error', text: 'refused: wrong_login' }])
    expect(isOpen()).toBe(true)
    expect(email().value).toBe('ana')
  })

  test('Escape closes it', async () => {
    await act(async () => fireEvent.keyDown(email(), { key: 'Escape' }))
    expect(isOpen()).toBe(false)
  })
})
