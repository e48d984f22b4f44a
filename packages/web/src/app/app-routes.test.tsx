// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { endSession, startSession } from '../features/session/session.ts'
import { navigate } from '../routing/place.ts'
import { showSite } from '../site/site-store.ts'
import { sampleGame } from '../testing/sample-games.ts'
import { sampleSite, sampleStart } from '../testing/sample-player.ts'
import { stubBrowser } from '../testing/test-browser.ts'
import { done, testServer } from '../testing/test-server.ts'
import { App } from './app.tsx'
import { WIDE } from './use-media.ts'

const game = sampleGame({ id: 41, tournamentId: 70, tournament: 'Copa Local' })

beforeEach(() => {
  stubBrowser([WIDE])
  testServer({
    'sport/item': done({ data: { games: [game] } }),
    'sport/game/41': done({ data: { ...game, markets: sampleSite.markets } }),
    'wagers_user/getAll': done({ data: [] }),
  })
  act(() => {
    showSite(sampleSite)
    endSession()
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
    if (who === PLAYER) startSession(sampleStart)
    navigate(path, { replace: true })
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

  it('shows a tournament and a list under their own paths', async () => {
    await open('/games/sport/football/70', who)
    expect((await screen.findAllByText('Copa Local')).length).toBeGreaterThan(0)
    cleanup()
    expect(await open('/games/sport/football/lists/12', who)).toBe('Próximas 12 Horas')
  })

  it('RTE-18 the match page stands under its tournament, MTC-07 beside the offers', async () => {
    expect(await open('/games/sport/football/70/41', who)).toBe('Grêmio X Santos')
    expect(screen.getAllByText('Cashback de 10%').length).toBeGreaterThan(0)
    expect(screen.getAllByText('Bônus de até 20%').length).toBeGreaterThan(0)
  })

  it('RTE-19 /live shows live events and asks for no login', async () => {
    expect(await open('/live', who)).toBe('Ao vivo')
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('the home page and the short path of a sport', () => {
  it('RTE-01 a player is at home under /', async () => {
    expect(await open('/', PLAYER)).toBe('Apostas esportivas')
    expect((await screen.findAllByText('Copa Local')).length).toBeGreaterThan(0)
  })

  it('RTE-24 a visitor too', async () => {
    expect(await open('/', VISITOR)).toBe('Apostas esportivas')
    expect((await screen.findAllByText('Copa Local')).length).toBeGreaterThan(0)
  })

  it('RTE-25 /sport/{route} shows that sport to a visitor', async () => {
    expect(await open('/sport/football', VISITOR)).toBe('Futebol')
  })

  it('RTE-26 /sport/{route} shows it to a player', async () => {
    expect(await open('/sport/football', PLAYER)).toBe('Futebol')
  })
})

describe('the routes of players', () => {
  it('RTE-20 /mybets is theirs', async () => {
    expect(await open('/mybets', PLAYER)).toBe('Minhas apostas')
  })
})
