import type { MatchScript } from '../football/match-script.ts'
import { FOOTBALL } from '../football/tournaments.ts'
import type { GameFixture } from '../messages.ts'
import { type Random, randomFrom } from '../random.ts'
import type { Competition, MatchRecord } from './competition.ts'
import { type CompetitionFacts, findTournament } from './find-tournament.ts'
import { fitRates } from './fit-rates.ts'
import { identifyTeam } from './identify-team.ts'
import { placeGoals } from './place-goals.ts'

/** A match that is to be replayed, before it is given its game and its new kick-off. */
export interface RecordedMatch {
  /** Orders the matches: civil date and time at which it was played. */
  readonly moment: string
  readonly fixture: Omit<GameFixture, 'gameId' | 'startsAt'>
  readonly script: Omit<MatchScript, 'fixture'>
}

/** Makes each match of a competition ready to be replayed; `seed` fills what files leave open. */
export function scriptCompetition(competition: Competition, seed: string): RecordedMatch[] {
  const facts = findTournament(competition.name)
  const fixtures = competition.matches.map((match) => fixtureOf(match, facts))
  const rates = fitRates(
    competition.matches.map((match, i) => ({
      moment: momentOf(match),
      homeId: fixtures[i]?.teams[0].id ?? 0,
      awayId: fixtures[i]?.teams[1].id ?? 0,
      fullTime: match.score?.fullTime ?? null,
    })),
    facts.isNeutral,
  )
  return competition.matches.flatMap((match, i) => {
    const [fixture, rate] = [fixtures[i], rates[i]]
    if (!fixture || !rate) return []
    const random = randomFrom(`${seed}/${competition.name}/${i}`)
    const script = { ...courseOf(match, random), rates: rate }
    return [{ moment: momentOf(match), fixture, script }]
  })
}

function momentOf({ date, time }: MatchRecord): string {
  return `${date} ${time}`
}

function fixtureOf(match: MatchRecord, facts: CompetitionFacts): RecordedMatch['fixture'] {
  const [home, away] = match.teams
  return {
    sportId: FOOTBALL,
    tournamentId: facts.tournament.id,
    tournamentName: facts.tournament.name,
    location: match.ground,
    teams: [identifyTeam(home, facts.country), identifyTeam(away, facts.country)],
    isHighlight: facts.tournament.isHighlight,
  }
}

/** A match without a score was never played: it is cancelled at its slot. */
function courseOf(
  { score, goals }: MatchRecord,
  random: Random,
): Omit<MatchScript, 'fixture' | 'rates'> {
  return {
    result: {
      status: score ? 'finished' : 'cancelled',
      halfTime: score?.halfTime ?? null,
      fullTime: score?.fullTime ?? null,
    },
    goals: score ? placeGoals(score, goals, random.split('goals')) : [],
    hasExtraTime: Boolean(score?.extraTime),
    penalties: score?.penalties ?? null,
    firstHalfStoppage: random.integer(1, 4),
    secondHalfStoppage: random.integer(3, 7),
  }
}
