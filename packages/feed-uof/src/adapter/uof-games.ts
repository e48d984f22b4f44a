import { SPORT, type SportRoute } from '@caderneta/domain/markets/registry/sports'
import { competitionInterest } from '@caderneta/domain/relevance/competition-interest'
import type { GameFixture } from '@caderneta/feed/messages'
import type { References } from '@caderneta/feed/references'
import type { UofFixture } from '../descriptions/read-replies.ts'
import { sportOfUrn } from '../mapping/uof-sports.ts'
import { KNOWN_TOURNAMENTS } from './known-tournaments.ts'

/** A match that we may offer, under our numbers. */
export interface NumberedGame {
  readonly urn: string
  readonly sport: SportRoute
  readonly fixture: GameFixture
}

/** From this interest on a competition is shown on the home page. */
const HIGHLIGHT_INTEREST = 9

/** The matches of our sports with our numbers, which are read or made for all of them at once. */
export async function numberedGames(
  references: References,
  fixtures: readonly UofFixture[],
): Promise<readonly NumberedGame[]> {
  const ours = fixtures.flatMap((fixture) => {
    const sport = sportOfUrn(fixture.sportUrn)
    return sport === undefined ? [] : [{ sport, fixture }]
  })
  const urnsOf = (urns: readonly string[]) => [...new Set(urns)]
  const [matches, tournaments, competitors] = await Promise.all([
    references.numbers('match', urnsOf(ours.map(({ fixture }) => fixture.urn))),
    references.numbers('tournament', urnsOf(ours.map(({ fixture }) => fixture.tournament.urn))),
    references.numbers(
      'competitor',
      urnsOf(ours.flatMap(({ fixture }) => fixture.teams.map(({ urn }) => urn))),
    ),
  ])
  return ours.flatMap(({ sport, fixture }) => {
    const { urn, tournament, category, teams, startsAt, stage } = fixture
    const gameId = matches.get(urn)
    const tournamentId = KNOWN_TOURNAMENTS.get(tournament.urn) ?? tournaments.get(tournament.urn)
    const [home, away] = teams.map((team) => ({ id: competitors.get(team.urn), name: team.name }))
    if (gameId === undefined || tournamentId === undefined) return []
    if (home?.id === undefined || away?.id === undefined) return []
    const places = { tournamentId, tournamentName: tournament.name, location: category.name }
    const ofSport = { sportId: SPORT[sport].id, ...places }
    const sides = [
      { id: home.id, name: home.name },
      { id: away.id, name: away.name },
    ] as const
    const isHighlight = competitionInterest(ofSport) >= HIGHLIGHT_INTEREST
    const ofMatch = { ...ofSport, gameId, startsAt, teams: sides, isHighlight }
    return [{ urn, sport, fixture: stage === null ? ofMatch : { ...ofMatch, stage } }]
  })
}
