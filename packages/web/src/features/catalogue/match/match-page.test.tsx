// @vitest-environment jsdom

import {
  BOTH_TEAMS_TO_SCORE,
  CORRECT_SCORE,
  DOUBLE_CHANCE,
  FIRST_HALF_RESULT,
  HALF_TIME_FULL_TIME,
  MATCH_RESULT,
  SECOND_HALF_RESULT,
  TOTAL_GOALS,
} from '@caderneta/domain/markets/market/market'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { choosePrefs } from '../../../prefs/prefs-store.ts'
import { RouteParams } from '../../../routing/router.tsx'
import { showSite } from '../../../site/site-store.ts'
import { chooseTab } from '../../../testing/choose-tab.ts'
import { render } from '../../../testing/render.tsx'
import { sampleGame } from '../../../testing/sample-games.ts'
import { sampleSite } from '../../../testing/sample-player.ts'
import { page } from '../../../testing/test-page.ts'
import { done, refused, testServer } from '../../../testing/test-server.ts'
import { MatchPage } from './match-page.tsx'
import '../../../testing/read-english.ts'
import '../../../testing/read-market-names.ts'

/** A market of the tab 'Gols' that the specification does not have. */
const EXACT_GOALS = 1010008

const NAMES = [
  [MATCH_RESULT, 'Resultado Final'],
  [DOUBLE_CHANCE, 'Dupla Chance'],
  [BOTH_TEAMS_TO_SCORE, 'Ambas Marcam'],
  [TOTAL_GOALS, 'Total de Gols'],
  [EXACT_GOALS, 'Número Exato de Gols'],
  [FIRST_HALF_RESULT, 'Resultado do 1º Tempo'],
  [SECOND_HALF_RESULT, 'Resultado do 2º Tempo'],
  [HALF_TIME_FULL_TIME, 'Intervalo/Final do Jogo'],
  [CORRECT_SCORE, 'Placar Exato'],
] as const
const ALL = NAMES.map(([id]) => id)
const markets = NAMES.map(([id, name]) => ({ id, name }))

let lastGame = 100

/** Each test has its own game, so that no cached one is shown. */
async function show(change: (game: ReturnType<typeof sampleGame>) => object = (game) => game) {
  lastGame += 1
  const game = sampleGame({ id: lastGame, marketIds: ALL })
  testServer({ [`sport/game/${lastGame}`]: done({ data: { ...change(game), markets } }) })
  const params = {
    sportRoute: 'football',
    championshipId: String(game.info.betCnfTournamentId),
    gameId: String(lastGame),
  }
  render(
    <RouteParams params={params}>
      <MatchPage />
    </RouteParams>,
  )
  await screen.findByRole('heading', { level: 1 })
}

beforeEach(() => showSite(page, { ...sampleSite, markets }))
afterEach(() => {
  cleanup()
  // The chosen tab is in the address.
  window.history.replaceState(null, '', '/')
  vi.unstubAllGlobals()
})

const groups = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent)
    .filter((text) => text !== 'Ofertas' && text !== 'Lance a lance')
const button = (name: string | RegExp) => screen.getByRole('button', { name })

describe('the match page', () => {
  it('MTC-01 links back to the sport and the tournament', async () => {
    await show()
    const trail = within(screen.getByRole('navigation', { name: 'Você está em' }))
    const links = trail.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toEqual(['/games/sport/football', '/games/sport/football/10037440'])
    expect(trail.getByText('Grêmio X Santos')).toBeTruthy()
  })

  it("MTC-02 is titled 'Team1 X Team2'", async () => {
    await show()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Grêmio X Santos')
    expect(document.title).toBe('Grêmio X Santos · Caderneta')
  })

  it('names the round of the match, in the language of the page', async () => {
    const inRound = (game: ReturnType<typeof sampleGame>) => ({
      ...game,
      info: { ...game.info, stage: 'Rodada 36' },
    })
    await show(inRound)
    const score = within(screen.getByRole('region', { name: 'Placar' }))
    expect(score.getByText('Rodada 36')).toBeTruthy()
    act(() => choosePrefs(page, { language: 'en' }))
    expect(screen.getByText('Round 36')).toBeTruthy()
    act(() => choosePrefs(page, { language: 'ptBR' }))
  })

  it('MTC-03 shows all markets under the first tab', async () => {
    await show()
    expect(groups()).toEqual([
      'Resultado Final',
      'Dupla Chance',
      'Ambas Marcam',
      'Total de Gols',
      'Número Exato de Gols',
      'Placar Exato',
      'Resultado do 1º Tempo',
      'Intervalo/Final do Jogo',
      'Resultado do 2º Tempo',
    ])
  })

  it('MTC-04 shows the markets of goals alone and MTC-05 those of both halves', async () => {
    await show()
    await chooseTab('Gols')
    expect(groups()).toEqual(['Total de Gols', 'Número Exato de Gols', 'Placar Exato'])
    await chooseTab('1º Tempo/2º Tempo')
    expect(groups()).toEqual([
      'Resultado do 1º Tempo',
      'Intervalo/Final do Jogo',
      'Resultado do 2º Tempo',
    ])
    expect(button(/^Grêmio\/Empate, Intervalo\/Final do Jogo, odd/)).toBeTruthy()
  })

  it('names the selections of a double chance in full', async () => {
    await show()
    for (const name of ['Grêmio ou Empate', 'Grêmio ou Santos', 'Empate ou Santos']) {
      expect(button(new RegExp(`^${name}, Dupla Chance, odd`)).textContent).toContain(name)
    }
  })

  it('names the selections of both teams to score in either language', async () => {
    await show()
    for (const name of ['Sim', 'Não']) {
      expect(button(new RegExp(`^${name}, Ambas Marcam, odd`)).textContent).toContain(name)
    }
  })

  it('MTC-06 collapses and expands a market by its header', async () => {
    await show()
    const isShown = () => screen.queryByRole('button', { name: /Empate, Resultado Final/ }) !== null
    expect(isShown()).toBe(true)
    fireEvent.click(button('Resultado Final'))
    expect(isShown()).toBe(false)
    fireEvent.click(button('Resultado Final'))
    expect(isShown()).toBe(true)
  })

  it('MTC-08 counts the goals of each team and MTC-11 shows the odd of that score', async () => {
    await show()
    const more = (team: string) => fireEvent.click(button(`Mais um gol: ${team}`))
    expect(button(/^0-0, Placar Exato/)).toBeTruthy()
    more('Grêmio')
    more('Grêmio')
    more('Santos')
    expect(button(/^2-1, Placar Exato, odd/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^0-0/ })).toBeNull()
  })

  it('MTC-09 MTC-10 stops the goals at both ends without losing the focus', async () => {
    await show()
    const fewer = button('Menos um gol: Grêmio')
    expect(fewer.getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(fewer)
    expect(button(/^0-0/)).toBeTruthy()
    const more = button('Mais um gol: Grêmio')
    for (let i = 0; i < 9; i += 1) fireEvent.click(more)
    expect(button(/^5-0/)).toBeTruthy()
    expect(more.getAttribute('aria-disabled')).toBe('true')
  })

  it('SEC-52 shows the name of a team as text, whatever it holds', async () => {
    const name = '<img src=x onerror="alert(1)">'
    const [, away] = sampleGame().teams
    await show((game) => ({ ...game, teams: [{ id: 1, name }, away] }))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(`${name} X Santos`)
    expect(document.querySelector('[onerror]')).toBeNull()
  })

  it("MTC-12 ERR-19 heads an unknown market with 'Mercado Não Encontrado'", async () => {
    await show((game) => ({
      ...game,
      odds: game.odds.map((odd) =>
        odd.market_id === MATCH_RESULT ? { ...odd, market_id: 77 } : odd,
      ),
    }))
    expect(groups().at(-1)).toBe('Mercado Não Encontrado')
  })

  it('ENT-12 shows score, clock and half while the match runs', async () => {
    const clock = { period: '2H', minute: 67, stoppage: 0 }
    await show((game) => ({ ...game, gameInfo: { gameStatus: 'live', score: [2, 1], clock } }))
    const board = within(screen.getByRole('region', { name: 'Placar' }))
    expect(board.getByText('67′')).toBeTruthy()
    expect(board.getByText('2º tempo')).toBeTruthy()
    expect(board.getByText(/Placar:/).parentElement?.textContent).toBe('Placar: 2 – 1')
  })

  it('ERR-20 shows not found for a missing match, and logs it', async () => {
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => {})
    testServer({ 'sport/game/99999': refused('unknown_game') })
    render(
      <RouteParams params={{ sportRoute: 'football', championshipId: '1', gameId: '99999' }}>
        <MatchPage />
      </RouteParams>,
    )
    expect((await screen.findAllByText('Partida não encontrada')).length).toBeGreaterThan(0)
    expect(logged).toHaveBeenCalledWith('Jogo nao encontrado', window.location.pathname)
    logged.mockRestore()
  })

  it('shows not found for an invalid address without a request', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const calls = testServer({})
    render(
      <RouteParams params={{ sportRoute: 'tennis', championshipId: '1', gameId: '1e3' }}>
        <MatchPage />
      </RouteParams>,
    )
    expect(screen.getAllByText('Partida não encontrada').length).toBeGreaterThan(0)
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      ...['/games/sport/tennis', '/live', '/'],
    ])
    expect(calls).toEqual([])
    vi.restoreAllMocks()
  })

  it('redirects from an address under another sport to its own', async () => {
    const game = sampleGame({ id: 99997 })
    testServer({ 'sport/game/99997': done({ data: { ...game, markets } }) })
    render(
      <RouteParams params={{ sportRoute: 'xyz', championshipId: '5', gameId: '99997' }}>
        <MatchPage />
      </RouteParams>,
    )
    await screen.findByRole('heading', { level: 1 })
    expect(window.location.pathname).toBe('/games/sport/football/10037440/99997')
    const trail = screen.getByRole('navigation', { name: 'Você está em' })
    expect(within(trail).getAllByRole('link')[0]?.textContent).toBe('Futebol')
  })

  it('shows why it could not be loaded and retries', async () => {
    const game = sampleGame({ id: 99998 })
    testServer({
      'sport/game/99998': [refused('unavailable'), done({ data: { ...game, markets } })],
    })
    render(
      <RouteParams params={{ sportRoute: 'football', championshipId: '1', gameId: '99998' }}>
        <MatchPage />
      </RouteParams>,
    )
    expect(await screen.findByText('refused: unavailable')).toBeTruthy()
    fireEvent.click(button('Tentar novamente'))
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Grêmio X Santos')
  })
})
