// @vitest-environment jsdom

import { MATCH_RESULT, TOTAL_GOALS } from '@caderneta/domain/markets/market/market'
import { FOOTBALL } from '@caderneta/domain/markets/registry/sports'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { seedGames } from '../../../live/live.ts'
import { showSite } from '../../../site/site-store.ts'
import { render } from '../../../testing/render.tsx'
import { sampleGame } from '../../../testing/sample-games.ts'
import { sampleSite } from '../../../testing/sample-player.ts'
import { page } from '../../../testing/test-page.ts'
import { GameRow } from './game-row.tsx'
import { rowColumns } from './row-columns.ts'

afterEach(cleanup)

it.each([
  [[MATCH_RESULT, TOTAL_GOALS], 'Ver os 2 mercados+1'],
  [[MATCH_RESULT], 'Ver o mercado'],
])('the match link counts the markets that do not fit in the row: %j', (marketIds, text) => {
  showSite(page, sampleSite)
  seedGames(page, [{ ...sampleGame({ id: 40, marketIds }), marketsCount: marketIds.length }])
  render(<GameRow gameId={40} columns={rowColumns(FOOTBALL, undefined, 1)} />)
  expect(screen.getByRole('link', { name: /mercado/ }).textContent).toBe(text)
})

it('a match of tomorrow says so in its row', () => {
  showSite(page, sampleSite)
  seedGames(page, [sampleGame({ id: 44, startsAt: page.clock.now() + 86_400_000 })])
  render(<GameRow gameId={44} columns={rowColumns(FOOTBALL, undefined, 1)} />)
  expect(screen.getByRole('time').textContent).toMatch(/^Amanhã \d\d:\d\d$/)
})

it('a match under way is called live beside its minute, to the pointer and to readers', () => {
  showSite(page, sampleSite)
  const game = sampleGame({ id: 45 })
  const clock = { period: '1H' as const, minute: 8, stoppage: 0 }
  const gameInfo = { ...game.gameInfo, gameStatus: 'live' as const, clock }
  seedGames(page, [{ ...game, gameInfo }])
  render(<GameRow gameId={45} columns={rowColumns(FOOTBALL, undefined, 1)} />)
  expect(screen.getByTitle('Ao vivo').textContent).toBe('Ao vivo8′')
})

it('a finished match has no further markets', () => {
  showSite(page, sampleSite)
  const game = sampleGame({ id: 41 })
  const gameInfo = { ...game.gameInfo, gameStatus: 'ended' as const }
  seedGames(page, [{ ...game, gameInfo, marketsCount: 4 }])
  render(<GameRow gameId={41} columns={rowColumns(FOOTBALL, undefined, 1)} />)
  expect(screen.getByRole('link', { name: 'Ver o mercado' }).textContent).toBe('Ver o mercado')
})
