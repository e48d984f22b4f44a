import { isUnderWay } from '@caderneta/domain/markets/game/game'
import { type RankedGame, relevanceAmong } from '@caderneta/domain/relevance/game-relevance'
import type { BookGame } from './market-book.ts'

/** What decides the relevance of a game of the book. */
export function rankedOf({ fixture, status }: BookGame): RankedGame {
  const { sportId, tournamentId, tournamentName, location, startsAt, teams } = fixture
  const teamNames = teams.map(({ name }) => name)
  const isLive = isUnderWay(status)
  return { sportId, tournamentId, tournamentName, location, teamNames, startsAt, isLive }
}

/** The most relevant first, and those of equal relevance by kick-off. */
export function byRelevance(games: readonly BookGame[], now: number): readonly BookGame[] {
  const ranked = games.map((game) => ({ game, facts: rankedOf(game) }))
  const relevanceOfFacts = relevanceAmong(
    ranked.map(({ facts }) => facts),
    now,
  )
  return ranked
    .map(({ game, facts }) => ({ game, relevance: relevanceOfFacts(facts) }))
    .sort((a, b) => b.relevance - a.relevance || byKickOff(a.game, b.game))
    .map(({ game }) => game)
}

function byKickOff(a: BookGame, b: BookGame): number {
  return a.fixture.startsAt - b.fixture.startsAt || a.fixture.gameId - b.fixture.gameId
}
