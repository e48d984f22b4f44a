import type { Goal, MatchScript, UnknownPart } from '../football/match-script.ts'
import { type Half, sampleBoard, sampleSeconds } from '../football/stoppage.ts'
import { FOOTBALL } from '../football/tournaments.ts'
import { itemAt } from '../item-at.ts'
import type { GameFixture } from '../messages.ts'
import { type Random, randomFrom } from '../random.ts'
import type { Competition, MatchRecord } from './competition.ts'
import { type CompetitionFacts, findTournament } from './find-tournament.ts'
import { fitRates } from './fit-rates.ts'
import { identifyTeam } from './identify-team.ts'
import { kickOffMoment } from './kick-off-moment.ts'
import { listedHalfTime, placeGoals } from './place-goals.ts'
import { type SeasonStrengths, seasonStrengths } from './season-strengths.ts'

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
    knownBefore(competition),
  )
  const ofFile = unknownParts(competition.matches)
  return competition.matches.flatMap((match, i) => {
    const [fixture, rate] = [fixtures[i], rates[i]]
    const isKnown = match.score !== null || match.isCalledOff
    if (!fixture || !rate || !isKnown) return []
    const random = randomFrom(`${seed}/${competition.name}/${i}`)
    const unknown = unknownIn(match, ofFile)
    const script = { ...courseOf(match, random), rates: rate, unknown }
    return [{ moment: kickOffMoment(match, facts.timeZone), fixture, script }]
  })
}

/** What was known of the teams before the first match of the file. */
function knownBefore({ name, matches }: Competition): SeasonStrengths | null {
  const [first] = matches.map(({ date }) => date).sort()
  return first === undefined ? null : seasonStrengths(name, first)
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
    ...(match.round && { round: match.round }),
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

/** A list that contradicts the scores, an error of the file, has no order of its own. */
function unknownIn(
  { score, goals }: MatchRecord,
  ofFile: ReadonlySet<UnknownPart>,
): ReadonlySet<UnknownPart> {
  const isListed = score === null || listedHalfTime(score, goals) !== null
  return isListed ? ofFile : new Set<UnknownPart>([...ofFile, 'goals'])
}

/**
 * A match that was called off is cancelled at its slot. A half lasts as its law says: its board
 * does not depend on its goals, and at each second after the board and the last goal of the file
 * the whistle is as likely as in any other match, so the clock does not show which goal is the
 * last.
 */
function courseOf(
  { score, goals }: MatchRecord,
  random: Random,
): Omit<MatchScript, 'fixture' | 'rates' | 'unknown'> {
  const boardOf = (half: Half) => sampleBoard(half, random.split(`board/${half}`))
  const boards = { '1H': boardOf('1H'), '2H': boardOf('2H') }
  const placed = score ? placeGoals(score, goals, random.split('goals'), boards) : []
  const stoppageOf = (half: Half) => ({
    board: boards[half],
    seconds: sampleSeconds(boards[half], random.split(`whistle/${half}`), lastSecond(placed, half)),
  })
  return {
    result: {
      status: score ? 'finished' : 'cancelled',
      halfTime: score && (score.halfTime ?? listedHalfTime(score, goals)),
      fullTime: score?.fullTime ?? null,
    },
    goals: placed,
    hasExtraTime: Boolean(score?.extraTime),
    penalties: score?.penalties ?? null,
    stoppage: { '1H': stoppageOf('1H'), '2H': stoppageOf('2H') },
  }
}

/** Seconds from the end of the 45 minutes of a half to its last goal. */
function lastSecond(goals: readonly Goal[], half: Half): number {
  const late = goals.filter(({ period, stoppage }) => period === half && stoppage > 0)
  return Math.max(0, ...late.map(secondOfStoppage))
}

function secondOfStoppage({ stoppage, secondOfMinute }: Goal): number {
  return (stoppage - 1) * 60 + secondOfMinute
}
