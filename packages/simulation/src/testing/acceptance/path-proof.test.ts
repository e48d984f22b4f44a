import { SPORT_ROUTES, type SportRoute } from '@caderneta/domain/markets/sports'
import { expect, it } from 'vitest'
import { footballGames } from './football-games.ts'
import { PathProof } from './path-proof.ts'
import { firstGames, type GamesOfSport, type ProvenGame } from './proven-game.ts'
import { PROVEN_GAMES } from './proven-games.ts'

const SEED = 'paths'
/** In so many paths the planted errors are seen. */
const BENT_PATHS = 2500
const PATHS: Readonly<Record<SportRoute, number>> = {
  football: 80,
  tennis: 200,
  basketball: 200,
  volleyball: 200,
  'american-football': 200,
  'e-sports': 400,
  boxing: 600,
}

function reportOf(games: GamesOfSport, paths: number, states: number) {
  const proof = new PathProof({ states, paths, seed: SEED })
  for (const game of firstGames(games, 1, SEED)) proof.add(game)
  return proof.report
}

it.each(SPORT_ROUTES)('C6 what is drawn of %s comes as often as its chance', (sport) => {
  const { breaches, selections, states } = reportOf(PROVEN_GAMES[sport], PATHS[sport], 3)
  expect(breaches).toEqual([])
  expect(states).toBe(3)
  expect(selections).toBeGreaterThan(50)
})

/** The chances of one market times so much. */
function bent(game: ProvenGame, bentId: number, factor: number): ProvenGame {
  const books = game.books.map((book) => ({
    ...book,
    chancesAt: (...args: Parameters<typeof book.chancesAt>) =>
      Array.from(book.chancesAt(...args), (chance, position) =>
        book.sheet.selections[position]?.marketId === bentId ? factor * chance : chance,
      ),
  }))
  return { ...game, books }
}

it('C6 a chance that is a twentieth too high is refused, and no other', () => {
  const proof = new PathProof({ states: 2, paths: BENT_PATHS, seed: SEED })
  for (const game of firstGames(PROVEN_GAMES.boxing, 2, SEED)) proof.add(bent(game, 1000047, 1.05))
  const { breaches } = proof.report
  expect(breaches.length).toBeGreaterThan(0)
  expect(breaches.every((breach) => breach.includes('1000047'))).toBe(true)
})

it('C6 prices of football that expect a fifth more goals are refused', () => {
  const fifthMore = footballGames({
    rates: ({ home, away }) => ({
      home: [1.2 * home[0], 1.2 * home[1]],
      away: [1.2 * away[0], 1.2 * away[1]],
    }),
  })
  expect(reportOf(fifthMore, 5 * PATHS.football, 1).breaches.length).toBeGreaterThan(0)
})
