// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RouteParams } from '../../../routing/router.tsx'
import { showSite } from '../../../site/site-store.ts'
import { chooseTab } from '../../../testing/choose-tab.ts'
import { sampleGame } from '../../../testing/sample-games.ts'
import { sampleSite } from '../../../testing/sample-player.ts'
import { done, testServer } from '../../../testing/test-server.ts'
import { TournamentPage } from '../lists/tournament-page.tsx'
import { MatchPage } from '../match/match-page.tsx'
import { OutrightsPage } from './outrights-page.tsx'
import '../../../testing/read-market-names.ts'

const RUNNERS = ['Palmeiras', 'Flamengo', 'Brighton & Hove Albion']
const selections = [
  ...RUNNERS.map((name, i) => ({
    ...{ index: 1000 + i, marketId: 1990001, name, handicap: `runner=${i}`, specifier: '' },
  })),
  ...['Over', 'Under'].map((name, i) => ({
    ...{ index: 15_000 + i, marketId: 1990010, name, handicap: 'of=Palmeiras|total=61.5' },
    specifier: 'of=Palmeiras|total=61.5',
  })),
]

function season(id: number) {
  const game = sampleGame({ id, selections, teams: ['Brasileirão Série A', '2026'] })
  return { ...game, info: { ...game.info, season: '2026' } }
}

const found = (games: object[]) => done({ data: { games } })

beforeEach(() => showSite(sampleSite))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('outrights', () => {
  it('are a tab of their tournament, in groups by market', async () => {
    testServer({
      'sport/item': found([]),
      'sport/outrights': found([season(901)]),
      'sport/game/901': done({ data: { ...season(901), markets: [] } }),
    })
    render(
      <RouteParams params={{ sportRoute: 'football', championshipId: '10037440' }}>
        <TournamentPage />
      </RouteParams>,
    )
    await screen.findByRole('tab', { name: 'Campeonato' })
    await chooseTab('Campeonato')
    expect(await screen.findByRole('heading', { name: 'Campeonato 2026' })).toBeTruthy()
    expect(await screen.findByRole('button', { name: /^Campeão$/ })).toBeTruthy()
    const points = { name: /Pontos na Temporada – Palmeiras/ }
    expect(screen.getAllByRole('button', points).length).toBeGreaterThan(0)
    for (const name of RUNNERS) expect(screen.getByText(name)).toBeTruthy()
    expect(screen.getByText('Mais de')).toBeTruthy()
  })

  it('have a page without score and sides', async () => {
    testServer({ 'sport/game/902': done({ data: { ...season(902), markets: [] } }) })
    render(
      <RouteParams params={{ sportRoute: 'football', championshipId: '10037440', gameId: '902' }}>
        <MatchPage />
      </RouteParams>,
    )
    const heading = await screen.findByRole('heading', { level: 1 })
    expect(heading.textContent).toBe('Brasileirão Série A 2026')
    expect(screen.queryByText(/ x /)).toBeNull()
  })

  it('are listed with links to them', async () => {
    testServer({ 'sport/outrights': found([season(903)]) })
    render(
      <RouteParams params={{ sportRoute: 'football' }}>
        <OutrightsPage />
      </RouteParams>,
    )
    const link = await screen.findByRole('link', { name: /Brasileirão Série A 2026/ })
    expect(link.getAttribute('href')).toBe('/games/sport/football/10037440/903')
  })
})
