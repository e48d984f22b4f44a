// @vitest-environment jsdom

import type { GameSelection } from '@caderneta/domain/markets/market/game-selection'
import {
  CORRECT_SET_SCORE,
  FIRST_HALF_RESULT,
  MONEY_LINE,
  POINT_SPREAD,
  TOTAL_POINTS,
} from '@caderneta/domain/markets/market/market'
import { selectionsOf } from '@caderneta/domain/markets/market/market-type'
import { SPORT } from '@caderneta/domain/markets/registry/sports'
import { BASKETBALL_MARKETS } from '@caderneta/domain/markets/sports/basketball'
import { BOXING_MARKETS } from '@caderneta/domain/markets/sports/boxing'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RouteParams } from '../../../routing/router.tsx'
import { showSite } from '../../../site/site-store.ts'
import { render } from '../../../testing/render.tsx'
import { SELECTIONS_BY_SPORT, sampleGame } from '../../../testing/sample-games.ts'
import { sampleSite } from '../../../testing/sample-player.ts'
import { page } from '../../../testing/test-page.ts'
import { done, testServer } from '../../../testing/test-server.ts'
import { MatchPage } from './match-page.tsx'
import '../../../testing/read-market-names.ts'

const markets = [
  { id: MONEY_LINE, name: 'Vencedor' },
  { id: POINT_SPREAD, name: 'Handicap' },
  { id: TOTAL_POINTS, name: 'Pontos' },
  { id: CORRECT_SET_SCORE, name: 'Sets' },
  { id: FIRST_HALF_RESULT, name: 'Intervalo' },
  { id: 1000047, name: 'Luta' },
  { id: 1000065, name: 'Rounds' },
  { id: 1000066, name: 'Até o fim' },
]

interface Shown {
  readonly id: number
  readonly sportId: number
  readonly selections: readonly GameSelection[]
  readonly period: 'Q3' | 'R7'
}

async function show({ id, sportId, selections, period }: Shown) {
  const clock = { period, minute: 7, stoppage: 0 } as const
  const gameInfo = { gameStatus: 'live', score: [71, 68], clock } as const
  const game = { ...sampleGame({ id, sportId, selections }), gameInfo }
  testServer({ [`sport/game/${id}`]: done({ data: { ...game, markets } }) })
  render(
    <RouteParams params={{ sportRoute: 'other', championshipId: '1', gameId: String(id) }}>
      <MatchPage />
    </RouteParams>,
  )
  await screen.findByRole('heading', { level: 1 })
}

const groups = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent)
    .filter((text) => text !== 'Ofertas' && text !== 'Lance a lance')
const tabs = () => screen.getAllByRole('tab').map((tab) => tab.textContent)
const namesOf = (pattern: RegExp) =>
  screen
    .getAllByRole('button', { name: pattern })
    .map((each) => each.getAttribute('aria-label')?.split(', ')[0])

beforeEach(() => showSite(page, { ...sampleSite, markets }))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the match page of basketball', () => {
  const selections = selectionsOf(BASKETBALL_MARKETS, {
    spread: [-4.5, -2],
    total: [221.5],
    firstHalfTotal: [],
    firstQuarterTotal: [],
  })

  it('shows its markets, sides by team name, both sides of a handicap side by side', async () => {
    await show({ id: 501, sportId: 2, selections, period: 'Q3' })
    expect(groups()).toEqual(['Vencedor', 'Handicap', 'Pontos', 'Intervalo'])
    expect(namesOf(/, Vencedor, odd/)).toEqual(['Grêmio', 'Santos'])
    expect(namesOf(/, Handicap, odd/)).toEqual([
      'Grêmio −4,5',
      'Santos +4,5',
      'Grêmio −2',
      'Santos +2',
    ])
    expect(namesOf(/, Pontos, odd/)).toEqual(['Mais de 221,5', 'Menos de 221,5'])
  })

  it('names the sides once, above their columns, and the handicap beside the price', async () => {
    await show({ id: 504, sportId: 2, selections, period: 'Q3' })
    expect(screen.getAllByText('Mais de')).toHaveLength(1)
    const [first] = screen.getAllByRole('button', { name: /, Pontos, odd/ })
    expect(first?.firstElementChild?.textContent).toBe('221,5')
  })

  it('offers only non-empty tabs, and reads the clock of the quarter', async () => {
    await show({ id: 502, sportId: 2, selections, period: 'Q3' })
    expect(tabs()).toEqual(['Todos', 'Principais', '1º Tempo/2º Tempo'])
    expect(screen.getByText('3º quarto 7′')).toBeTruthy()
  })
})

describe('the match page of tennis', () => {
  it('shows the wins of the first side in the first column of the exact scores', async () => {
    const sportId = SPORT.tennis.id
    const selections = SELECTIONS_BY_SPORT.tennis.filter(
      ({ marketId }) => marketId === CORRECT_SET_SCORE,
    )
    await show({ id: 505, sportId, selections, period: 'Q3' })
    expect(namesOf(/, Sets, odd/)).toEqual(['2-0', '2-1', '0-2', '1-2'])
  })
})

describe('the match page of boxing', () => {
  it('shows the draw between the fighters and has tabs of its own', async () => {
    await show({
      id: 503,
      sportId: 10,
      selections: selectionsOf(BOXING_MARKETS, { roundsScheduled: 12 }),
      period: 'R7',
    })
    expect(groups()).toEqual(['Luta', 'Rounds', 'Até o fim'])
    expect(namesOf(/, Luta, odd/)).toEqual(['Grêmio', 'Empate', 'Santos'])
    expect(namesOf(/, Até o fim, odd/)).toEqual(['Sim', 'Não'])
    expect(tabs()).toEqual(['Todos', 'Principais', 'Rounds'])
  })
})
