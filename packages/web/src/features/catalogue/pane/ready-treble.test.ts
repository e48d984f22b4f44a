import { expect, it } from 'vitest'
import { sampleGame } from '../../../testing/sample-games.ts'
import { readyTreble } from './ready-treble.ts'

const gamesOf = (...given: Parameters<typeof readyTreble>) =>
  readyTreble(...given)?.map(({ gameId }) => gameId)

const games = [1, 2, 3, 4].map((id) => sampleGame({ id }))

const live = (at: number) =>
  games.map((game, i) =>
    i === at ? { ...game, gameInfo: { ...game.gameInfo, gameStatus: 'live' as const } } : game,
  )

it('is the lowest price of the main market of the first three matches', () => {
  expect(gamesOf(games)).toEqual([1, 2, 3])
  const leg = readyTreble(games)?.[0]
  const rates = games[0]?.odds.map(({ rate }) => rate) ?? []
  const lowest = games[0]?.odds.find(({ rate }) => rate === Math.min(...rates))
  expect(leg?.selectionId).toBe(lowest?.betGamesOddId)
})

it('leaves out a match that has begun, or whose market is not open', () => {
  expect(gamesOf(live(1))).toEqual([1, 3, 4])
  const suspended = games.map((game, i) =>
    i === 0
      ? { ...game, odds: game.odds.map((odd) => ({ ...odd, status: 'suspended' as const })) }
      : game,
  )
  expect(gamesOf(suspended)).toEqual([2, 3, 4])
})

it('is none of fewer than three matches', () => {
  expect(readyTreble(games.slice(0, 2))).toBeNull()
})
