// @vitest-environment jsdom
import { SPORT } from '@caderneta/domain/markets/registry/sports'
import { act, cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { seedGames, useGame } from '../../../live/live.ts'
import { render } from '../../../testing/render.tsx'
import { sampleGame } from '../../../testing/sample-games.ts'
import { stubBrowser } from '../../../testing/test-browser.ts'
import { page } from '../../../testing/test-page.ts'
import { PHONE } from '../../../ui/use-media.ts'
import { Scoreboard } from './scoreboard.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

let gameId = 8_600

function Shown() {
  const game = useGame(gameId)
  return game && <Scoreboard game={game} />
}

function show(sample: Parameters<typeof sampleGame>[0] = {}) {
  gameId += 1
  stubBrowser([PHONE])
  act(() => seedGames(page, [sampleGame({ id: gameId, ...sample })]))
  render(<Shown />)
  return within(screen.getByRole('region', { name: 'Placar' }))
}

const linesOf = (board: ReturnType<typeof show>) =>
  board.getAllByRole('rowheader').map((head) => head.closest('tr')?.textContent)

test('a phone shows each side in a line, before the kick-off without a score', () => {
  const board = show()
  expect(linesOf(board)).toEqual(['Grêmio', 'Santos'])
  expect(board.queryByText(/Placar:/)).toBeNull()
  const links = board.getAllByRole('link').map((link) => link.textContent)
  expect(links).toEqual(['Grêmio', 'Santos'])
})

test('the goals of a side are in its line, and both are one sentence for screen readers', () => {
  const clock = { period: '2H', minute: 67, stoppage: 0 } as const
  const board = show({ gameInfo: { gameStatus: 'live', score: [2, 1], clock } })
  expect(linesOf(board)).toEqual(['Grêmio2', 'Santos1'])
  expect(board.getByText(/Placar:/).parentElement?.textContent).toBe('Placar: 2 – 1')
  expect(board.getByText('67′')).toBeTruthy()
  expect(board.getByText('2º tempo')).toBeTruthy()
})

test('the star of a side is in its line', () => {
  const board = show()
  const names = board.getAllByRole('button').map((star) => star.getAttribute('aria-label'))
  expect(names).toEqual(['Favoritar Grêmio', 'Favoritar Santos'])
})

test('sets, games and points are columns of the same lines', () => {
  const board = show({
    sportId: SPORT.tennis.id,
    teams: ['Ana Sá', 'Bia Reis'],
    gameInfo: {
      gameStatus: 'live',
      score: [1, 0],
      clock: { period: 'S2', minute: 0, stoppage: 0, partScore: [3, 4], points: ['40', '15'] },
    },
  })
  expect(linesOf(board)).toEqual(['Ana Sá1340', 'Bia Reis0415'])
  const heads = board.getAllByRole('columnheader').map((head) => head.textContent)
  expect(heads).toEqual(['Favoritos', 'Sets', '2º set', 'Pontos'])
})
