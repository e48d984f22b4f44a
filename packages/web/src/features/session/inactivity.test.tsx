// @vitest-environment jsdom

import { readPublicBase } from '@caderneta/contract/accounts/session-calls'
import { readBalance } from '@caderneta/contract/wallet/wallet-calls'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { call } from '../../api/call.ts'
import { choosePrefs } from '../../prefs/prefs-store.ts'
import { render } from '../../testing/render.tsx'
import { sampleClient, sampleStart } from '../../testing/sample-player.ts'
import { page } from '../../testing/test-page.ts'
import { done, refused, testServer } from '../../testing/test-server.ts'
import { endSession, startSession } from '../../testing/test-session.ts'
import { dismissToast, readToasts } from '../../ui/toast/toast-queue.ts'
import { startClock, WARNING_MS } from './inactivity.ts'
import { closeLogin, LoginModal, readSession } from './session.ts'
import { readStep } from './session-dialog-store.ts'

const LIMIT_MS = 30 * 60_000

beforeAll(() => import('./session-dialog.tsx'))

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  })
  choosePrefs(page, { language: 'ptBR' })
  startSession(page, sampleStart)
  startClock(page)
})

afterEach(() => {
  for (const toast of readToasts(page)) dismissToast(page, toast.id)
  cleanup()
  closeLogin(page)
  endSession(page)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const use = () => act(() => call(page, readBalance, {}))

/** The event a tab receives when another one writes to their shared storage. */
function otherTab(key: string, value: string | null): void {
  if (value === null) localStorage.removeItem(key)
  else localStorage.setItem(key, value)
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue: value })))
}

describe('an unused session', () => {
  test('shows a warning a minute before its end, with the seconds left', async () => {
    await pass(LIMIT_MS - WARNING_MS - 1)
    expect(readStep(page)).toBeNull()
    await pass(1)
    expect(readStep(page)).toBe('warning')
    render(<LoginModal />)
    await pass(0)
    expect(screen.getByRole('dialog', { name: 'Você ainda está aí?' })).toBeTruthy()
    await pass(10_000)
    expect(screen.getByRole('timer').textContent).toBe('A sessão termina em 50 s.')
  })

  test('continues when the player stays, which calls the server', async () => {
    const settings = done({ data: { appVersion: 1, client: sampleClient } })
    const calls = testServer({ 'client/getData': settings })
    await pass(LIMIT_MS - 5000)
    render(<LoginModal />)
    await pass(0)
    await act(async () =>
      fireEvent.click(screen.getByRole('button', { name: 'Continuar na conta' })),
    )
    await pass(0)
    expect(calls).toMatchObject([{ path: 'client/getData', bearer: 'Bearer token-of-ana' }])
    expect(readStep(page)).toBeNull()
    await pass(LIMIT_MS - WARNING_MS - 1)
    expect([readStep(page), readSession(page).status]).toEqual([null, 'player'])
  })

  test('ends at once when the player leaves', async () => {
    testServer({ logout: done() })
    await pass(LIMIT_MS - 5000)
    render(<LoginModal />)
    await pass(0)
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Sair' })))
    expect([readStep(page), readSession(page).status]).toEqual([null, 'visitor'])
  })

  test('ends here and on the server, shows why, and keeps the slip and preferences', async () => {
    localStorage.setItem('caderneta.slip.ana@exemplo.com', '{}')
    const calls = testServer({ logout: done() })
    await pass(LIMIT_MS)
    expect(calls).toMatchObject([{ path: 'logout', bearer: 'Bearer token-of-ana' }])
    expect([readStep(page), readSession(page).status]).toEqual(['idle', 'visitor'])
    expect(localStorage.getItem('caderneta.token')).toBeNull()
    expect(localStorage.getItem('caderneta.slip.ana@exemplo.com')).toBe('{}')
  })

  test('any call with the token counts as use, one without it does not', async () => {
    testServer({ 'balance/getAll': refused('unavailable'), logout: done() })
    await pass(LIMIT_MS - 5000)
    await act(() => call(page, readPublicBase, {}, { isAnonymous: true }))
    expect(readStep(page)).toBe('warning')
    await use()
    expect(readStep(page)).toBeNull()
    await pass(LIMIT_MS - WARNING_MS - 1)
    expect(readStep(page)).toBeNull()
    await pass(1)
    expect(readStep(page)).toBe('warning')
  })

  test('is kept alive by calls of another tab', async () => {
    await pass(LIMIT_MS - 5000)
    expect(readStep(page)).toBe('warning')
    otherTab('caderneta.used', String(Date.now()))
    expect(readStep(page)).toBeNull()
    await pass(5000)
    expect(readSession(page).status).toBe('player')
  })

  test('ends when it ends in another tab', () => {
    otherTab('caderneta.token', null)
    expect([readStep(page), readSession(page).status]).toEqual([null, 'visitor'])
    expect(readToasts(page).map(({ text }) => text)).toEqual(['Você saiu da conta em outra aba.'])
  })

  test('a suspended tab checks the clock when it resumes', async () => {
    testServer({ logout: done() })
    vi.setSystemTime(Date.now() + LIMIT_MS + 1000)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect([readStep(page), readSession(page).status]).toEqual(['idle', 'visitor'])
  })
})
