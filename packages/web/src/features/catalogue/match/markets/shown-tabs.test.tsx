// @vitest-environment jsdom

import type { GameWire } from '@caderneta/contract/catalogue/catalogue'
import {
  CORRECT_SCORE,
  DOUBLE_CHANCE,
  FIRST_HALF_RESULT,
  MATCH_RESULT,
  TOTAL_GOALS,
} from '@caderneta/domain/markets/market/market'
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { seedGames } from '../../../../live/live.ts'
import { choosePrefs } from '../../../../prefs/prefs-store.ts'
import { RouteParams } from '../../../../routing/router.tsx'
import { chooseTab } from '../../../../testing/choose-tab.ts'
import { render } from '../../../../testing/render.tsx'
import { sampleGame } from '../../../../testing/sample-games.ts'
import { page } from '../../../../testing/test-page.ts'
import { done, testServer } from '../../../../testing/test-server.ts'
import { MatchPage } from '../match-page.tsx'
import '../../../../testing/read-english.ts'
import '../../../../testing/read-market-names.ts'

let lastGame = 700

async function show(marketIds: readonly number[]): Promise<GameWire> {
  lastGame += 1
  const game = sampleGame({ id: lastGame, marketIds })
  testServer({ [`sport/game/${lastGame}`]: done({ data: { ...game, markets: [] } }) })
  const params = { sportRoute: 'football', championshipId: '1', gameId: String(lastGame) }
  render(
    <RouteParams params={params}>
      <MatchPage />
    </RouteParams>,
  )
  await screen.findByRole('heading', { level: 1 })
  return game
}

let goals = 0

/** A goal, after which a market has another status. */
function receive(game: GameWire, marketId: number, status: 'suspended' | 'closed') {
  goals += 1
  const odds = game.odds.map((odd) =>
    odd.market_id === marketId ? { ...odd, status, version: odd.version + 1 } : odd,
  )
  const gameInfo = { ...game.gameInfo, score: [goals, 0] satisfies [number, number] }
  act(() => seedGames(page, [{ ...game, gameInfo, odds }]))
}

const tabs = () => screen.getAllByRole('tab').map((tab) => tab.textContent)

afterEach(() => {
  cleanup()
  act(() => choosePrefs(page, { language: 'ptBR' }))
  vi.unstubAllGlobals()
})

describe('the tabs of a match', () => {
  it('are those in which it has markets, in the order of the specification', async () => {
    await show([MATCH_RESULT, CORRECT_SCORE, TOTAL_GOALS, FIRST_HALF_RESULT])
    expect(tabs()).toEqual(['Todos', 'Gols', '1º Tempo/2º Tempo', 'Principais'])
    act(() => choosePrefs(page, { language: 'en' }))
    expect(await screen.findByRole('tab', { name: '1st Half/2nd Half' })).toBeTruthy()
    expect(tabs()).toEqual(['All', 'Goals', '1st Half/2nd Half', 'Main'])
  })

  it('include one whose markets are suspended, and no longer one whose markets closed', async () => {
    const game = await show([MATCH_RESULT, DOUBLE_CHANCE, TOTAL_GOALS, FIRST_HALF_RESULT])
    receive(game, FIRST_HALF_RESULT, 'suspended')
    expect(tabs()).toEqual(['Todos', 'Gols', '1º Tempo/2º Tempo', 'Principais'])
    receive(game, FIRST_HALF_RESULT, 'closed')
    expect(tabs()).toEqual(['Todos', 'Gols', 'Principais'])
  })

  it('keep the chosen one when its last market closes, until another is chosen', async () => {
    const game = await show([MATCH_RESULT, TOTAL_GOALS, FIRST_HALF_RESULT])
    await chooseTab('1º Tempo/2º Tempo')
    receive(game, FIRST_HALF_RESULT, 'closed')
    expect(tabs()).toContain('1º Tempo/2º Tempo')
    expect(screen.getByText('Não há mercados abertos aqui agora')).toBeTruthy()
    await chooseTab('Todos')
    expect(tabs()).toEqual(['Todos', 'Gols', 'Principais'])
  })

  it('are one where it would show the same as the others', async () => {
    await show([MATCH_RESULT, DOUBLE_CHANCE])
    expect(tabs()).toEqual(['Todos'])
  })
})
