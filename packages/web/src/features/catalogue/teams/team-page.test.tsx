// @vitest-environment jsdom
import type { GameWire } from '@caderneta/contract/catalogue/catalogue'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RouteParams } from '../../../routing/router.tsx'
import { showSite } from '../../../site/site-store.ts'
import { chooseTab } from '../../../testing/choose-tab.ts'
import { render } from '../../../testing/render.tsx'
import { LEAGUE_NOON, leagueMatch, leagueTeamId } from '../../../testing/sample-league.ts'
import { sampleSite } from '../../../testing/sample-player.ts'
import { openPage, page } from '../../../testing/test-page.ts'
import { done, refused, testServer } from '../../../testing/test-server.ts'
import { TeamPage } from './team-page.tsx'

const GREMIO = leagueTeamId('Grêmio')

const TO_COME = [
  leagueMatch(4, 1, ['Santos', 'Grêmio']),
  leagueMatch(5, 3, ['Grêmio', 'Bahia'], { cup: true }),
]
const RESULTS = [
  leagueMatch(3, -1, ['Bahia', 'Grêmio'], { score: [0, 2], cup: true }),
  leagueMatch(2, -4, ['Bahia', 'Grêmio'], { score: [1, 1] }),
  leagueMatch(1, -8, ['Santos', 'Grêmio'], { score: [3, 1] }),
]

beforeEach(() => {
  openPage()
  vi.useFakeTimers({ toFake: ['Date'], now: LEAGUE_NOON })
  showSite(page, sampleSite)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

interface Replies {
  readonly toCome?: readonly GameWire[]
  readonly results?: ReturnType<typeof done | typeof refused>
  readonly route?: string
  readonly teamId?: string
}

function open({ toCome = TO_COME, results, route, teamId }: Replies = {}) {
  const ended = results ?? done({ data: { games: RESULTS } })
  const requested: unknown[] = []
  testServer({
    'sport/item': ({ fields }) => {
      requested.push(fields.teamId)
      return fields.list === 'results' ? ended : done({ data: { games: toCome } })
    },
  })
  render(
    <RouteParams params={{ sportRoute: route ?? 'football', teamId: teamId ?? String(GREMIO) }}>
      <TeamPage />
    </RouteParams>,
  )
  return requested
}

describe('the page of a team', () => {
  it('has its matches by competition', async () => {
    const requested = open()
    expect(await screen.findByRole('heading', { level: 1, name: 'Grêmio' })).toBeTruthy()
    const groups = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)
    expect(groups.map((text) => text?.replace(/\W*\d.*$/, ''))).toEqual([
      expect.stringContaining('Liga'),
      expect.stringContaining('Copa'),
    ])
    expect(new Set(requested)).toEqual(new Set(['1']))
    expect(document.title).toContain('Grêmio')
  })

  it('has its form, the newest last, each with its match in words', async () => {
    open()
    const form = await screen.findByRole('list', { name: 'Últimas partidas' })
    expect(
      within(form)
        .getAllByRole('listitem')
        .map((one) => one.textContent),
    ).toEqual([
      'DDerrota: Santos 3 – 1 Grêmio',
      'EEmpate: Bahia 1 – 1 Grêmio',
      'VVitória: Bahia 0 – 2 Grêmio',
    ])
  })

  it('has its results with their competitions, the last first', async () => {
    open()
    await screen.findByRole('list', { name: 'Últimas partidas' })
    await chooseTab('Resultados')
    const days = await screen.findAllByRole('region')
    expect(days.map((one) => one.textContent)).toEqual([
      expect.stringContaining('Copa'),
      expect.stringContaining('Liga'),
      expect.stringContaining('Liga'),
    ])
  })

  it('can be followed', async () => {
    open()
    const star = await screen.findByRole('button', { name: 'Favoritar Grêmio' })
    expect(star.getAttribute('aria-pressed')).toBe('false')
  })

  it('says that nothing is on sale where a team has results only', async () => {
    open({ toCome: [] })
    expect(await screen.findByText('Não há partidas de Grêmio à venda agora')).toBeTruthy()
  })

  it('states that its results could not be read, with a way to retry', async () => {
    open({ results: refused('unavailable') })
    await screen.findByRole('heading', { level: 1, name: 'Grêmio' })
    await chooseTab('Resultados')
    expect(await screen.findByRole('button', { name: 'Tentar novamente' })).toBeTruthy()
  })

  it('does not exist under an address that is no number', async () => {
    open({ teamId: 'x' })
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Time ou atleta não encontrado' }),
    ).toBeTruthy()
  })
})
