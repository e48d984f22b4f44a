// @vitest-environment jsdom
import type { GameWire } from '@caderneta/contract/catalogue/catalogue'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RouteParams } from '../../../routing/router.tsx'
import { showSite } from '../../../site/site-store.ts'
import { chooseTab } from '../../../testing/choose-tab.ts'
import { render } from '../../../testing/render.tsx'
import { sampleGame } from '../../../testing/sample-games.ts'
import { sampleSite } from '../../../testing/sample-player.ts'
import { openPage, page } from '../../../testing/test-page.ts'
import { done, refused, testServer } from '../../../testing/test-server.ts'
import { TeamPage } from './team-page.tsx'

const NOON = Date.UTC(2026, 10, 22, 15)
const DAY = 86_400_000
const TEAMS = ['Grêmio', 'Santos', 'Bahia'] as const
const GREMIO = 1

/** A match in the league 70 or the cup 71; one with a score is finished. */
function match(
  id: number,
  days: number,
  sides: readonly [string, string],
  more: { readonly cup?: true; readonly score?: readonly [number, number] } = {},
): GameWire {
  const startsAt = NOON + days * DAY
  const [tournamentId, tournament] = more.cup ? [71, 'Copa'] : [70, 'Liga']
  const game = sampleGame({ id, tournamentId, tournament, teams: sides, startsAt })
  const [home, away] = sides.map((name) => ({
    id: TEAMS.findIndex((one) => one === name) + 1,
    name,
  }))
  if (!home || !away) throw new Error('a match has two sides')
  const teams: GameWire['teams'] = [home, away]
  if (!more.score) return { ...game, teams }
  const [homeScore, awayScore] = more.score
  const gameInfo = {
    gameStatus: 'ended',
    score: [homeScore, awayScore],
    clock: null,
  } as GameWire['gameInfo']
  return { ...game, teams, gameInfo, odds: [] }
}

const TO_COME = [match(4, 1, ['Santos', 'Grêmio']), match(5, 3, ['Grêmio', 'Bahia'], { cup: true })]
const RESULTS = [
  match(3, -1, ['Bahia', 'Grêmio'], { score: [0, 2], cup: true }),
  match(2, -4, ['Bahia', 'Grêmio'], { score: [1, 1] }),
  match(1, -8, ['Santos', 'Grêmio'], { score: [3, 1] }),
]

beforeEach(() => {
  openPage()
  vi.useFakeTimers({ toFake: ['Date'], now: NOON })
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
