import type { Goal, ScriptIncident } from '@caderneta/feed/football/match-script'
import {
  type LineUps,
  type MatchPlayers,
  OWN_GOALS,
  type Role,
} from '@caderneta/feed/football/players/line-up'
import type { Random } from '@caderneta/feed/random'
import { type FilledRole, type FilledRoles, fillRoles } from './fill-roles.ts'

const SIDES = ['home', 'away'] as const

/** A match in which the players do what its sides do. */
interface PlayedMatch {
  readonly players: MatchPlayers
  readonly goals: readonly Goal[]
  readonly incidents: readonly ScriptIncident[]
}

/**
 * Who does what in a match, by the model that prices it: each goal, shot and card falls to a role
 * by its part of it, and to the player who fills it at the time.
 */
export function samplePlayers(
  random: Random,
  lineUps: LineUps,
  match: Pick<PlayedMatch, 'goals' | 'incidents'>,
  ofSide = fillRoles(random, lineUps),
): PlayedMatch {
  const players: MatchPlayers = {
    lineUps,
    out: new Set(
      SIDES.flatMap((side) => ofSide[side].flatMap(({ out }) => (out === null ? [] : [out]))),
    ),
    substitutions: SIDES.flatMap((side) =>
      ofSide[side].flatMap(({ change }) => (change === null ? [] : [change])),
    ),
  }
  const [goals, incidents] = [random.split('goals'), random.split('incidents')]
  return {
    players,
    goals: match.goals.map((goal) => withScorer(goals, ofSide[goal.side], goal)),
    incidents: withPlayers(incidents, ofSide, match.incidents),
  }
}

type Moment = Pick<Goal, 'period' | 'minute'>

/** Who fills a role at a moment. */
function slotAt({ starter, substitute, changedAt }: FilledRole, moment: Moment): number | null {
  const isLater = moment.period !== '1H' && changedAt !== null && moment.minute >= changedAt
  return isLater ? substitute : starter
}

/** One of the roles by its part; undefined for other players. */
function roleBy(
  random: Random,
  roles: readonly FilledRole[],
  part: keyof Role['shares'],
): FilledRole | undefined {
  let left = random.next()
  return roles.find(({ role }) => {
    left -= role.shares[part]
    return left < 0
  })
}

function withScorer(random: Random, roles: readonly FilledRole[], goal: Goal): Goal {
  const isOwn = random.next() < OWN_GOALS
  const scorer = roleBy(random, roles, 'goals')
  const assistant = roleBy(random, roles, 'assists')
  if (isOwn) return { ...goal, isOwn }
  return {
    ...goal,
    scorer: scorer ? slotAt(scorer, goal) : null,
    assist: assistant && assistant !== scorer ? slotAt(assistant, goal) : null,
  }
}

/** Who has been booked is not booked again: the next card of his role is that of another. */
function withPlayers(
  random: Random,
  ofSide: FilledRoles,
  incidents: readonly ScriptIncident[],
): readonly ScriptIncident[] {
  const booked = new Set<number>()
  return incidents.map((incident) => {
    const part = PARTS[incident.kind]
    if (part === undefined) return incident
    const role = roleBy(random, ofSide[incident.side], part)
    const player = role ? slotAt(role, incident) : null
    if (part !== 'cards' || player === null) return { ...incident, player }
    if (booked.has(player)) return { ...incident, player: null }
    booked.add(player)
    return { ...incident, player }
  })
}

/** Dismissals are those of players who are not listed: no listed player leaves a match short. */
const PARTS: Readonly<Partial<Record<ScriptIncident['kind'], keyof Role['shares']>>> = {
  yellow_card: 'cards',
  shot_saved: 'shots',
  shot_off: 'shots',
}
