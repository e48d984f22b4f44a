import type { SelectionResult } from '@caderneta/domain/markets/market'
import { itemAt } from '../item-at.ts'
import type { ContestModel, ScriptMoment } from './contest-model.ts'

/** Results by position in the sheet; null while open. */
type Results = readonly (SelectionResult | null)[]

/** A moment that decides something. */
interface ScriptClosing {
  readonly second: number
  readonly results: Results
  /** True for a selection that was open until this moment. */
  readonly isNew: (position: number) => boolean
  readonly isFinal: boolean
}

/** A sampled contest, indexed so that any second can be read. */
export interface ContestScript<State> {
  readonly moments: readonly ScriptMoment<State>[]
  /** When something is decided, in order; the last is the end, when everything is. */
  readonly closings: readonly ScriptClosing[]
  /** Seconds at which the status changes: breaks begin and end. */
  readonly changes: readonly number[]
  /** The contest at a second: the last moment up to it. */
  readonly at: (second: number) => ScriptMoment<State>
  /** Results known at a second. */
  readonly resultsAt: (second: number) => Results
}

/** Lays out the moments of a contest. Throws when there are none: that is a bug. */
export function contestScript<State>(
  model: ContestModel<State>,
  moments: readonly ScriptMoment<State>[],
): ContestScript<State> {
  const open: Results = model.sheet.selections.map(() => null)
  const closings = closingsOf(model, moments, open)
  const changes = moments.filter(({ status }, i) => status !== (moments[i - 1]?.status ?? status))
  return {
    moments,
    closings,
    changes: changes.map(({ second }) => second),
    at: (second) => lastUntil(moments, second),
    resultsAt: (second) => closings.findLast((each) => each.second <= second)?.results ?? open,
  }
}

function closingsOf<State>(
  model: ContestModel<State>,
  moments: readonly ScriptMoment<State>[],
  open: Results,
): readonly ScriptClosing[] {
  const [last, end] = [moments.at(-1), moments.length - 1]
  if (!last) return []
  const atEnd = model.outcomes(last.state)
  const decidedAt = decisionsOf(model, moments, atEnd)
  const isCancelled = last.status === 'cancelled'
  let known = open
  return [...new Set([...decidedAt, end])]
    .filter((index) => index !== NEVER)
    .sort((one, other) => one - other)
    .map((index): ScriptClosing => {
      const isFinal = index === end
      const isNew = (position: number) => decidedAt[position] === index
      known = known.map((result, position) =>
        isNew(position) ? (atEnd[position] ?? null) : result,
      )
      if (isFinal && isCancelled) known = known.map((result) => result ?? 'void')
      return { second: itemAt(moments, index).second, results: known, isNew, isFinal }
    })
}

const NEVER = -1

/**
 * The index of the moment that decides each selection. What is known once never changes, so the
 * moment is found by halving, for all selections together: many moments decide nothing.
 */
function decisionsOf<State>(
  model: ContestModel<State>,
  moments: readonly ScriptMoment<State>[],
  atEnd: Results,
): readonly number[] {
  const decidedAt = atEnd.map(() => NEVER)
  /** Open before the first of these moments, decided at the last one. */
  const decide = (positions: readonly number[], first: number, last: number): void => {
    if (positions.length === 0) return
    if (first === last) {
      for (const position of positions) decidedAt[position] = first
      return
    }
    const middle = (first + last) >> 1
    const wanted = new Set(positions)
    const known = model.outcomes(itemAt(moments, middle).state, (each) => wanted.has(each))
    decide(
      positions.filter((position) => known[position] !== null),
      first,
      middle,
    )
    decide(
      positions.filter((position) => known[position] === null),
      middle + 1,
      last,
    )
  }
  const decided = [...atEnd.keys()].filter((position) => atEnd[position] !== null)
  decide(decided, 0, moments.length - 1)
  return decidedAt
}

/** Moments are in order, so the place is found by halving. */
function lastUntil<State>(
  moments: readonly ScriptMoment<State>[],
  second: number,
): ScriptMoment<State> {
  let [low, high] = [0, moments.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (itemAt(moments, middle).second <= second) low = middle + 1
    else high = middle
  }
  const found = moments[low - 1] ?? moments[0]
  if (!found) throw new RangeError('a contest without moments')
  return found
}
