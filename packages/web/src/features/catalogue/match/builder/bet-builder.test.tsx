// @vitest-environment jsdom
import {
  BET_BUILDER,
  BOTH_TEAMS_TO_SCORE,
  CORRECT_SCORE,
  MATCH_RESULT,
  TOTAL_GOALS,
} from '@caderneta/domain/markets/market'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { seedGames } from '../../../../live/live.ts'
import { choosePrefs } from '../../../../prefs/prefs-store.ts'
import { RouteParams } from '../../../../routing/router.tsx'
import { showSite } from '../../../../site/site-store.ts'
import { chooseTab } from '../../../../testing/choose-tab.ts'
import { sampleGame } from '../../../../testing/sample-games.ts'
import { sampleSite, sampleStart } from '../../../../testing/sample-player.ts'
import {
  done,
  refused,
  type SentCall,
  type TestResponse,
  testServer,
} from '../../../../testing/test-server.ts'
import { endSession, startSession } from '../../../../testing/test-session.ts'
import { closeLogin, LoginModal } from '../../../session/session.ts'
import { watchSlip } from '../../../slip/slip.ts'
import { MatchPage } from '../match-page.tsx'
import './bet-builder.tsx'
import '../../../../testing/load-slip.ts'
import '../../../../testing/read-english.ts'
import '../../../../testing/read-market-names.ts'

const MARKETS = [MATCH_RESULT, BOTH_TEAMS_TO_SCORE, TOTAL_GOALS, CORRECT_SCORE]
const COMPOSITE = 50_000

let game = sampleGame({ id: 900, marketIds: MARKETS })
let calls: SentCall[] = []
let rate = 5.5
let quote: (legs: readonly number[]) => TestResponse

const gameId = () => game.info.betGameId
const idOf = (marketId: number, name: string, handicap = '') =>
  game.odds.find(
    (odd) => odd.market_id === marketId && odd.oddName === name && odd.oddHandicap === handicap,
  )?.betGamesOddId ?? 0
const legsOf = ({ fields }: SentCall): number[] => JSON.parse(fields['legs'] ?? '[]')

const quoted = (extra: object = {}) =>
  done({ data: { betGameId: gameId(), rate, legs: [], ...extra } })

async function show(): Promise<void> {
  const id = gameId() + 1
  game = sampleGame({ id, marketIds: MARKETS })
  quote = () => quoted()
  calls = testServer({
    [`sport/game/${id}`]: done({ data: { ...game, markets: [] } }),
    'bet_builder/quote': (call) => quote(legsOf(call)),
    'bet_builder/select': () => quoted({ betGamesOddId: id * 100_000 + COMPOSITE, version: 3 }),
  })
  const params = { sportRoute: 'football', championshipId: '1', gameId: String(id) }
  render(
    <RouteParams params={params}>
      <MatchPage />
      <LoginModal />
    </RouteParams>,
  )
  await screen.findByRole('heading', { level: 1 })
  await chooseTab('Criar Aposta')
  await screen.findByRole('region', { name: 'Criar Aposta' })
}

/** As the player's slip is stored. */
function slipSelections(): unknown[] {
  const stored = localStorage.getItem(`caderneta.slip.${sampleStart.user.info.email}`)
  return stored === null ? [] : JSON.parse(stored).selections
}

const odd = (name: RegExp) => screen.getByRole('button', { name })
const press = (name: RegExp) => act(async () => fireEvent.click(odd(name)))
const panel = () => within(screen.getByRole('region', { name: 'Criar Aposta' }))
const quotes = () => calls.filter(({ path }) => path === 'bet_builder/quote')
const addButton = () => panel().getByRole('button', { name: 'Adicionar à caderneta' })
const problem = () => document.querySelector('[data-builder-problem]')?.textContent ?? ''
const combined = () => document.querySelector('[data-builder-odds]')?.textContent ?? ''

const HOME = /^Grêmio, Resultado Final, odd/
const BOTH = /^Sim, Ambas Marcam, odd/
const OVER = /^Mais de 2,5, Total de Gols, odd/
const UNDER = /^Menos de 2,5, Total de Gols, odd/

beforeEach(() => {
  rate = 5.5
  showSite(sampleSite)
  watchSlip()
})
afterEach(() => {
  act(closeLogin)
  cleanup()
  act(endSession)
  act(() => choosePrefs({ language: 'ptBR' }))
  localStorage.clear()
  vi.unstubAllGlobals()
})

describe('the bet builder', () => {
  it('shows the odds of two legs or more together, and announces them', async () => {
    await show()
    expect(panel().getByText(/^Escolha de 2 a 12 seleções/)).toBeTruthy()
    await press(HOME)
    expect(panel().getByText('Escolha mais uma seleção.')).toBeTruthy()
    await press(BOTH)
    await waitFor(() => expect(combined()).toBe('5.50'))
    expect(panel().getByText('Cotação combinada 5.50, 2 seleções').getAttribute('role')).toBe(
      'status',
    )
    expect(quotes().map(legsOf)).toEqual([
      [idOf(MATCH_RESULT, '1'), idOf(BOTH_TEAMS_TO_SCORE, 'Yes')],
    ])
    expect(odd(HOME).getAttribute('aria-pressed')).toBe('true')
    expect(slipSelections()).toEqual([])
  })

  it('replaces a leg by another one of its market and line, and removes legs', async () => {
    await show()
    await press(OVER)
    await press(HOME)
    await press(UNDER)
    const legs = () =>
      panel()
        .queryAllByRole('listitem')
        .map(({ textContent }) => textContent)
    expect(legs()).toEqual([
      expect.stringContaining('Menos de 2,5 Total de Gols'),
      expect.stringContaining('Grêmio Resultado Final'),
    ])
    fireEvent.click(panel().getByRole('button', { name: 'Remover Grêmio (Resultado Final)' }))
    expect(legs()).toHaveLength(1)
    expect(document.activeElement?.getAttribute('aria-expanded')).toBe('true')
  })

  it('names the legs that exclude each other, and the one that others include', async () => {
    await show()
    const [home, both] = [idOf(MATCH_RESULT, '1'), idOf(BOTH_TEAMS_TO_SCORE, 'Yes')]
    quote = (legs) =>
      legs.length === 2
        ? refused('impossible_combination', { betGamesOddId: [home, both] })
        : refused('implied_leg', { betGamesOddId: both, impliedBy: [home] })
    await press(HOME)
    await press(BOTH)
    await waitFor(() =>
      expect(problem()).toBe(
        'Não podem ganhar juntas: Grêmio (Resultado Final) + Sim (Ambas Marcam). Remova uma delas.',
      ),
    )
    expect(addButton().hasAttribute('disabled')).toBe(true)
    await press(OVER)
    await waitFor(() =>
      expect(problem()).toBe('Sim (Ambas Marcam) já está incluída em Grêmio (Resultado Final).'),
    )
    quote = () => quoted()
    const removals = panel().getAllByRole('button', { name: 'Remover Sim (Ambas Marcam)' })
    await act(async () => removals.at(-1)?.click())
    await waitFor(() => expect(combined()).toBe('5.50'))
    expect(problem()).toBe('')
  })

  it('requests the odds again when a leg moves, and waits while one is suspended', async () => {
    await show()
    await press(HOME)
    await press(BOTH)
    await waitFor(() => expect(combined()).toBe('5.50'))
    rate = 6
    const move = (version: number, status: 'open' | 'suspended') =>
      act(() =>
        seedGames([
          {
            ...game,
            odds: game.odds.map((one) =>
              one.market_id === MATCH_RESULT ? { ...one, status, version, rate: 3 } : one,
            ),
          },
        ]),
      )
    move(2, 'open')
    await waitFor(() => expect(combined()).toBe('6.00'))
    move(3, 'suspended')
    expect(problem()).toContain('Suspensa agora: Grêmio (Resultado Final)')
    expect(quotes()).toHaveLength(2)
  })

  it('takes a visitor to the login and keeps the legs', async () => {
    await show()
    await press(HOME)
    await press(BOTH)
    await waitFor(() => expect(combined()).toBe('5.50'))
    await act(async () => fireEvent.click(addButton()))
    expect(await screen.findByRole('dialog')).toBeTruthy()
    expect(document.querySelectorAll('[data-builder-leg]')).toHaveLength(2)
  })

  it('adds the legs to the slip as one selection, at the odds that were seen', async () => {
    await show()
    act(() => startSession(sampleStart))
    await press(HOME)
    await press(BOTH)
    await waitFor(() => expect(combined()).toBe('5.50'))
    rate = 5
    await act(async () => fireEvent.click(addButton()))
    await waitFor(() => expect(slipSelections()).toHaveLength(1))
    expect(slipSelections()[0]).toMatchObject({
      selectionId: gameId() * 100_000 + COMPOSITE,
      gameId: gameId(),
      marketId: BET_BUILDER,
      agreedOdds: 5500,
      parts: [{ marketId: MATCH_RESULT, name: '1' }, { marketId: BOTH_TEAMS_TO_SCORE }],
    })
    expect(panel().queryAllByRole('listitem')).toEqual([])
  })

  it('speaks English', async () => {
    await show()
    await press(HOME)
    await press(BOTH)
    await waitFor(() => expect(combined()).toBe('5.50'))
    act(() => choosePrefs({ language: 'en' }))
    expect(screen.getByText('Combined odds 5.50, 2 selections')).toBeTruthy()
  })
})
