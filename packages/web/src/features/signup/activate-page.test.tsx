// @vitest-environment jsdom

import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { choosePrefs } from '../../prefs/prefs-store.ts'
import { render } from '../../testing/render.tsx'
import { sampleStart } from '../../testing/sample-player.ts'
import { page } from '../../testing/test-page.ts'
import { done, refused, type SentCall, testServer } from '../../testing/test-server.ts'
import { endSession, startSession } from '../../testing/test-session.ts'
import { dismissToast, readToasts } from '../../ui/toast/toast-queue.ts'
import { closeLogin, LoginModal } from '../session/session.ts'
import { ActivatePage } from './activate-page.tsx'

const ACTIVE = done({ status: 'active' })

async function open(
  query: string,
  responses: Parameters<typeof testServer>[0],
): Promise<SentCall[]> {
  page.routing.navigate(`/sign/active${query}`, { replace: true })
  const calls = testServer(responses)
  await act(async () =>
    render(
      <StrictMode>
        <ActivatePage />
        <LoginModal />
      </StrictMode>,
    ),
  )
  return calls
}

beforeEach(() => {
  choosePrefs(page, { language: 'ptBR' })
  endSession(page)
})

afterEach(() => {
  cleanup()
  closeLogin(page)
  endSession(page)
  for (const toast of readToasts(page)) dismissToast(page, toast.id)
  vi.unstubAllGlobals()
})

describe('the activation page', () => {
  test('RTE-30 ACT-01 ACT-02 uses the code once by POST, and shows that the account is active', async () => {
    const calls = await open('?code=good', { activate: ACTIVE })
    expect(calls).toMatchObject([{ path: 'activate', fields: { code: 'good' } }])
    expect(screen.getByRole('status').textContent).toContain('Sua conta está ativa')
  })

  test('ACT-03 a bad code shows an error text', async () => {
    await open('?code=bad', { activate: refused('code_invalid') })
    expect(screen.getByRole('alert').textContent).toContain('refused: code_invalid')
    expect(screen.getByText(/^Se você já confirmou, basta entrar/)).toBeTruthy()
  })

  test('a code that is not valid any more leads to a new mail, by a button', async () => {
    const responses = {
      activate: refused('code_invalid'),
      'activate/resend': done({ msg: 'Enviamos outro e-mail.' }),
    }
    const calls = await open('?code=old', responses)
    const newMail = () => screen.getByRole('button', { name: 'Enviar novo e-mail de confirmação' })
    fireEvent.click(newMail())
    const email = screen.getByRole('textbox', { name: 'E-mail' })
    expect(document.activeElement).toBe(email)
    fireEvent.change(email, { target: { value: 'ana@example.com' } })
    await act(async () => fireEvent.click(newMail()))
    expect(calls.at(-1)).toMatchObject({
      path: 'activate/resend',
      fields: { email: 'ana@example.com' },
    })
    expect(screen.getByRole('status').textContent).toBe('Enviamos outro e-mail.')
  })

  test('an account that is active is offered no new mail', async () => {
    await open('?code=good-one', { activate: ACTIVE })
    expect(screen.queryByRole('button', { name: /novo e-mail/ })).toBeNull()
  })

  test('a player who logs in from here does not see the status again', async () => {
    await open('?code=used', { activate: refused('code_invalid') })
    act(() => startSession(page, sampleStart))
    expect(window.location.pathname).toBe('/')
    expect(readToasts(page)).toEqual([])
  })

  test('a malformed code is reported like a missing one', async () => {
    await open('?code=%00', { activate: refused('invalid_fields') })
    expect(screen.getByRole('alert').textContent).toContain('link está incompleto')
    expect(screen.getByText(/^Se você já confirmou, basta entrar/)).toBeTruthy()
  })

  test('an address without a code shows an error without a call', async () => {
    const calls = await open('', { activate: ACTIVE })
    expect(calls).toEqual([])
    expect(screen.getByRole('alert').textContent).toContain('link está incompleto')
    expect(screen.getByText(/^Se você já confirmou, basta entrar/)).toBeTruthy()
  })

  test('ACT-04 ACESSAR SUA CONTA opens the login modal', async () => {
    await open('?code=door', { activate: ACTIVE })
    await act(async () => fireEvent.click(screen.getByRole('button', { name: /ACESSAR/ })))
    expect(await screen.findByRole('dialog', {}, { timeout: 30_000 })).toBeTruthy()
  })

  test('RTE-22 a player is redirected home after the code was used', async () => {
    act(() => startSession(page, sampleStart))
    const calls = await open('?code=player', { activate: ACTIVE })
    expect(calls).toHaveLength(1)
    expect(window.location.pathname).toBe('/')
    expect(readToasts(page)).toMatchObject([{ look: 'success' }])
  })
})
