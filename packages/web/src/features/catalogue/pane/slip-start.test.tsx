// @vitest-environment jsdom

import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { seedGames } from '../../../live/live.ts'
import { showSite } from '../../../site/site-store.ts'
import { render } from '../../../testing/render.tsx'
import { sampleGame } from '../../../testing/sample-games.ts'
import { sampleSite, sampleStart } from '../../../testing/sample-player.ts'
import { page } from '../../../testing/test-page.ts'
import { endSession, startSession } from '../../../testing/test-session.ts'
import { closeLogin, LoginModal, markExcluded } from '../../session/session.ts'
import { SlipPanel, watchSlip } from '../../slip/slip.ts'
import { OffersPanel } from './offers-panel.tsx'
import { SlipStart } from './slip-start.tsx'
import '../../../testing/load-slip.ts'

const games = [31, 32, 33].map((id) => sampleGame({ id, teams: [`Casa ${id}`, `Fora ${id}`] }))

let stopSlip: () => void

beforeEach(() => {
  localStorage.clear()
  stopSlip = watchSlip(page)
  seedGames(page, games)
  showSite(page, { ...sampleSite, dashboard: { slideshow: [], highlight: games } })
  endSession(page)
})
afterEach(() => {
  cleanup()
  closeLogin(page)
  stopSlip()
  vi.unstubAllGlobals()
})

const show = () =>
  render(
    <>
      <SlipStart look="pane" />
      <SlipPanel />
      <LoginModal />
    </>,
  )
const take = () => screen.getByRole('button', { name: 'Pôr na caderneta' })

describe('the pane of an empty slip', () => {
  it('shows three selections with their prices and the odds of all three', () => {
    show()
    const legs = within(screen.getByRole('region', { name: 'Tripla pronta' })).getAllByRole(
      'listitem',
    )
    expect(legs.map((leg) => leg.textContent)).toEqual(
      [31, 32, 33].map((id) => expect.stringContaining(`Casa ${id} X Fora ${id}`)),
    )
    const rate = games[0]?.odds[0]?.rate ?? 0
    expect(legs[0]?.textContent).toContain(rate.toFixed(2))
  })

  it('puts all three into the slip by one press', async () => {
    startSession(page, sampleStart)
    show()
    await act(async () => fireEvent.click(take()))
    await waitFor(() => expect(document.querySelectorAll('[data-selection]').length).toBe(3))
  })

  it('prompts a visitor to log in, and takes nothing', async () => {
    show()
    fireEvent.click(take())
    expect(await screen.findByRole('dialog', { name: 'Login' })).toBeTruthy()
    expect(document.querySelector('[data-selection]')).toBeNull()
  })

  it('offers no treble while a leg is suspended, and none to an excluded player', () => {
    show()
    const [first] = games
    const odds = first?.odds.map((odd) => ({ ...odd, version: 900, status: 'suspended' as const }))
    act(() => seedGames(page, first ? [{ ...first, odds: odds ?? [] }] : []))
    expect(take().hasAttribute('disabled')).toBe(true)
    act(() => {
      startSession(page, sampleStart)
      markExcluded(page, true)
    })
    expect(screen.queryByRole('region', { name: 'Tripla pronta' })).toBeNull()
  })

  it.each(['/account/responsible', '/bank/funds', '/recuperar-senha', '/signup', '/logout'])(
    'invites no player to bet beside %s, and keeps the slip itself',
    (path) => {
      render(
        <>
          <SlipStart look="pane" />
          <OffersPanel isShort />
        </>,
      )
      const shown = () =>
        ['Tripla pronta', 'Ofertas'].map((name) => screen.queryByRole('region', { name }))
      expect(shown()).not.toContain(null)
      act(() => page.routing.navigate(path, { replace: true }))
      expect(shown()).toEqual([null, null])
      expect(screen.getByRole('heading', { name: 'Escolha uma odd' })).toBeTruthy()
      act(() => page.routing.navigate('/', { replace: true }))
    },
  )
})
