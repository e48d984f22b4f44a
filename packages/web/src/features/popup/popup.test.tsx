// @vitest-environment jsdom

import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { choosePrefs } from '../../prefs/prefs-store.ts'
import { showSite } from '../../site/site-store.ts'
import { render } from '../../testing/render.tsx'
import { sampleSite, sampleStart } from '../../testing/sample-player.ts'
import { stubDialogs } from '../../testing/test-browser.ts'
import { page } from '../../testing/test-page.ts'
import { endSession, startSession } from '../../testing/test-session.ts'
import { markExcluded } from '../session/session.ts'
import { PopupHost } from './popup.ts'
import { POPUP_EVERY_MS, POPUP_KEY } from './popup-turn.ts'
import '../../testing/read-english.ts'

let idle: (() => void)[] = []

beforeEach(() => {
  stubDialogs()
  sessionStorage.clear()
  localStorage.clear()
  idle = []
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback))
  vi.stubGlobal('cancelIdleCallback', () => {})
  page.routing.navigate('/', { replace: true })
  choosePrefs(page, { language: 'ptBR', onlinePopUps: true, sendPromotions: true })
  showSite(page, sampleSite)
  endSession(page)
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const popup = () => screen.queryByRole('dialog', { name: 'Boas-vindas à Caderneta' })

/** The browser becomes idle, and what it then requests arrives. */
async function rest(): Promise<void> {
  await act(async () => {
    for (const callback of idle.splice(0)) callback()
    await import('./popup-card.tsx')
  })
}

/** Another visit of the same browser session. */
async function visit(path = '/'): Promise<void> {
  cleanup()
  page.routing.navigate(path, { replace: true })
  render(<PopupHost />)
  await rest()
}

describe('the popup', () => {
  it('CST-06 appears again after 12 hours', () => {
    expect(POPUP_EVERY_MS).toBe(43_200_000)
  })

  it('focuses its first button without scrolling its title away', async () => {
    const focused = vi.spyOn(HTMLElement.prototype, 'focus')
    await visit()
    expect(focused).toHaveBeenLastCalledWith({ preventScroll: true })
  })

  it('UIX-03 welcomes a first visit, with the offers, the age limit and a link to help', async () => {
    await visit()
    expect(popup()?.textContent).toMatch(/Cashback de 10%.*Bônus de até 20%.*maiores de 18 anos/)
    expect(screen.getByText('Jogo responsável').getAttribute('href')).toBe(
      '/ajuda#jogo-responsavel',
    )
    expect(popup()?.textContent).toContain('planeje o gasto e pare quando deixar de ser diversão.')
    act(() => choosePrefs(page, { language: 'en' }))
    const english = screen.getByRole('dialog', { name: 'Welcome to Caderneta' })
    expect(english.textContent).toContain('plan your spending and stop when it is no longer fun.')
  })

  it('is not loaded before the browser is idle', async () => {
    render(<PopupHost />)
    expect(popup()).toBeNull()
    expect(sessionStorage.getItem(POPUP_KEY)).toBeNull()
    await rest()
    expect(popup()).toBeTruthy()
  })

  it('UIX-04 stays away for 12 hours of a browser session', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    await visit()
    expect(popup()).toBeTruthy()
    vi.setSystemTime(Date.now() + POPUP_EVERY_MS - 1)
    await visit()
    expect(popup()).toBeNull()
    vi.setSystemTime(Date.now() + 1)
    await visit()
    expect(popup()).toBeTruthy()
  })

  it('UIX-05 keeps the time in session storage and nothing in local storage', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_000_000 })
    const before = Object.keys(localStorage)
    await visit()
    expect(sessionStorage.getItem(POPUP_KEY)).toBe('1800000000000')
    expect(Object.keys(localStorage)).toEqual(before)
  })

  it.each(['/signup', '/sign/active', '/recuperar-senha', '/bank/funds', '/account/personal'])(
    'is not shown on %s',
    async (path) => {
      await visit(path)
      expect(popup()).toBeNull()
    },
  )

  it('is not shown to an excluded player', async () => {
    startSession(page, { ...sampleStart, isExcluded: true })
    await visit()
    expect(popup()).toBeNull()
    act(() => markExcluded(page, false))
    await visit()
    expect(popup()).toBeTruthy()
  })

  it('waits while another dialog is open or the user is typing', async () => {
    render(<div role="dialog" aria-label="other" />)
    render(<PopupHost />)
    await rest()
    expect(popup()).toBeNull()
    cleanup()
    render(<input data-testid="search" />)
    screen.getByTestId('search').focus()
    render(<PopupHost />)
    await rest()
    expect(popup()).toBeNull()
  })

  it.each(['onlinePopUps', 'sendPromotions'])('respects the choice of %s', async (choice) => {
    choosePrefs(page, { [choice]: false })
    await visit()
    expect(popup()).toBeNull()
  })

  it.each(['Fechar', 'Agora não'])('closes by %s and offers the walkthrough once', async (name) => {
    await visit()
    fireEvent.click(screen.getByRole('button', { name }))
    expect(popup()).toBeNull()
    sessionStorage.clear()
    await visit()
    expect(screen.queryByRole('button', { name: /5 passos/ })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Entendi' }))
    expect(popup()).toBeNull()
  })

  it('closes on a click on the backdrop, not inside', async () => {
    await visit()
    fireEvent.click(screen.getByText('Bônus de até 20%'))
    expect(popup()).toBeTruthy()
    fireEvent.click(screen.getByRole('dialog'))
    expect(popup()).toBeNull()
  })

  it('closes when the walkthrough begins, so that the two never appear together', async () => {
    await visit()
    fireEvent.click(screen.getByRole('button', { name: 'Conhecer o site em 5 passos' }))
    expect(popup()).toBeNull()
  })
})
