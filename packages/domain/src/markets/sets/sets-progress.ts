import type { Score } from '../game.ts'
import type { Bounds, Range } from '../rule.ts'
import {
  duelRanges,
  rangesOfSet,
  type SetRanges,
  type SetRecord,
  type SetRules,
} from './set-ranges.ts'
import {
  ofSet,
  SET_COUNTS,
  SET_NUMBERS,
  SETS_COUNTERS,
  type SetNumber,
  type SetsCounter,
} from './sets-counters.ts'

/** How far a match of sets or maps has got. */
export interface SetsProgress {
  readonly rules: SetRules
  /** Sets that win the match. */
  readonly wanted: number
  /** The sets that are over, in order. */
  readonly over: readonly SetRecord[]
  /** The set that is played, before its first point too; null when the match is over. */
  readonly running: SetRecord | null
}

/** Sets that each side has won. */
export function setsWon(over: readonly SetRecord[]): Score {
  const home = over.filter(({ score }) => score[0] > score[1]).length
  return [home, over.length - home]
}

/**
 * What a match of sets leaves possible: the scores that the running set can still reach, the sets
 * that have to follow and those that may.
 */
export function setsBounds(progress: SetsProgress): Bounds<SetsCounter> {
  const { wanted, over, running } = progress
  const won = setsWon(over)
  const longest = running ? 2 * wanted - 1 : over.length
  const shortest = running ? over.length + wanted - Math.max(...won) : over.length
  const ranges: Record<SetsCounter, Range> = { ...NOTHING }
  const sets = SET_NUMBERS.map((number) => {
    const ofThis = rangesIn(progress, number, shortest, longest)
    for (const count of SET_COUNTS) ranges[ofSet(number, count)] = ofThis[count]
    return ofThis
  })
  for (const count of ['home', 'away', 'total'] as const) {
    ranges[`units.${count}`] = together(sets.map((set) => set[count]))
  }
  ranges.extras = together(sets.map(({ extra }) => extra))
  ranges['units.lead'] = leadOf(sets, won, progress)
  const side = (index: 0 | 1): Range => [won[index], running ? wanted : won[index]]
  ranges['sets.home'] = side(0)
  ranges['sets.away'] = side(1)
  ranges['sets.total'] = [shortest, longest]
  ranges['sets.lead'] = running
    ? [won[0] - wanted, wanted - won[1]]
    : [won[0] - won[1], won[0] - won[1]]
  return ranges
}

function rangesIn(
  { rules, over, running }: SetsProgress,
  number: SetNumber,
  shortest: number,
  longest: number,
): SetRanges {
  const record = over[number - 1]
  if (record) return rangesOfSet(rules, number, { record, isOver: true })
  if (number > longest) return NOT_PLAYED
  const isRunning = running !== null && number === over.length + 1
  const ranges = rangesOfSet(rules, number, { record: isRunning ? running : FRESH, isOver: false })
  return number <= shortest ? ranges : withNothing(ranges)
}

const FRESH: SetRecord = { score: [0, 0], winners: [] }
const NONE: Range = [0, 0]

const NOT_PLAYED: SetRanges = {
  ...{ played: NONE, 'winner.home': NONE, 'winner.away': NONE },
  ...{ home: NONE, away: NONE, total: NONE, lead: NONE, extra: NONE },
  ...duelRanges(() => [NONE, NONE]),
}

/** A set that may not be played: nothing of it is sure. */
function withNothing(ranges: SetRanges): SetRanges {
  const widened = { ...ranges }
  for (const count of SET_COUNTS) {
    const [least, most] = ranges[count]
    widened[count] = [Math.min(0, least), Math.max(0, most)]
  }
  return widened
}

function together(ranges: readonly Range[]): Range {
  return ranges.reduce<Range>(([least, most], range) => [least + range[0], most + range[1]], NONE)
}

/**
 * The lead in units. It is widest where one side wins all that is left of the match, or loses the
 * running set as closely as possible, if more is left to win in the set after it.
 */
function leadOf(
  sets: readonly SetRanges[],
  won: Score,
  { rules, wanted, over, running }: SetsProgress,
): Range {
  const now = over.reduce((lead, { score }) => lead + score[0] - score[1], 0)
  if (running === null) return [now, now]
  const closest = rules.hasTieBreak ? 1 : 2
  const best = (side: 0 | 1): number => {
    const [wins, losses] = [wanted - won[side], wanted - won[side === 0 ? 1 : 0]]
    const ahead = sets.slice(over.length).map(({ lead }) => (side === 0 ? lead[1] : -lead[0]))
    const all = ahead.slice(0, wins).reduce((sum, lead) => sum + lead, 0)
    if (losses === 1) return all
    const later = ahead.slice(1, 1 + wins).reduce((sum, lead) => sum + lead, 0)
    return Math.max(all, later - closest)
  }
  return [now - best(1), now + best(0)]
}

const NOTHING: Readonly<Record<SetsCounter, Range>> = rangesFor(SETS_COUNTERS)

function rangesFor(counters: readonly SetsCounter[]): Record<SetsCounter, Range> {
  const ranges: Partial<Record<SetsCounter, Range>> = {}
  for (const counter of counters) ranges[counter] = NONE
  if (!isTotal(ranges)) throw new RangeError('a counter without a range')
  return ranges
}

function isTotal(
  ranges: Partial<Record<SetsCounter, Range>>,
): ranges is Record<SetsCounter, Range> {
  return SETS_COUNTERS.every((counter) => ranges[counter] !== undefined)
}

/** '2-0', '2-1', '1-2', '0-2': every score at which one side has the sets needed. */
export function finalScores(wanted: number): readonly Score[] {
  const lost = Array.from({ length: wanted }, (_, sets) => sets)
  return [
    ...lost.map((away) => [wanted, away] as const),
    ...lost.toReversed().map((home) => [home, wanted] as const),
  ]
}
