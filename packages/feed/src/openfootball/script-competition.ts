import { itemAt } from '@caderneta/pricing/chances/item-at'
import { type Half, sampleStoppage } from '@caderneta/pricing/goals/stoppage'
import { type Random, randomFrom } from '@caderneta/pricing/random'
import type { MatchScript, UnknownPart } from '../football/match-script.ts'
import { FOOTBALL } from '../football/tournaments.ts'
import type { GameFixture } from '../messages.ts'
import type { Competition, MatchRecord } from './competition.ts'
import { type CompetitionFacts, findTournament } from './find-tournament.ts'
import { fitRates } from './fit-rates.ts'
import { identifyTeam } from './identify-team.ts'
import { kickOffMoment } from './kick-off-moment.ts'
import { listedHalfTime, placeGoals } from './place-goals.ts'

/** A match that is to be replayed, before it has its game and its new kick-off. */
export interface RecordedMatch {
  /** Orders the matches: when it kicked off, an ISO text in UTC. */
  readonly moment: string
  readonly fixture: Omit<GameFixture, 'gameId' | 'startsAt'>
  readonly script: Omit<MatchScript, 'fixture'>
}

/**
 * Makes each match of a competition ready to be replayed; `seed` fills what files leave open. A
 * match whose result the file does not know is left out: it could not be settled. One that was
 * called off is offered and cancelled at its kick-off.
 */
export function scriptCompetition(competition: Competition, seed: string): RecordedMatch[] {
  const facts = findTournament(competition.name)
  const fixtures = competition.matches.map((match) => fixtureOf(match, facts))
  const rates = fitRates(
    competition.matches.map((match, i) => ({
      moment: kickOffMoment(match, facts.timeZone),
      homeId: itemAt(fixtures, i).teams[0].id,
      awayId: itemAt(fixtures, i).teams[1].id,
      fullTime: match.score?.fullTime ?? null,
    })),
    facts.isNeutral,
  )
  const unknown = unknownParts(competition.matches)
  return competition.matches.flatMap((match, i) => {
    const [fixture, rate] = [fixtures[i], rates[i]]
    const isKnown = match.score !== null || match.isCalledOff
    if (!fixture || !rate || !isKnown) return []
    const random = randomFrom(`${seed}/${competition.name}/${i}`)
    const script = { ...courseOf(match, random), rates: rate, unknown }
    return [{ moment: kickOffMoment(match, facts.timeZone), fixture, script }]
  })
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

/**
 * What a file leaves open in any of its matches. A match alone would show by what it lacks how it
 * ends: most of what files leave out are the half-time scores and the goals of goalless matches.
 */
function unknownParts(matches: readonly MatchRecord[]): ReadonlySet<UnknownPart> {
  const unknown = new Set<UnknownPart>()
  for (const { score, goals } of matches) {
    if (score === null) continue
    const halfTime = listedHalfTime(score, goals)
    if (goals === null && halfTime === null) unknown.add('goals')
    if (score.halfTime === null && halfTime === null) unknown.add('halfTime')
  }
  return unknown
}

/**
 * A match that was called off is cancelled at its slot. A half lasts as its law
 * says, given that it holds the goals of the file: at each minute after the last of them the
 * whistle is as likely as in any other match, so the clock does not show which goal is the last.
 */
function courseOf(
  { score, goals }: MatchRecord,
  random: Random,
): Omit<MatchScript, 'fixture' | 'rates' | 'unknown'> {
  const stoppageOf = (half: Half, minutesMin?: number) =>
    sampleStoppage(half, random.split(`stoppage/${half}`), minutesMin)
  const stoppage = { '1H': stoppageOf('1H'), '2H': stoppageOf('2H') }
  const placed = score ? placeGoals(score, goals, random.split('goals'), stoppage) : []
  const last = (half: Half) =>
    Math.max(0, ...placed.filter((goal) => goal.period === half).map((goal) => goal.stoppage))
  return {
    result: {
      status: score ? 'finished' : 'cancelled',
      halfTime: score && (score.halfTime ?? listedHalfTime(score, goals)),
      fullTime: score?.fullTime ?? null,
    },
    goals: placed,
    isOrderMadeUp: score !== null && listedHalfTime(score, goals) === null,
    hasExtraTime: Boolean(score?.extraTime),
    penalties: score?.penalties ?? null,
    firstHalfStoppage: stoppageOf('1H', last('1H')),
    secondHalfStoppage: stoppageOf('2H', last('2H')),
  }
}
