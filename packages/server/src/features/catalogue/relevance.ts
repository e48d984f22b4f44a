import { isUnderWay } from '@caderneta/domain/markets/game/game'
import { gameRelevance } from '@caderneta/domain/relevance/game-relevance'
import type { BookGame } from './market-book.ts'

/** Relevance of a game of the book now: the highest is shown first. */
export function relevanceOf({ fixture, status }: BookGame, now: number): number {
  const { sportId, tournamentId, tournamentName, location, startsAt, teams } = fixture
  const teamNames = teams.map(({ name }) => name)
  const isLive = isUnderWay(status)
  const game = { sportId, tournamentId, tournamentName, location, teamNames, startsAt, isLive }
  return gameRelevance(game, now)
}

/** The most relevant first, and those of equal relevance by kick-off. */
export function byRelevance(games: readonly BookGame[], now: number): readonly BookGame[] {
  return games
    .map((game) => ({ game, relevance: relevanceOf(game, now) }))
    .sort((a, b) => b.relevance - a.relevance || byKickOff(a.game, b.game))
    .map(({ game }) => game)
}

function byKickOff(a: BookGame, b: BookGame): number {
  return a.fixture.startsAt - b.fixture.startsAt || a.fixture.gameId - b.fixture.gameId
}
