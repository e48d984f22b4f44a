// @vitest-environment jsdom

import { FOOTBALL_MARKETS } from '@caderneta/domain/markets/sports/football/football'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { seedGames } from '../../../../live/live.ts'
import { RouteParams } from '../../../../routing/router.tsx'
import { showSite } from '../../../../site/site-store.ts'
import { chooseTab } from '../../../../testing/choose-tab.ts'
import { render } from '../../../../testing/render.tsx'
import { sampleGame } from '../../../../testing/sample-games.ts'
import { sampleSite } from '../../../../testing/sample-player.ts'
import { page } from '../../../../testing/test-page.ts'
import { done, testServer } from '../../../../testing/test-server.ts'
import { MatchPage } from '../match-page.tsx'
import '../../../../testing/read-market-names.ts'

const markets = FOOTBALL_MARKETS.map(({ id, key }) => ({ id, name: key.replaceAll('-', ' ') }))

let lastGame = 800

async function show(marketIds: readonly number[]) {
  lastGame += 1
  const game = sampleGame({ id: lastGame, marketIds })
  testServer({ [`sport/game/${lastGame}`]: done({ data: { ...game, markets } }) })
  const params = { sportRoute: 'football', championshipId: '1', gameId: String(lastGame) }
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
  vi.unstubAllGlobals()
})

const ALL = markets.map(({ id }) => id)
const field = () => screen.getByRole('searchbox', { name: 'Buscar mercados da partida' })
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const groups = () =>
  screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
const chosen = () => screen.getByRole('tab', { selected: true }).textContent

describe('the search in the markets of a match', () => {
  it.each([
    [6, 1],
    [5, 0],
  ])('is there while the markets load where they will be enough: of %i', (marketsCount, fields) => {
    lastGame += 1
    const game = { ...sampleGame({ id: lastGame, marketIds: ALL.slice(0, 1) }), marketsCount }
    seedGames(page, [game])
    testServer({ [`sport/game/${lastGame}`]: () => new Promise(() => {}) })
    render(
      <RouteParams params={{ gameId: String(lastGame) }}>
        <MatchPage />
      </RouteParams>,
    )
    expect(screen.queryAllByRole('searchbox')).toHaveLength(fields)
  })

  it('shows what it finds in all tabs, and announces how many', async () => {
    await show(ALL)
    await chooseTab('Gols')
    type('half full')
    expect(chosen()).toBe('Todos')
    expect(groups()).toContain('half time full time')
    expect(groups()).not.toContain('total goals')
    expect(screen.getByText('1 mercado encontrado')).toBeTruthy()
    type('goals')
    expect(groups()).toContain('total goals')
  })

  it('ends with Escape, with an empty field or with a tab', async () => {
    await show(ALL)
    type('zzz')
    expect(screen.getByText('Nenhum mercado com “zzz”')).toBeTruthy()
    fireEvent.keyDown(field(), { key: 'Escape' })
    expect(groups()).toEqual(expect.arrayContaining(markets.map(({ name }) => name)))
    type('zzz')
    await chooseTab('Gols')
    expect(field()).toHaveProperty('value', '')
    expect(groups()).toContain('total goals')
  })

  it('finds the market of a team by the name of the team', async () => {
    showSite(page, sampleSite)
    await show(ALL)
    type('total de gols – grêmio – 1º tempo')
    expect(groups()).toContain('Total de Gols – Grêmio – 1º Tempo')
    expect(screen.getByText('1 mercado encontrado')).toBeTruthy()
  })

  it('is not offered where all markets are seen at a glance', async () => {
    await show(ALL.slice(0, 3))
    expect(screen.queryByRole('searchbox')).toBeNull()
  })
})
