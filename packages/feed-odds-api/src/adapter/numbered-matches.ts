import { SPORT } from '@caderneta/domain/markets/registry/sports'
import { competitionInterest } from '@caderneta/domain/relevance/competition-interest'
import type { GameFixture } from '@caderneta/feed/messages'
import type { References } from '@caderneta/feed/references'
import type { AnnouncedMatch } from '../api/read-replies.ts'
import type { Competition } from '../competitions.ts'
import { plainName } from '../results/same-name.ts'

/** From this interest on a competition is shown on the home page. */
const HIGHLIGHT_INTEREST = 9

/** The matches of a competition under our numbers, by the identifiers of the source. */
export async function numberedMatches(
  references: References,
  competition: Competition,
  matches: readonly AnnouncedMatch[],
): Promise<ReadonlyMap<string, GameFixture>> {
  const teamUrns = matches.flatMap(({ home, away }) => [
    teamUrn(competition, home),
    teamUrn(competition, away),
  ])
  const [numbers, tournaments, teams] = await Promise.all([
    references.numbers('match', [...new Set(matches.map(({ id }) => id))]),
    references.numbers('tournament', [competition.key]),
    references.numbers('competitor', [...new Set(teamUrns)]),
  ])
  const tournamentId = competition.tournamentId ?? tournaments.get(competition.key)
  return new Map(
    matches.flatMap((match) => {
      const gameId = numbers.get(match.id)
      const home = teams.get(teamUrn(competition, match.home))
      const away = teams.get(teamUrn(competition, match.away))
      if (gameId === undefined || tournamentId === undefined) return []
      if (home === undefined || away === undefined || home === away) return []
      const fixture = fixtureOf(competition, match, { gameId, tournamentId, home, away })
      return [[match.id, fixture] as const]
    }),
  )
}

interface Numbers {
  readonly gameId: number
  readonly tournamentId: number
  readonly home: number
  readonly away: number
}

function fixtureOf(
  { sport, name, location }: Competition,
  match: AnnouncedMatch,
  { gameId, tournamentId, home, away }: Numbers,
): GameFixture {
  const places = { sportId: SPORT[sport].id, tournamentId, tournamentName: name, location }
  return {
    ...places,
    gameId,
    startsAt: match.startsAt,
    teams: [
      { id: home, name: match.home },
      { id: away, name: match.away },
    ],
    isHighlight: competitionInterest(places) >= HIGHLIGHT_INTEREST,
  }
}

/** The source has no numbers of teams: one name in one place is one team. */
function teamUrn({ sport, location }: Competition, name: string): string {
  return `${sport}:${plainName(location)}:${plainName(name)}`
}
