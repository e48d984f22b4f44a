import type { IncidentKind } from '@caderneta/domain/markets/sports/football/incidents/incident'
import type { MatchScript, ScriptIncident } from '@caderneta/feed/football/match-script'
import {
  CORNER_PACES,
  incidentRates,
  REFEREES,
  SHOT_PACES,
} from '@caderneta/pricing/goals/incidents/incident-rates'
import { partWithYellow, yellowShare } from '@caderneta/pricing/goals/incidents/yellow-time'
import { samplePace } from '@caderneta/pricing/goals/pace'
import { attackFactor } from '@caderneta/pricing/goals/player-advantage'
import type { GoalRates } from '@caderneta/pricing/goals/rates'
import { HALF_MINUTES, type Half, halfSeconds } from '@caderneta/pricing/goals/stoppage'
import type { Random } from '@caderneta/pricing/random'
import { followPlayers } from './follow-players.ts'
import { poissonCount } from './poisson-count.ts'
import { advantageAtSecond, type Dismissal } from './sample-dismissals.ts'

/** Whole minutes of stoppage time of each half, and the players who are sent off. */
type MatchFrame = Pick<MatchScript, 'firstHalfStoppage' | 'secondHalfStoppage'> & {
  readonly dismissals: readonly Dismissal[]
}

/** Of dismissals of a side that has a booked player left. */
const SECOND_YELLOW_SHARE = 0.6

/**
 * Corners, yellow cards and shots of the 90 minutes by the model that prices them: at the pace of
 * their family, as many a minute in stoppage time as before; with the dismissals, which came with
 * the goals. Corners and shots follow the players who are left. A goal is a shot that is not listed
 * again.
 */
export function sampleIncidents(
  random: Random,
  goals: GoalRates,
  { firstHalfStoppage, secondHalfStoppage, dismissals }: MatchFrame,
): readonly ScriptIncident[] {
  const rates = incidentRates(goals)
  const stoppage = { '1H': firstHalfStoppage, '2H': secondHalfStoppage }
  const corners = samplePace(CORNER_PACES, random.split('corners'))
  const referee = samplePace(REFEREES, random.split('cards'))
  const shots = samplePace(SHOT_PACES, random.split('shots'))
  const ofKind = (kind: IncidentKind, ofSides: GoalRates, pace: number, time = EVENLY) =>
    incidentsOf(random.split(kind), { kind, rates: ofSides, pace, stoppage, time })
  const attacks = (kind: IncidentKind, ofSides: GoalRates, pace: number) => {
    const level = ofKind(kind, ofSides, pace)
    if (dismissals.length === 0) return level
    const others = random.split(`${kind}/advantage`)
    return followPlayers(others, {
      level,
      sampleMore: (factor) =>
        incidentsOf(others, { kind, rates: ofSides, pace: pace * factor, stoppage, time: EVENLY }),
      factorOf: ({ side, period, second }) =>
        attackFactor(side, advantageAtSecond(dismissals, period, second)),
    })
  }
  const cards = [
    ...ofKind('yellow_card', rates.yellowCards, referee, LATE),
    ...dismissals.map((one) => ({ ...one, kind: 'red_card' as const })),
  ]
  return [
    ...attacks('corner', rates.corners, corners),
    ...withSecondYellows(random.split('second yellows'), cards),
    ...attacks('shot_saved', rates.saved, shots),
    ...attacks('shot_off', rates.off, shots),
  ]
}

interface KindOfIncident {
  readonly kind: IncidentKind
  readonly rates: GoalRates
  readonly pace: number
  readonly stoppage: Readonly<Record<Half, number>>
  readonly time: IncidentTime
}

/** When in a half incidents come: parts of it, and shares of what it brings on average. */
interface IncidentTime {
  readonly shareOf: (half: 0 | 1, part: number) => number
  readonly partWith: (half: 0 | 1, share: number) => number
}

const EVENLY: IncidentTime = { shareOf: (_half, part) => part, partWith: (_half, share) => share }
const LATE: IncidentTime = { shareOf: yellowShare, partWith: partWithYellow }

function incidentsOf(
  random: Random,
  { kind, rates, pace, stoppage, time }: KindOfIncident,
): readonly ScriptIncident[] {
  const halves = [
    ['1H', 0],
    ['2H', 1],
  ] as const
  return halves.flatMap(([period, half]) => {
    const seconds = (HALF_MINUTES + stoppage[period]) * 60
    const whole = halfSeconds(period)
    const share = time.shareOf(half, seconds / whole)
    const secondOf = (even: number) =>
      within(seconds, whole * time.partWith(half, (even / seconds) * share))
    return (['home', 'away'] as const).flatMap((side) =>
      Array.from({ length: poissonCount(random, rates[side][half] * pace * share) }, () => ({
        ...{ kind, side, period },
        second: secondOf(random.integer(1, seconds - 1)),
      })),
    )
  })
}

/** A whole second of a half, neither of its whistles. */
function within(seconds: number, second: number): number {
  return Math.max(1, Math.min(Math.round(second), seconds - 1))
}

/** More seconds than a half has. */
const SECOND_HALF = 100_000

/** A dismissal of a side with a booked player left may be that player's second yellow card. */
function withSecondYellows(
  random: Random,
  cards: readonly ScriptIncident[],
): readonly ScriptIncident[] {
  const booked = { home: 0, away: 0 }
  const time = ({ period, second }: ScriptIncident) => (period === '2H' ? SECOND_HALF : 0) + second
  return cards
    .toSorted((one, other) => time(one) - time(other))
    .map((card) => {
      if (card.kind === 'yellow_card') booked[card.side] += 1
      else if (booked[card.side] > 0 && random.next() < SECOND_YELLOW_SHARE) {
        booked[card.side] -= 1
        return { ...card, kind: 'second_yellow' }
      }
      return card
    })
}
