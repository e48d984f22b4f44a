// @vitest-environment jsdom

import type { GameWire } from '@caderneta/contract/catalogue/catalogue'
import { PORTUGUESE_SELECTIONS } from '@caderneta/contract/catalogue/portuguese-selections'
import { selectionName } from '@caderneta/contract/catalogue/selection-name'
import {
  BOTH_TEAMS_TO_SCORE,
  DOUBLE_CHANCE,
  FIRST_HALF_RESULT,
  MATCH_RESULT,
  ROW_MARKETS_BY_SPORT,
  TOTAL_GOALS,
} from '@caderneta/domain/markets/market/market'
import {
  FOOTBALL,
  SPORT,
  SPORT_ROUTES,
  type SportRoute,
} from '@caderneta/domain/markets/registry/sports'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { RouteParams } from '../../../routing/router.tsx'
import { showSite } from '../../../site/site-store.ts'
import { chooseTab } from '../../../testing/choose-tab.ts'
import { render } from '../../../testing/render.tsx'
import { SELECTIONS_BY_SPORT, sampleGame } from '../../../testing/sample-games.ts'
import { sampleSite } from '../../../testing/sample-player.ts'
import { stubBrowser } from '../../../testing/test-browser.ts'
import { page } from '../../../testing/test-page.ts'
import { done, testServer } from '../../../testing/test-server.ts'
import { PHONE } from '../../../ui/use-media.ts'
import { chooseMarket } from '../rows/chosen-market.ts'
import { ListPage } from './list-page.tsx'

const markets = [
  { id: MATCH_RESULT, name: 'Resultado Final' },
  { id: DOUBLE_CHANCE, name: 'Dupla Chance' },
  { id: BOTH_TEAMS_TO_SCORE, name: 'Ambas Marcam' },
  { id: TOTAL_GOALS, name: 'Total de Gols' },
]
const marketIds = [MATCH_RESULT, DOUBLE_CHANCE, BOTH_TEAMS_TO_SCORE, TOTAL_GOALS, FIRST_HALF_RESULT]
const games = [
  sampleGame({ id: 11, tournamentId: 10037440, tournament: 'Brasileirão', marketIds }),
  sampleGame({
    id: 12,
    tournamentId: 10041045,
    tournament: 'Libertadores',
    teams: ['Junior', 'Palmeiras'],
    marketIds,
  }),
  sampleGame({
    id: 13,
    tournamentId: 55,
    tournament: 'Copa Local',
    teams: ['Alfa', 'Beta'],
    marketIds,
  }),
]

const WRONG_ADDRESS = 'O endereço pode estar incompleto ou ter mudado.'

let lists = 0

/** Each list has its own sport name, so that no cached result is shown. */
function show(listType: string, sportRoute = `sport-${lists + 1}`, listed = games) {
  lists += 1
  const sport = { id: 1, route: `sport-${lists}`, name: 'Esporte', icon: 'football' }
  showSite(page, { ...sampleSite, markets, menu: [sport] })
  return showPage(listType, sportRoute, listed)
}

function showPage(listType: string, sportRoute: string, games: readonly GameWire[]) {
  const calls = testServer({ 'sport/item': done({ data: { games } }) })
  render(
    <RouteParams params={{ sportRoute, listType }}>
      <ListPage />
    </RouteParams>,
  )
  return calls
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const heads = () => screen.getAllByRole('heading', { level: 2 }).map((head) => head.textContent)
const openHeads = () =>
  screen
    .getAllByRole('button', { expanded: true })
    .map((head) => head.textContent)
    .join()

/** What a row shows of a market: of one with lines the usual, or the first of even ones. */
function shownOf(sport: SportRoute, marketId: number): readonly string[] {
  const ofMarket = SELECTIONS_BY_SPORT[sport].filter((one) => one.marketId === marketId)
  const line = marketId === TOTAL_GOALS ? 2.5 : Math.abs(Number(ofMarket[0]?.handicap))
  const isTotal = ofMarket.every(({ name }) => name === 'Over' || name === 'Under')
  return ofMarket
    .filter(({ handicap }) => !isTotal || Number(handicap) === line)
    .map((one) => {
      const name = selectionName(one, ['Grêmio', 'Santos'], PORTUGUESE_SELECTIONS)
      return `${name.replace(' -', ' −')}, Mercado ${marketId}, odd ${(2 + one.index / 100).toFixed(2)}`
    })
}

/** A sport whose site names all its markets, with one game of a best league. */
async function showSport(sport: SportRoute) {
  const selections = SELECTIONS_BY_SPORT[sport]
  const named = [...new Set(selections.map(({ marketId }) => marketId))].map((id) => ({
    id,
    name: `Mercado ${id}`,
  }))
  const sportId = SPORT[sport].id
  const own = { id: sportId, route: sport, name: 'Esporte', icon: sport }
  showSite(page, { ...sampleSite, markets: named, menu: [own] })
  showPage('24', sport, [sampleGame({ id: 900 + sportId, sportId, selections })])
  await screen.findByText('Brasileirão Série A')
  return screen.getByLabelText('Mercado')
}

describe('the lists page of each sport', () => {
  it.each(SPORT_ROUTES)(
    'CST-18 shows every market of the selector of %s in its rows',
    async (sport) => {
      const selector = await showSport(sport)
      const offered = [...selector.querySelectorAll('option')].map(({ value }) => Number(value))
      expect(offered).toEqual(ROW_MARKETS_BY_SPORT[sport])
      for (const marketId of ROW_MARKETS_BY_SPORT[sport]) {
        fireEvent.change(selector, { target: { value: String(marketId) } })
        const cells = screen.getAllByRole('button', { name: /, odd \d/ })
        const shown = cells.map((cell) => cell.getAttribute('aria-label'))
        expect(shown).toEqual(shownOf(sport, marketId))
        expect(shown.length).toBeGreaterThan(1)
        for (const cell of cells) expect(cell.textContent).toMatch(/\d\.\d\d$/)
      }
    },
  )
})

describe('the lists page', () => {
  it('LST-01 is titled after the next 24 hours', () => {
    show('24')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Próximas 24 Horas')
  })

  it.each([
    ['24', 'Próximas 24 Horas'],
    ['12', 'Próximas 12 Horas'],
    ['bl', 'Melhores Ligas'],
  ])('LST-01 is titled after its list: %s', async (listType, title) => {
    const calls = show(listType)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
    await screen.findByText('Brasileirão')
    expect(calls[0]?.fields).toMatchObject({ list: listType })
  })

  it('LST-02 opens on the best leagues alone and LST-03 shows all under the other tab', async () => {
    show('24')
    await screen.findByText('Brasileirão')
    expect(heads()).toHaveLength(2)
    expect(screen.queryByText('Copa Local')).toBeNull()
    await chooseTab('Todas as Partidas')
    expect(screen.getByText('Copa Local')).toBeTruthy()
    expect(heads()).toHaveLength(3)
  })

  it('LST-02 links to all games when none of the best leagues plays', async () => {
    show('12', undefined, games.slice(2))
    fireEvent.click(await screen.findByRole('button', { name: 'Todas as Partidas' }))
    expect(screen.getByText('Copa Local')).toBeTruthy()
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Todas as Partidas')
  })

  it('LST-05 groups by tournament and LST-06 opens the first group only', async () => {
    show('24')
    await screen.findByText('Brasileirão')
    expect(openHeads()).toContain('Brasileirão')
    expect(openHeads()).not.toContain('Libertadores')
    expect(screen.queryByText('Palmeiras')).toBeNull()
  })

  it('LST-04 shows the chosen market in every row', async () => {
    show('24')
    await screen.findByText('Brasileirão')
    expect(screen.getByRole('button', { name: /^Empate, Resultado Final/ })).toBeTruthy()
    const selector = screen.getByLabelText('Mercado')
    expect([...selector.querySelectorAll('option')].map((option) => option.textContent)).toEqual([
      'Resultado Final',
      'Dupla Chance',
      'Ambas Marcam',
      'Total de Gols',
    ])
    fireEvent.change(selector, { target: { value: String(TOTAL_GOALS) } })
    expect(screen.getByRole('button', { name: /^Mais de 2,5, Total de Gols/ })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Resultado Final/ })).toBeNull()
  })

  it('LST-04 on a phone chooses the market over its column, like every list, and counts', async () => {
    stubBrowser([PHONE])
    show('24')
    await screen.findByText('Brasileirão')
    expect(screen.queryByLabelText('Mercado')).toBeNull()
    expect(screen.getByText('2 partidas')).toBeTruthy()
    const selector = screen.getByRole('combobox', { name: 'Mercado das listas de Futebol' })
    fireEvent.change(selector, { target: { value: String(TOTAL_GOALS) } })
    expect(screen.getByRole('button', { name: /^Mais de 2,5, Total de Gols/ })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Resultado Final/ })).toBeNull()
    act(() => chooseMarket(page, FOOTBALL, MATCH_RESULT))
  })

  it('CST-18 offers 1000002 and 1000014 of football and shows the odds of each in rows', async () => {
    show('24')
    await screen.findByText('Brasileirão')
    const selector = screen.getByLabelText('Mercado')
    const offered = [...selector.querySelectorAll('option')].map((option) => Number(option.value))
    expect(offered.slice(0, 2)).toEqual([1000002, 1000014])
    expect(screen.getAllByRole('button', { name: /Resultado Final, odd/ })).toHaveLength(3)
    fireEvent.change(selector, { target: { value: '1000014' } })
    const cells = screen.getAllByRole('button', { name: /Dupla Chance, odd/ })
    expect(cells.map((cell) => cell.getAttribute('aria-label')?.split(',')[0])).toEqual([
      ...['Grêmio ou Empate', 'Grêmio ou Santos', 'Empate ou Santos'],
    ])
    for (const head of ['1X', '12', 'X2']) expect(screen.getByText(head)).toBeTruthy()
  })

  it('shows both sides of both teams to score in every row', async () => {
    show('24')
    await screen.findByText('Brasileirão')
    const selector = screen.getByLabelText('Mercado')
    fireEvent.change(selector, { target: { value: String(BOTH_TEAMS_TO_SCORE) } })
    const cells = screen.getAllByRole('button', { name: /Ambas Marcam, odd/ })
    const [yes, no] = cells.map((cell) => cell.getAttribute('aria-label')?.split(',')[0])
    expect([yes, no]).toEqual(['Sim', 'Não'])
  })

  it('LST-10 an unknown list is an empty page with a message', () => {
    show('zzz')
    expect(screen.getAllByText('Lista não encontrada').length).toBeGreaterThan(0)
    expect(screen.getByText(WRONG_ADDRESS)).toBeTruthy()
  })

  it('ERR-17 a list of an unknown sport is not found', () => {
    show('12', 'xyz')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Esporte não encontrado')
    expect(screen.getByText(WRONG_ADDRESS)).toBeTruthy()
  })
})
