import data from '../../data/season-strengths.json' with { type: 'json' }
import { findTournament } from './find-tournament.ts'
import { identifyTeam } from './identify-team.ts'

/** What was known of a competition before its season; factors of goals. */
export interface SeasonStrengths {
  /** Goals a side scores against its equal on neutral ground. */
  readonly goals: number
  /** How many times more the home side scores. */
  readonly home: number
  readonly byTeam: ReadonlyMap<number, Strength>
}

export interface Strength {
  readonly attack: number
  /** Above one: opponents score less. */
  readonly defence: number
}

/** A season begins at most so long after the last result of which its strengths know. */
const DAYS_MAX = 120
const DAY_MS = 24 * 3_600_000

/**
 * The strengths of the teams of a competition before its first match (`YYYY-MM-DD`); null when
 * none are known. They contain no result of that season.
 */
export function seasonStrengths(competition: string, firstDate: string): SeasonStrengths | null {
  const { tournament } = findTournament(competition)
  const found = data.find(
    ({ competition: name, until }) =>
      findTournament(name).tournament.id === tournament.id && isBefore(until, firstDate),
  )
  if (!found) return null
  const byTeam = new Map(
    found.teams.map(([name, attack, defence]) => [
      identifyTeam(String(name), '').id,
      { attack: Math.exp(Number(attack)), defence: Math.exp(Number(defence)) },
    ]),
  )
  return { goals: found.goals, home: found.home, byTeam }
}

function isBefore(until: string, firstDate: string): boolean {
  const days = (Date.parse(firstDate) - Date.parse(until)) / DAY_MS
  return days > 0 && days <= DAYS_MAX
}
