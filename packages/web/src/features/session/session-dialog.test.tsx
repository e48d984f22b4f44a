// @vitest-environment jsdom

import { eventually } from '@caderneta/testing/eventually'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { choosePrefs } from '../../prefs/prefs-store.ts'
import { render } from '../../testing/render.tsx'
import { sampleStart } from '../../testing/sample-player.ts'
import { page } from '../../testing/test-page.ts'
import { done, refused, testServer } from '../../testing/test-server.ts'
import { endSession } from '../../testing/test-session.ts'
import { dismissToast, readToasts } from '../../ui/toast/toast-queue.ts'
import { closeLogin, LoginModal, openLogin, openLoginFor, readSession } from './session.ts'
import { openStep } from './session-dialog-store.ts'

// The modal loads its form when it first opens; loading it here keeps that out of the waits.
beforeAll(() => import('./session-dialog.tsx'))

beforeEach(async () => {
  choosePrefs(page, { language: 'ptBR' })
  render(<LoginModal />)
  act(() => openLogin(page))
  await screen.findByRole('dialog')
})

afterEach(() => {
  cleanup()
  closeLogin(page)
  endSession(page)
  for (const toast of readToasts(page)) act(() => dismissToast(page, toast.id))
  vi.unstubAllGlobals()
})

const email = () => screen.getByLabelText<HTMLInputElement>('E-mail ou nome de usuário')
const password = () => screen.getByLabelText<HTMLInputElement>('Senha')
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: /ENTRAR|Enviando/ })
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
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

  test('focuses the first field', () => {
    expect(document.activeElement).toBe(email())
  })

  test('LGN-02 shows and hides the password', () => {
    expect(password().type).toBe('password')
    fireEvent.click(screen.getByRole('button', { name: 'Mostrar senha' }))
    expect(password().type).toBe('text')
    fireEvent.click(screen.getByRole('button', { name: 'Ocultar senha' }))
    expect(password().type).toBe('password')
  })

  test('LGN-04 Esqueceu a senha? replaces it by the forgot form, with the typed text', async () => {
    await act(async () => fireEvent.change(email(), { target: { value: 'ana@exemplo.com' } }))
    await act(async () => fireEvent.click(button('Esqueceu a senha?')))
    expect(screen.getByRole('heading', { name: 'Senha Esquecida' })).toBeTruthy()
    expect(screen.queryByLabelText('E-mail ou nome de usuário')).toBeNull()
    expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('ana@exemplo.com')
  })

  test('continues to the requested page, including its query', async () => {
    const wanted = '/account/personal?confirm=email&code=a-b_c'
    act(() => openLoginFor(page, wanted))
    testServer({ login: done(sampleStart), 'client/getData': refused('unavailable') })
    await act(async () => fireEvent.click(button('Esqueceu a senha?')))
    await act(async () => fireEvent.click(button('Fazer login')))
    await logIn()
    expect(`${window.location.pathname}${window.location.search}`).toBe(wanted)
  })

  test('says that a page was requested, and nothing when the user opened it', async () => {
    const reason = 'Faça login para ver esta página.'
    expect(screen.queryByText(reason)).toBeNull()
    act(() => openLoginFor(page, '/bank/funds'))
    expect(screen.getByRole('status').textContent).toBe(reason)
  })

  test('forgets the requested page once it is closed', async () => {
    page.routing.navigate('/live', { replace: true })
    act(() => openLoginFor(page, '/bank/funds'))
    act(() => closeLogin(page))
    act(() => openLogin(page))
    testServer({ login: done(sampleStart), 'client/getData': refused('unavailable') })
    await screen.findByRole('dialog')
    await logIn()
    expect(window.location.pathname).toBe('/live')
  })

  test('LGN-06 a click outside closes it', async () => {
    // The dialog listens to the page from the next tick on.
    await eventually(async () => {
      await act(async () => {
        fireEvent.pointerDown(document.body)
        fireEvent.click(document.body)
      })
      expect(isOpen()).toBe(false)
    })
  })

  test('LGN-05 links to the sign-up page', () => {
    const link = screen.getByRole('link', { name: 'Novo usuário? Crie uma nova conta.' })
    expect(link.getAttribute('href')).toBe('/signup')
  })

  test('VAL-04 VAL-06 VAL-07 both fields are required, with errors under and tied to them', async () => {
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

  test('LGN-09 LGN-12 a login closes the modal, starts the session and confirms it', async () => {
    testServer({ login: done({ ...sampleStart, msg: 'Bem-vinda, Ana' }) })
    await logIn()
    expect(isOpen()).toBe(false)
    expect(readSession(page).status).toBe('player')
    expect(localStorage.getItem('caderneta.token')).toBe('token-of-ana')
    expect(readToasts(page)).toMatchObject([{ look: 'success', text: 'Bem-vinda, Ana' }])
  })

  test('ERR-01 a refused login shows why and keeps the modal with the typed text', async () => {
    testServer({ login: refused('wrong_login') })
    await logIn()
    expect(readToasts(page)).toMatchObject([{ look: 'error', text: 'refused: wrong_login' }])
    expect(isOpen()).toBe(true)
    expect(email().value).toBe('ana')
  })

  test('the reason of a refused login stays in the dialog until the next attempt', async () => {
    testServer({ login: refused('wrong_login') })
    await logIn()
    for (const toast of readToasts(page)) act(() => dismissToast(page, toast.id))
    const alert = within(screen.getByRole('dialog')).getByRole('alert')
    expect(alert.textContent).toContain('refused: wrong_login')
    expect(alert.nextElementSibling).toBe(submit())
    testServer({ login: () => new Promise(() => {}) })
    await logIn()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('too many attempts are reported with how long to wait', async () => {
    testServer({ login: refused('too_many_requests', { retryAfterSeconds: 90 }) })
    await logIn()
    expect(readToasts(page)).toMatchObject([{ text: 'refused: too_many_requests' }])
  })

  test('the notice of an ended session stays until it is read', () => {
    act(() => openStep(page, 'expired'))
    expect(screen.getByRole('status').textContent).toContain('Sua sessão terminou. Faça login')
    act(() => openStep(page, 'idle'))
    expect(screen.getByRole('status').textContent).toContain('por inatividade')
  })

  test('Escape closes it', async () => {
    await act(async () => fireEvent.keyDown(email(), { key: 'Escape' }))
    expect(isOpen()).toBe(false)
  })
})

describe('the forgot-password modal', () => {
  const field = () => screen.getByLabelText<HTMLInputElement>('E-mail')
  const submitButton = () => button('ENVIAR E-MAIL DE RECUPERAÇÃO')
  const note = () => document.getElementById(field().getAttribute('aria-describedby') ?? '')

  beforeEach(async () => {
    await act(async () => openStep(page, 'forgot'))
  })

  const send = async (address: string) => {
    await act(async () => fireEvent.change(field(), { target: { value: address } }))
    await act(async () => fireEvent.click(submitButton()))
  }

  test('FGT-01 FGT-02 FGT-03 has its title, one e-mail field with the focus, and its button', () => {
    expect(screen.getByRole('dialog', { name: 'Senha Esquecida' })).toBeTruthy()
    expect(screen.getAllByRole('textbox')).toEqual([field()])
    expect(document.activeElement).toBe(field())
    expect(field().autocomplete).toBe('email')
    expect(submitButton().textContent).toBe('ENVIAR E-MAIL DE RECUPERAÇÃO')
  })

  test('FGT-04 Fazer login returns to the login', async () => {
    await act(async () => fireEvent.click(button('Fazer login')))
    expect(screen.getByRole('dialog', { name: 'Login' })).toBeTruthy()
    expect(screen.queryByRole('dialog', { name: 'Senha Esquecida' })).toBeNull()
  })

  test('VAL-09 the e-mail is required', async () => {
    const calls = testServer({})
    await act(async () => fireEvent.click(submitButton()))
    expect(note()?.textContent).toBe('Esse campo é obrigatório!')
    expect(document.activeElement).toBe(field())
    expect(submitButton().disabled).toBe(true)
    expect(calls).toEqual([])
  })

  test('VAL-10 FGT-05 abc is sent, one neutral message appears, and no session starts', async () => {
    const calls = testServer({ forgot: done({ msg: 'Se houver uma conta, enviamos um e-mail.' }) })
    await send('abc')
    expect(calls).toMatchObject([{ path: 'forgot', fields: { email: 'abc' } }])
    expect(screen.getByRole('status').textContent).toBe('Se houver uma conta, enviamos um e-mail.')
    expect(readSession(page).status).toBe('visitor')
    expect(localStorage.getItem('caderneta.token')).toBeNull()
  })

  test.each([
    ['a server error', refused('fault'), 'refused: fault'],
    ['no connection', 'lost', 'Sem conexão'],
    [
      'too many attempts',
      refused('too_many_requests', { retryAfterSeconds: 40 }),
      'refused: too_many_requests',
    ],
  ] as const)('ERR-02 SEC-15 %s is reported once, the e-mail stays', async (_, response, text) => {
    testServer({ forgot: response })
    await send('ana@exemplo.com')
    expect(screen.getByRole('alert').textContent).toContain(text)
    expect(field().value).toBe('ana@exemplo.com')
    expect(submitButton().disabled).toBe(false)
  })
})
