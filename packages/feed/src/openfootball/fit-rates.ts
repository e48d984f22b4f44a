import type { Score } from '@caderneta/domain/markets/game/game'
import type { GoalRates, HalfRates } from '@caderneta/pricing/goals/rates'

/** A match as the fit sees it. */
export interface FittedMatch {
  /** Orders the matches; those of one moment know nothing of each other. */
  readonly moment: string
  readonly homeId: number
  readonly awayId: number
  /** Score after 90 minutes; null when it was not played. */
  readonly fullTime: Score | null
}

/** Goals a side scores in a match when nothing is known, and what being at home is worth. */
const GOALS_PER_SIDE = 1.25
const HOME_ADVANTAGE = 1.15
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
 * defence the same for goals conceded; both are pulled towards one as if 15 average matches had
 * been played before.
 */
export function fitRates(matches: readonly FittedMatch[], isNeutral: boolean): GoalRates[] {
  const strengths = new TeamStrengths(isNeutral ? 1 : HOME_ADVANTAGE)
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
  #seen = 0
  #expected = 0

  constructor(priorGoals: number) {
    this.#priorGoals = priorGoals
  }

  get factor(): number {
    return (this.#seen + this.#priorGoals) / (this.#expected + this.#priorGoals)
  }

  add(seen: number, expected: number): void {
    this.#seen += seen
    this.#expected += expected
  }
}

class TeamStrengths {
  readonly #homeAdvantage: number
  readonly #league = new Evidence(2 * LEAGUE_PRIOR_MATCHES * GOALS_PER_SIDE)
  readonly #attackByTeam = new Map<number, Evidence>()
  readonly #defenceByTeam = new Map<number, Evidence>()

  constructor(homeAdvantage: number) {
    this.#homeAdvantage = homeAdvantage
  }

  ratesOf({ homeId, awayId }: FittedMatch): GoalRates {
    const [home, away] = this.#means()
    const homeGoals = home * this.#attack(homeId).factor * this.#defence(awayId).factor
    const awayGoals = away * this.#attack(awayId).factor * this.#defence(homeId).factor
    return { home: halves(homeGoals), away: halves(awayGoals) }
  }

  learn({ homeId, awayId, fullTime }: FittedMatch): void {
    if (!fullTime) return
    const [home, away] = this.#means()
    const expectedOf = (mean: number, attacker: number, defender: number) => ({
      attack: mean * this.#defence(defender).factor,
      defence: mean * this.#attack(attacker).factor,
    })
    const homeGoals = expectedOf(home, homeId, awayId)
    const awayGoals = expectedOf(away, awayId, homeId)
    this.#attack(homeId).add(fullTime[0], homeGoals.attack)
    this.#defence(awayId).add(fullTime[0], homeGoals.defence)
    this.#attack(awayId).add(fullTime[1], awayGoals.attack)
    this.#defence(homeId).add(fullTime[1], awayGoals.defence)
    this.#league.add(fullTime[0] + fullTime[1], 2 * GOALS_PER_SIDE)
  }

  #means(): readonly [home: number, away: number] {
    const mean = GOALS_PER_SIDE * this.#league.factor
    return [mean * this.#homeAdvantage, mean / this.#homeAdvantage]
  }

  #attack(teamId: number): Evidence {
    return evidenceOf(this.#attackByTeam, teamId)
  }

  #defence(teamId: number): Evidence {
    return evidenceOf(this.#defenceByTeam, teamId)
  }
}

function evidenceOf(byTeam: Map<number, Evidence>, teamId: number): Evidence {
  const evidence = byTeam.get(teamId) ?? new Evidence(TEAM_PRIOR_MATCHES * GOALS_PER_SIDE)
  byTeam.set(teamId, evidence)
  return evidence
}

function halves(goals: number): HalfRates {
  const kept = Math.min(Math.max(goals, RATE_MIN), RATE_MAX)
  return [kept * FIRST_HALF_SHARE, kept * (1 - FIRST_HALF_SHARE)]
}
