import {
  familyOf,
  type IncidentFamily,
} from '@caderneta/domain/markets/football/incidents/incident'
import type {
  PlayerEvent,
  PlayerProgress,
} from '@caderneta/domain/markets/football/players/player-counters'
import { ALL_SLOTS, startsInSlot } from '@caderneta/domain/markets/football/players/player-slot'
import type { GoalsState } from '../goals-model.ts'
import { type MatchCourse, matchStateAt } from '../match-course.ts'
import { listedName, type MatchPlayers } from './line-up.ts'

/** What chances of players follow from at one moment of a match, beside the time. */
export interface PlayerMoment {
  readonly progress: PlayerProgress
  readonly goals: GoalsState
  /** The second half has begun. */
  readonly isSecondHalf: boolean
  /** Incidents so far of both sides, by family. */
  readonly seen: Readonly<Record<'cards' | 'shots', number>>
}

/** Before the kick-off it is not known who withdraws. */
export const BEFORE_KICK_OFF: PlayerMoment = {
  progress: { starters: null, out: new Set(), events: [], isNinetyOver: false },
  goals: { score: [0, 0], halfTime: null },
  isSecondHalf: false,
  seen: { cards: 0, shots: 0 },
}

/** At a second since kick-off. */
export function playerMomentAt(
  players: MatchPlayers,
  course: MatchCourse,
  second: number,
): PlayerMoment {
  const { score, halfTime } = matchStateAt(course, Math.min(second, course.ninetySecond))
  const seen = (family: IncidentFamily) =>
    course.incidents.filter((one) => one.second <= second && familyOf(one) === family).length
  return {
    progress: {
      starters: startersOf(players),
      out: players.out,
      events: eventsUntil(course, second),
      isNinetyOver: second >= course.ninetySecond,
    },
    goals: { score, halfTime },
    isSecondHalf: halfTime !== null && second >= course.secondHalfSecond,
    seen: { cards: seen('cards'), shots: seen('shots') },
  }
}

function startersOf({ lineUps, out }: MatchPlayers): ReadonlySet<number> {
  return new Set(
    ALL_SLOTS.filter(
      (slot) => startsInSlot(slot) && !out.has(slot) && listedName(lineUps, slot) !== null,
    ),
  )
}

/** When something of the players may change, the kick-off included. */
export function playerSeconds(course: MatchCourse, hasShots: boolean): readonly number[] {
  const { goals, substitutions, incidents, ninetySecond } = course
  const shots = hasShots ? incidents.filter((one) => familyOf(one) === 'shots') : []
  return [0, ...[...goals, ...substitutions, ...shots].map(({ second }) => second)].filter(
    (second) => second < ninetySecond,
  )
}

/** Goals, shots, cards and substitutions of the 90 minutes, in their order. */
function eventsUntil(course: MatchCourse, second: number): readonly PlayerEvent[] {
  const last = Math.min(second, course.ninetySecond)
  const timed = [
    ...course.substitutions.map((one) => ({ ...one, kind: 'substitution' as const })),
    ...course.goals.map(({ side, second: at, scorer = null, assist = null, isOwn }) => ({
      ...{ side, second: at, player: scorer, partner: assist },
      kind: isOwn ? ('own_goal' as const) : ('goal' as const),
    })),
    ...course.incidents.flatMap(({ kind, side, second: at, player = null }) => {
      const eventKind = EVENT_KINDS[kind]
      return eventKind ? [{ kind: eventKind, side, second: at, player, partner: null }] : []
    }),
  ]
  return timed
    .filter((one) => one.second <= last)
    .sort((one, other) => one.second - other.second)
    .map(({ kind, side, player, partner }) => ({ kind, side, player, partner }))
}

const EVENT_KINDS: Readonly<Partial<Record<string, PlayerEvent['kind']>>> = {
  yellow_card: 'card',
  second_yellow: 'card',
  red_card: 'card',
  shot_saved: 'shot_saved',
  shot_off: 'shot_off',
}
