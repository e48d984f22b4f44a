// @vitest-environment jsdom

import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { render } from '../testing/render.tsx'
import { page } from '../testing/test-page.ts'
import { Gate } from './gate.tsx'
import type { PageRoute } from './page-route.ts'

beforeEach(() => page.routing.navigate('/bank/funds', { replace: true }))
afterEach(cleanup)

type Status = 'checking' | 'visitor' | 'player'

const onTurnedAway = vi.fn()

function gate(access: PageRoute['access'], status: Status) {
  return (
    <Gate access={access} status={status} waiting={<p>wait</p>} onTurnedAway={onTurnedAway}>
      <p>page</p>
    </Gate>
  )
}

const isShown = (text: string) => screen.queryByText(text) !== null

describe('a page gate', () => {
  it('admits all users to a public page, even before the session is checked', () => {
    for (const status of ['checking', 'visitor', 'player'] as const) {
      render(gate('everyone', status))
      expect(isShown('page')).toBe(true)
      cleanup()
    }
  })

  it('holds back a player page until the session is checked', () => {
    render(gate('player', 'checking'))
    expect(isShown('wait')).toBe(true)
    expect(window.location.pathname).toBe('/bank/funds')
  })

  it('redirects a visitor home, never shows the page, and prompts to log in', () => {
    onTurnedAway.mockClear()
    render(gate('player', 'visitor'))
    expect(isShown('page')).toBe(false)
    expect(window.location.pathname).toBe('/')
    expect(onTurnedAway).toHaveBeenCalledOnce()
  })

  it('redirects a player from a visitor page without a prompt', () => {
    onTurnedAway.mockClear()
    render(gate('visitor', 'player'))
    expect(window.location.pathname).toBe('/')
    expect(onTurnedAway).not.toHaveBeenCalled()
  })

  it('redirects home on logout, without a prompt to log in again', () => {
    onTurnedAway.mockClear()
    const { rerender } = render(gate('player', 'player'))
    expect(isShown('page')).toBe(true)
    rerender(gate('player', 'visitor'))
    expect(window.location.pathname).toBe('/')
    expect(onTurnedAway).not.toHaveBeenCalled()
  })
})
