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
import { TournamentPage } from './tournament-page.tsx'

const NOON = Date.UTC(2026, 10, 22, 15)
const DAY = 86_400_000
const TEAMS = ['Grêmio', 'Santos', 'Bahia'] as const
const idOf = (name: string) => TEAMS.findIndex((team) => team === name) + 1

/** A match of the league; one with a score is finished. */
function match(
  id: number,
  days: number,
  sides: readonly [string, string],
  score?: readonly [number, number],
): GameWire {
  const startsAt = NOON + days * DAY
  const game = sampleGame({ id, tournamentId: 70, tournament: 'Liga', teams: sides, startsAt })
  const teams: GameWire['teams'] = [
    { id: idOf(sides[0]), name: sides[0] },
    { id: idOf(sides[1]), name: sides[1] },
  ]
  if (!score) return { ...game, teams }
  const gameInfo = {
    gameStatus: 'ended' as const,
    score: [...score] as [number, number],
    clock: null,
  }
  return { ...game, teams, gameInfo, odds: [] }
}

const TO_COME = [match(4, 1, ['Santos', 'Bahia']), match(5, 3, ['Bahia', 'Grêmio'])]
const RESULTS = [
  match(2, -1, ['Bahia', 'Grêmio'], [0, 0]),
  match(1, -8, ['Grêmio', 'Santos'], [3, 1]),
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

async function open(results = done({ data: { games: RESULTS } })): Promise<void> {
  const toCome = done({ data: { games: TO_COME } })
  testServer({ 'sport/item': ({ fields }) => (fields.list === 'results' ? results : toCome) })
  render(
    <RouteParams params={{ sportRoute: 'football', championshipId: '70' }}>
      <TournamentPage />
    </RouteParams>,
  )
  await screen.findByRole('tab', { name: 'Resultados' })
  await screen.findAllByRole('heading', { level: 2 })
}

const headings = () => screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)

describe('the page of a competition', () => {
  it('has its matches under the days on which they are played', async () => {
    await open()
    expect(headings()).toEqual(['Amanhã', 'qua 25/11'])
  })

  it('has its results under the days, the last first', async () => {
    await open()
    await chooseTab('Resultados')
    expect(headings()).toEqual(['sáb 21/11', 'sáb 14/11'])
    expect(screen.getAllByRole('listitem').at(-1)?.textContent).toBe('Grêmio3 – 1Santos')
  })

  it('has a table of a league, with as many points as the results give', async () => {
    await open()
    await chooseTab('Classificação')
    const table = within(screen.getByRole('table'))
    const rows = table.getAllByRole('row').slice(1)
    const cells = rows.map((row) => [...row.children].map(({ textContent }) => textContent))
    expect(cells).toEqual([
      ['1', 'Grêmio', '4', '2', '1', '1', '0', '3', '1', '2'],
      ['2', 'Bahia', '1', '1', '0', '1', '0', '0', '0', '0'],
      ['3', 'Santos', '0', '1', '0', '0', '1', '1', '3', '-2'],
    ])
    expect(screen.getByText('Calculada com 2 resultados desde 14/11/2026.')).toBeTruthy()
  })

  it('says that there are no results yet, and has no table then', async () => {
    await open(done({ data: { games: [] } }))
    await chooseTab('Resultados')
    expect(screen.getByText('Ainda não há resultados deste campeonato')).toBeTruthy()
    expect(screen.queryByRole('tab', { name: 'Classificação' })).toBeNull()
  })

  it('keeps the matches when the results cannot be loaded', async () => {
    await open(refused('unavailable'))
    expect(headings()).toEqual(['Amanhã', 'qua 25/11'])
    await chooseTab('Resultados')
    expect(screen.getByText('refused: unavailable')).toBeTruthy()
  })
})
