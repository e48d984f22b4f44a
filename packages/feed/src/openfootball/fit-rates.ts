import type { Score } from '@caderneta/domain/markets/game'
import type { GoalRates, HalfRates } from '../football/goals-model.ts'
import type { SeasonStrengths, Strength } from './season-strengths.ts'

/** A match as the fit sees it. */
export interface FittedMatch {
  /** Orders the matches; those of one moment know nothing of each other. */
  readonly moment: string
  readonly homeId: number
  readonly awayId: number
  /** Score after 90 minutes; null when it was not played. */
  readonly fullTime: Score | null
}

/** What is assumed of a competition of which nothing is known: goals of a side, the home ground. */
const UNKNOWN: SeasonStrengths = { goals: 1.25, home: 1.15 ** 2, byTeam: new Map() }
const AVERAGE = { attack: 1, defence: 1 }
/** Share of goals that fall in the first half. */
const FIRST_HALF_SHARE = 0.45
/** Weight of the league's mean in a team's strength, and in the mean, in matches. */
const TEAM_PRIOR_MATCHES = 15
const LEAGUE_PRIOR_MATCHES = 20
/** Goals expected of a side stay within what prices can be made of. */
const RATE_MIN = 0.25
const RATE_MAX = 4

/**
 * Goal rates of each match, in the order given, from the matches played before it. A team's attack
 * is its goals over those that the league's mean would have scored against the same opponents, its
 * defence the same for goals conceded; both are pulled towards what was known before the season, as
 * if 15 matches had been played like that, and towards the average where nothing was known.
 */
export function fitRates(
  matches: readonly FittedMatch[],
  isNeutral: boolean,
  known: SeasonStrengths | null = null,
): GoalRates[] {
  const strengths = new TeamStrengths(known ?? UNKNOWN, isNeutral)
  const rates: GoalRates[] = []
  const inOrder = [...matches.entries()].sort(([, one], [, other]) =>
    one.moment === other.moment ? 0 : one.moment < other.moment ? -1 : 1,
  )
  let sameMoment: FittedMatch[] = []
  for (const [index, match] of inOrder) {
    if (sameMoment[0]?.moment !== match.moment) {
      for (const played of sameMoment) strengths.learn(played)
      sameMoment = []
    }
    rates[index] = strengths.ratesOf(match)
    sameMoment.push(match)
  }
  return rates
}

/** Goals seen, beside the goals that an average team would have been expected to see. */
class Evidence {
  readonly #priorGoals: number
  readonly #priorFactor: number
  #seen = 0
  #expected = 0

  constructor(priorGoals: number, priorFactor: number) {
    this.#priorGoals = priorGoals
    this.#priorFactor = priorFactor
  }

  get factor(): number {
    const prior = this.#priorGoals * this.#priorFactor
    return (this.#seen + prior) / (this.#expected + this.#priorGoals)
  }

  add(seen: number, expected: number): void {
    this.#seen += seen
    this.#expected += expected
  }
}

class TeamStrengths {
  readonly #known: SeasonStrengths
  readonly #homeFactor: number
  readonly #league: Evidence
  readonly #attackByTeam = new Map<number, Evidence>()
  readonly #concededByTeam = new Map<number, Evidence>()

  constructor(known: SeasonStrengths, isNeutral: boolean) {
    this.#known = known
    this.#homeFactor = isNeutral ? 1 : Math.sqrt(known.home)
    this.#league = new Evidence(2 * LEAGUE_PRIOR_MATCHES * known.goals, 1)
  }

  ratesOf({ homeId, awayId }: FittedMatch): GoalRates {
    const [home, away] = this.#means()
    const homeGoals = home * this.#attack(homeId).factor * this.#conceded(awayId).factor
    const awayGoals = away * this.#attack(awayId).factor * this.#conceded(homeId).factor
    return { home: halves(homeGoals), away: halves(awayGoals) }
  }

  learn({ homeId, awayId, fullTime }: FittedMatch): void {
    if (!fullTime) return
    const [home, away] = this.#means()
    const expectedOf = (mean: number, attacker: number, defender: number) => ({
      attack: mean * this.#conceded(defender).factor,
      conceded: mean * this.#attack(attacker).factor,
    })
    const homeGoals = expectedOf(home, homeId, awayId)
    const awayGoals = expectedOf(away, awayId, homeId)
    // By the strengths of these two, so that strong sides do not count as many goals of all.
    const ofBoth =
      homeGoals.attack * this.#attack(homeId).factor +
      awayGoals.attack * this.#attack(awayId).factor
    const expected = ofBoth / this.#league.factor
    this.#attack(homeId).add(fullTime[0], homeGoals.attack)
    this.#conceded(awayId).add(fullTime[0], homeGoals.conceded)
    this.#attack(awayId).add(fullTime[1], awayGoals.attack)
    this.#conceded(homeId).add(fullTime[1], awayGoals.conceded)
    this.#league.add(fullTime[0] + fullTime[1], expected)
  }

  #means(): readonly [home: number, away: number] {
    const mean = this.#known.goals * this.#league.factor
    return [mean * this.#homeFactor, mean / this.#homeFactor]
  }

  #attack(teamId: number): Evidence {
    return this.#evidenceOf(this.#attackByTeam, teamId, this.#strengthOf(teamId).attack)
  }

  #conceded(teamId: number): Evidence {
    return this.#evidenceOf(this.#concededByTeam, teamId, 1 / this.#strengthOf(teamId).defence)
  }

  #strengthOf(teamId: number): Strength {
    return this.#known.byTeam.get(teamId) ?? AVERAGE
  }

  #evidenceOf(byTeam: Map<number, Evidence>, teamId: number, factor: number): Evidence {
    const evidence =
      byTeam.get(teamId) ?? new Evidence(TEAM_PRIOR_MATCHES * this.#known.goals, factor)
    byTeam.set(teamId, evidence)
    return evidence
  }
}

function halves(goals: number): HalfRates {
  const kept = Math.min(Math.max(goals, RATE_MIN), RATE_MAX)
  return [kept * FIRST_HALF_SHARE, kept * (1 - FIRST_HALF_SHARE)]
}
