// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RouteParams } from '../../../routing/router.tsx'
import { showSite } from '../../../site/site-store.ts'
import { chooseTab } from '../../../testing/choose-tab.ts'
import { render } from '../../../testing/render.tsx'
import { LEAGUE_NOON, leagueMatch } from '../../../testing/sample-league.ts'
import { sampleSite } from '../../../testing/sample-player.ts'
import { openPage, page } from '../../../testing/test-page.ts'
import { done, refused, testServer } from '../../../testing/test-server.ts'
import { TournamentPage } from './tournament-page.tsx'

const TO_COME = [
  leagueMatch(4, 1, ['Santos', 'Bahia'], { stage: 'Rodada 2' }),
  leagueMatch(5, 3, ['Bahia', 'Grêmio'], { stage: 'Rodada 3' }),
]
const RESULTS = [
  leagueMatch(2, -1, ['Bahia', 'Grêmio'], { score: [0, 0], stage: 'Rodada 2' }),
  leagueMatch(1, -8, ['Grêmio', 'Santos'], { score: [3, 1], stage: 'Rodada 1' }),
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

async function open(results = done({ data: { games: RESULTS } }), games = TO_COME): Promise<void> {
  const toCome = done({ data: { games } })
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
    const [tomorrow] = screen.getAllByRole('region')
    expect(tomorrow && within(tomorrow).getByRole('time').textContent?.trim()).toMatch(
      /^\d\d:\d\d$/,
    )
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
      ['3', 'Santos', '0', '1', '0', '0', '1', '1', '3', '−2'],
    ])
    expect(screen.getByText('Calculada com 2 resultados desde 14/11/2026.')).toBeTruthy()
  })

  it('has the round that goes on with what is finished and what is to come', async () => {
    await open()
    await chooseTab('Rodadas')
    const round = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Rodada' })
    expect(round.value).toBe('Rodada 2')
    expect(headings()).toEqual(['Amanhã', 'sáb 21/11'])
  })

  it('goes from round to round, to the first and the last', async () => {
    await open()
    await chooseTab('Rodadas')
    const step = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
    fireEvent.click(step('Rodada anterior'))
    expect(headings()).toEqual(['sáb 14/11'])
    expect(step('Rodada anterior').disabled).toBe(true)
    const round = screen.getByRole('combobox', { name: 'Rodada' })
    fireEvent.change(round, { target: { value: 'Rodada 3' } })
    expect(headings()).toEqual(['qua 25/11'])
    expect(step('Próxima rodada').disabled).toBe(true)
  })

  it('has no rounds where the feed names none', async () => {
    const unnamed = [leagueMatch(2, -1, ['Bahia', 'Grêmio'], { score: [0, 0] })]
    await open(done({ data: { games: unnamed } }), [leagueMatch(4, 1, ['Santos', 'Bahia'])])
    expect(screen.queryByRole('tab', { name: 'Rodadas' })).toBeNull()
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
