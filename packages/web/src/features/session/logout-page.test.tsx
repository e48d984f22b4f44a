// @vitest-environment jsdom

import { act, cleanup } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { render } from '../../testing/render.tsx'
import { sampleStart } from '../../testing/sample-player.ts'
import { page } from '../../testing/test-page.ts'
import { done, testServer } from '../../testing/test-server.ts'
import { endSession, startSession } from '../../testing/test-session.ts'
import { LogoutPage } from './logout-page.tsx'
import { readSession } from './session.ts'

afterEach(() => {
  cleanup()
  endSession(page)
  vi.unstubAllGlobals()
})

describe('the logout page', () => {
  test('RTE-21 ends the session and goes home', async () => {
    act(() => startSession(page, sampleStart))
    page.routing.navigate('/logout', { replace: true })
    const calls = testServer({ logout: done() })
    await act(async () => render(<LogoutPage />))
    expect(calls.map(({ path }) => path)).toEqual(['logout'])
    expect(readSession(page).status).toBe('visitor')
    expect(window.location.pathname).toBe('/')
  })

  test('RTE-29 sends a visitor home without a call', async () => {
    page.routing.navigate('/logout', { replace: true })
    endSession(page)
    const calls = testServer({})
    await act(async () => render(<LogoutPage />))
    expect(calls).toEqual([])
    expect(window.location.pathname).toBe('/')
  })
})
