import type { Score } from '../../game.ts'
import type { Bounds, Range } from '../../rule.ts'
import { ALL_SLOTS, sideOfSlot } from './player-slot.ts'

type Side = 'home' | 'away'

/** What is recorded of players: by slot, null for a player who has none. */
export interface PlayerEvent {
  readonly kind: 'goal' | 'own_goal' | 'shot_saved' | 'shot_off' | 'card' | 'substitution'
  /** The side that it counts for. */
  readonly side: Side
  /** Who scored, shot, was booked or came on; of an own goal, no one. */
  readonly player: number | null
  /** Of a goal who assisted, of a substitution who left the field. */
  readonly partner: number | null
}

/** A match as far as its players are concerned. */
export interface PlayerProgress {
  /** Slots of those who start; null before the kick-off. */
  readonly starters: ReadonlySet<number> | null
  /** Slots of those who are no longer in the squad: they cannot come on. */
  readonly out: ReadonlySet<number>
  /** Those of the 90 minutes, in their order. */
  readonly events: readonly PlayerEvent[]
  readonly isNinetyOver: boolean
}

/** What is counted of one player; own goals count for no one. */
type PlayerCount =
  /** 1 of a player who is on the field at some time. */
  | 'on'
  | 'goals'
  | 'assists'
  | 'goalsOrAssists'
  | 'onTarget'
  | 'shots'
  | 'cards'
  /** Shots on target of the other side that are no goals, while he is on the field. */
  | 'saves'
  /** 1 of the scorer of the last goal. */
  | 'last'
  /** 1 of the scorer of the first goal of his side, and 1 of who was on the field before it. */
  | 'teamFirst'
  | 'teamFirstIn'

/**
 * Of goal `n` that is no own goal, `scorer` is 1 of its scorer, and `in` 1 of who was on the
 * field at some time before it.
 */
type NumberedCount = `scorer${number}` | `in${number}`

type SideCounter =
  /** Goals that are no own goals. */
  | 'scored.match'
  | 'scored.home'
  | 'scored.away'
  /** The score. */
  | 'score.home'
  | 'score.away'

export type PlayerCounter = `${PlayerCount | NumberedCount}.${number}` | SideCounter

/** The goals that have a scorer market of their own; later ones have none. */
export const SCORERS_MAX = 12

/** What a state of play leaves possible. */
export function playerBounds(progress: PlayerProgress): Bounds<PlayerCounter> {
  const match = seenIn(progress)
  const bounds: Record<PlayerCounter, Range> = sideBounds(match)
  for (const slot of ALL_SLOTS) addBounds(bounds, match, slot)
  return bounds
}

/** A goal that is no own goal, with the number of events before it. */
interface Scored {
  readonly side: Side
  readonly player: number | null
  readonly at: number
}

/** A match with what all of its players are compared with. */
interface Seen {
  readonly progress: PlayerProgress
  readonly scored: readonly Scored[]
  readonly score: Score
}

function seenIn(progress: PlayerProgress): Seen {
  const { events } = progress
  const goals = (side: Side) =>
    events.filter((one) => one.side === side && (one.kind === 'goal' || one.kind === 'own_goal'))
  return {
    progress,
    scored: events.flatMap(({ kind, side, player }, at) =>
      kind === 'goal' ? [{ side, player, at }] : [],
    ),
    score: [goals('home').length, goals('away').length],
  }
}

function sideBounds({ progress, scored, score }: Seen): Record<SideCounter, Range> {
  const from = (count: number): Range => [count, progress.isNinetyOver ? count : MORE]
  const of = (side: Side) => scored.filter((one) => one.side === side).length
  return {
    'scored.match': from(scored.length),
    'scored.home': from(of('home')),
    'scored.away': from(of('away')),
    'score.home': from(score[0]),
    'score.away': from(score[1]),
  }
}

const MORE = Number.POSITIVE_INFINITY
const NO: Range = [0, 0]
const YES: Range = [1, 1]
const MAYBE: Range = [0, 1]

/** From when to when a player is on the field, as numbers of events; null while it is not known. */
interface Stint {
  readonly from: number | null
  readonly to: number | null
  /** False of who cannot come on any more. */
  readonly mayEnter: boolean
}

function stintOf({ starters, out, events, isNinetyOver }: PlayerProgress, slot: number): Stint {
  const index = (isHis: (one: PlayerEvent) => boolean): number | null => {
    const found = events.findIndex((one) => one.kind === 'substitution' && isHis(one))
    return found === -1 ? null : found
  }
  const from = starters?.has(slot) ? -1 : index(({ player }) => player === slot)
  const to = index(({ partner }) => partner === slot)
  return { from, to, mayEnter: from === null && !isNinetyOver && !out.has(slot) }
}

function addBounds(bounds: Record<PlayerCounter, Range>, match: Seen, slot: number): void {
  const { progress, scored } = match
  const stint = stintOf(progress, slot)
  const isOn = stint.from !== null
  const canStill = stint.mayEnter || (isOn && stint.to === null && !progress.isNinetyOver)
  const from = (count: number): Range => [count, canStill ? MORE : count]
  const counts = countsOf(progress, slot, stint)
  bounds[`on.${slot}`] = isOn ? YES : stint.mayEnter ? MAYBE : NO
  bounds[`goals.${slot}`] = from(counts.goals)
  bounds[`assists.${slot}`] = from(counts.assists)
  bounds[`goalsOrAssists.${slot}`] = from(counts.goals + counts.assists)
  bounds[`onTarget.${slot}`] = from(counts.onTarget)
  bounds[`shots.${slot}`] = from(counts.shots)
  bounds[`cards.${slot}`] = from(counts.cards)
  bounds[`saves.${slot}`] = from(counts.saves)
  const isLast = scored.at(-1)?.player === slot
  const isOpen = canStill || (isLast && !progress.isNinetyOver)
  bounds[`last.${slot}`] = isOpen ? MAYBE : isLast ? YES : NO
  for (let n = 1; n <= SCORERS_MAX; n += 1) {
    const [scorer, isIn] = goalBounds(scored[n - 1], slot, stint, canStill)
    bounds[`scorer${n}.${slot}`] = scorer
    bounds[`in${n}.${slot}`] = isIn
  }
  const firstOfTeam = scored.find(({ side }) => side === sideOfSlot(slot))
  const [teamFirst, teamFirstIn] = goalBounds(firstOfTeam, slot, stint, canStill)
  bounds[`teamFirst.${slot}`] = teamFirst
  bounds[`teamFirstIn.${slot}`] = teamFirstIn
}

/** Whether he scores a goal, and whether he has been on the field before it. */
function goalBounds(
  goal: Scored | undefined,
  slot: number,
  { from, mayEnter }: Stint,
  canStill: boolean,
): readonly [scorer: Range, isIn: Range] {
  if (goal === undefined)
    return [canStill ? MAYBE : NO, from !== null ? YES : mayEnter ? MAYBE : NO]
  return [goal.player === slot ? YES : NO, from !== null && from < goal.at ? YES : NO]
}

function countsOf({ events }: PlayerProgress, slot: number, { from, to }: Stint) {
  const counts = { goals: 0, assists: 0, onTarget: 0, shots: 0, cards: 0, saves: 0 }
  const other = sideOfSlot(slot) === 'home' ? 'away' : 'home'
  events.forEach(({ kind, side, player, partner }, at) => {
    const isHis = player === slot
    const isOn = from !== null && from < at && (to === null || at < to)
    if (kind === 'goal' && isHis) counts.goals += 1
    if (kind === 'goal' && partner === slot) counts.assists += 1
    if ((kind === 'goal' || kind === 'shot_saved') && isHis) counts.onTarget += 1
    if ((kind === 'goal' || kind === 'shot_saved' || kind === 'shot_off') && isHis) {
      counts.shots += 1
    }
    if (kind === 'card' && isHis) counts.cards += 1
    if (kind === 'shot_saved' && side === other && isOn) counts.saves += 1
  })
  return counts
}
