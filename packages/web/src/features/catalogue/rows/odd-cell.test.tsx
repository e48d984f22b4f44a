// @vitest-environment jsdom

import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { seedGames } from '../../../live/live.ts'
import { choosePrefs } from '../../../prefs/prefs-store.ts'
import { showSite } from '../../../site/site-store.ts'
import { render } from '../../../testing/render.tsx'
import { sampleGame } from '../../../testing/sample-games.ts'
import { sampleSite, sampleStart } from '../../../testing/sample-player.ts'
import { page } from '../../../testing/test-page.ts'
import { testServer } from '../../../testing/test-server.ts'
import { checkAgain, endSession, startSession } from '../../../testing/test-session.ts'
import { closeLogin, LoginModal } from '../../session/session.ts'
import { watchSlip } from '../../slip/slip.ts'
import { OddCell } from './odd-cell.tsx'
import '../../../testing/load-slip.ts'

const odd = (index: number, name: string) => ({
  selectionId: 700_000 + index,
  gameId: 7,
  marketId: 1000002,
  name,
  handicap: '',
})

let stopSlip: () => void

beforeEach(() => {
  localStorage.clear()
  testServer({})
  stopSlip = watchSlip(page)
  showSite(page, sampleSite)
  seedGames(page, [sampleGame()])
  endSession(page)
})
afterEach(() => {
  cleanup()
  closeLogin(page)
  stopSlip()
  vi.unstubAllGlobals()
})

const button = () => screen.getByRole('button', { name: /Resultado Final/ })
const isPressed = () => button().getAttribute('aria-pressed')

async function press(then: 'true' | 'false'): Promise<void> {
  fireEvent.click(button())
  await waitFor(() => expect(isPressed()).toBe(then))
}

describe('a price on the page', () => {
  it('ODD-01 a visitor is prompted to log in and selects nothing', async () => {
    render(
      <>
        <OddCell selection={odd(1, '1')} />
        <LoginModal />
      </>,
    )
    fireEvent.click(button())
    expect(await screen.findByRole('dialog')).toBeTruthy()
    expect(screen.getByText('2.01').closest('button')?.getAttribute('aria-pressed')).toBe('false')
  })

  it('ODD-02 a player adds it to the slip and removes it again', async () => {
    startSession(page, sampleStart)
    render(<OddCell selection={odd(1, '1')} />)
    await press('true')
    await press('false')
  })

  it('ODD-02 what is pressed while a session is checked is selected once it is known', async () => {
    checkAgain(page)
    render(<OddCell selection={odd(1, '1')} />)
    fireEvent.click(button())
    expect(isPressed()).toBe('false')
    act(() => startSession(page, sampleStart))
    await waitFor(() => expect(isPressed()).toBe('true'))
  })

  it('ODD-01 what is pressed then by a visitor is answered with the login, once', async () => {
    checkAgain(page)
    render(
      <>
        <OddCell selection={odd(1, '1')} />
        <LoginModal />
      </>,
    )
    fireEvent.click(button())
    expect(screen.queryByRole('dialog')).toBeNull()
    act(() => endSession(page))
    expect(await screen.findByRole('dialog')).toBeTruthy()
    act(() => closeLogin(page))
    act(() => endSession(page))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('ODD-11 a pushed change keeps the mark and shows the new rate', async () => {
    startSession(page, sampleStart)
    const { odds, ...game } = sampleGame({ id: 16 })
    seedGames(page, [{ ...game, odds }])
    render(<OddCell selection={{ ...odd(1, '1'), selectionId: 1_600_001, gameId: 16 }} />)
    await press('true')
    const pushed = odds.map((each) => ({ ...each, version: 9, rate: 2.2 }))
    act(() => seedGames(page, [{ ...game, odds: pushed }]))
    expect(isPressed()).toBe('true')
    expect(button().textContent).toContain('2.20')
  })

  it('ODD-10 is still marked when its page reopens', async () => {
    startSession(page, sampleStart)
    const { unmount } = render(<OddCell selection={odd(1, '1')} />)
    await press('true')
    unmount()
    seedGames(page, [sampleGame()])
    render(<OddCell selection={odd(1, '1')} />)
    expect(isPressed()).toBe('true')
  })

  it('I18-06 names 1 and 2 after the teams, I18-07 the draw by a word or a letter', () => {
    const { rerender } = render(<OddCell selection={odd(1, '1')} />)
    expect(button().textContent).toContain('Grêmio')
    rerender(<OddCell selection={odd(3, '2')} />)
    expect(button().textContent).toContain('Santos')
    rerender(<OddCell selection={odd(2, 'Draw')} />)
    expect(button().textContent).toContain('Empate')
    rerender(<OddCell selection={odd(2, 'Draw')} isDrawLetter />)
    expect(button().textContent).toBe('X2.02')
    expect(button().getAttribute('aria-label')).toBe('Empate, Resultado Final, odd 2.02')
  })

  it('follows the odds format of the player', () => {
    render(<OddCell selection={odd(1, '1')} />)
    act(() => choosePrefs(page, { oddsFormat: 'Americanas' }))
    expect(button().textContent).toContain('+101')
    act(() => choosePrefs(page, { oddsFormat: 'Decimais' }))
  })

  it('is locked and labelled so while its market is suspended', () => {
    const game = sampleGame({ id: 8 })
    seedGames(page, [
      { ...game, odds: game.odds.map((each) => ({ ...each, status: 'suspended' })) },
    ])
    render(<OddCell selection={{ ...odd(1, '1'), selectionId: 800_001, gameId: 8 }} />)
    expect(button().getAttribute('aria-disabled')).toBe('true')
    expect(button().getAttribute('aria-label')).toBe('Grêmio, Resultado Final, odd suspensa')
  })

  it('MTC-13 is never open in an unknown market', () => {
    const game = sampleGame({ id: 9 })
    seedGames(page, [{ ...game, odds: game.odds.map((each) => ({ ...each, market_id: 5 })) }])
    startSession(page, sampleStart)
    render(<OddCell selection={{ ...odd(1, '1'), selectionId: 900_001, gameId: 9, marketId: 5 }} />)
    const unknown = screen.getByRole('button', { name: /Mercado Não Encontrado/ })
    fireEvent.click(unknown)
    expect(unknown.getAttribute('aria-pressed')).toBe('false')
    expect(unknown.getAttribute('aria-disabled')).toBe('true')
  })
})
