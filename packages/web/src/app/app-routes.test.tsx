// @vitest-environment jsdom

import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PAGES } from '../routes.tsx'
import { showSite } from '../site/site-store.ts'
import { render } from '../testing/render.tsx'
import { sampleGame } from '../testing/sample-games.ts'
import { sampleSite, sampleStart } from '../testing/sample-player.ts'
import { stubBrowser } from '../testing/test-browser.ts'
import { page } from '../testing/test-page.ts'
import { done, testServer } from '../testing/test-server.ts'
import { endSession, startSession } from '../testing/test-session.ts'
import { WIDE } from '../ui/use-media.ts'
import { App } from './app.tsx'

const game = sampleGame({ id: 41, tournamentId: 70, tournament: 'Copa Local' })

beforeEach(() => {
  stubBrowser([WIDE])
  testServer({
    'sport/item': done({ data: { games: [game] } }),
    'sport/game/41': done({ data: { ...game, markets: sampleSite.markets } }),
    'wagers_user/getAll': done({ data: [], total: 0, next: null }),
  })
  act(() => {
    showSite(page, sampleSite)
    endSession(page)
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const VISITOR = 'a visitor'
const PLAYER = 'a player'

async function open(path: string, who: string): Promise<string> {
  act(() => {
    if (who === PLAYER) startSession(page, sampleStart)
    page.routing.navigate(path, { replace: true })
  })
  render(<App />)
  const heading = await screen.findByRole('heading', { level: 1 })
  expect(window.location.pathname).toBe(path)
  return heading.textContent ?? ''
}

describe.each([VISITOR, PLAYER])('the routes of %s', (who) => {
  it('RTE-15 /games/sport/{route} is the sport page', async () => {
    expect(await open('/games/sport/football', who)).toBe('Futebol')
  })

  it('RTE-16 RTE-17 shows a tournament and a list under their own paths', async () => {
    await open('/games/sport/football/70', who)
    expect((await screen.findAllByText('Copa Local')).length).toBeGreaterThan(0)
    cleanup()
    expect(await open('/games/sport/football/lists/12', who)).toBe('Próximas 12 Horas')
  })

  it('RTE-18 the match page is under its tournament, MTC-07 beside the offers', async () => {
    expect(await open('/games/sport/football/70/41', who)).toBe('Grêmio X Santos')
    expect(screen.getAllByText('Cashback de 10%').length).toBeGreaterThan(0)
    expect(screen.getAllByText('Bônus de até 20%').length).toBeGreaterThan(0)
  })

  it('RTE-19 /live shows live events and requires no login', async () => {
    expect(await open('/live', who)).toBe('Ao vivo')
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('the home page and the short path of a sport', () => {
  it.each([PLAYER, VISITOR])(
    'RTE-01 RTE-24 %s gets home under /, with slideshow and highlights',
    async (who) => {
      const slide = { text: 'Cashback na aposta ao vivo', img: '/a.svg', img_large: '/b.svg' }
      showSite(page, { ...sampleSite, dashboard: { slideshow: [slide], highlight: [game] } })
      expect(await open('/', who)).toBe('Apostas esportivas')
      expect(await screen.findByText(slide.text)).toBeTruthy()
      const strip = within(screen.getByRole('region', { name: 'Jogos em destaque' }))
      expect(strip.getAllByText('Copa Local').length).toBeGreaterThan(0)
    },
  )

  it('RTE-25 /sport/{route} shows that sport to a visitor', async () => {
    expect(await open('/sport/football', VISITOR)).toBe('Futebol')
  })

  it('RTE-26 /sport/{route} shows it to a player', async () => {
    expect(await open('/sport/football', PLAYER)).toBe('Futebol')
  })
})

it('RTE-27 a visitor gets the sign-up form under /signup', async () => {
  await open('/signup', VISITOR)
  expect(await screen.findByLabelText('CPF')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'CRIAR CONTA' })).toBeTruthy()
})

it('RTE-31 every bank and account page is for players only', () => {
  const own = PAGES.filter(({ path }) => /^\/(bank|account)/.test(path))
  expect(own.length).toBeGreaterThanOrEqual(12)
  for (const { path, access } of own) expect([path, access]).toEqual([path, 'player'])
})

describe('the player routes', () => {
  it('RTE-20 /mybets is for players', async () => {
    expect(await open('/mybets', PLAYER)).toBe('Minhas apostas')
    expect(screen.getByRole('tab', { name: 'Pendentes' })).toBeTruthy()
  })

  it.each([
    ['Saldo', '/bank/balance', 'Saldo'],
    ['Depósito', '/bank/funds', 'Depositar'],
    ['Histórico', '/bank/history', 'Histórico'],
    ['Transferências', '/bank/transfer', 'Transferências'],
    ['Gerenciar Saques', '/bank/withdraw', 'Gerenciar Saques'],
  ])(
    'RTE-04 RTE-05 RTE-06 RTE-07 RTE-08 %s in the bank menu leads to %s',
    async (label, path, title) => {
      act(() => {
        startSession(page, sampleStart)
        page.routing.navigate('/bank/balance', { replace: true })
      })
      render(<App />)
      const menu = await screen.findByRole('navigation', { name: 'Banco' })
      fireEvent.click(within(menu).getByRole('link', { name: label }))
      const heading = await screen.findByRole('heading', { level: 1, name: title })
      expect(heading).toBeTruthy()
      expect(window.location.pathname).toBe(path)
    },
  )

  it('RTE-03 /bank leads to the balance', async () => {
    act(() => {
      startSession(page, sampleStart)
      page.routing.navigate('/bank', { replace: true })
    })
    render(<App />)
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Saldo')
    expect(window.location.pathname).toBe('/bank/balance')
  })
})
