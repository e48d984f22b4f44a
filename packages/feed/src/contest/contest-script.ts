import type { GameStatus } from '@caderneta/domain/markets/game/game'
import type { SelectionResult } from '@caderneta/domain/markets/market/market'
import { itemAt } from '@caderneta/pricing/chances/item-at'
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
  let known = open
  return moments.flatMap(({ second, state, status }, index) => {
    const isFinal = index === moments.length - 1
    const before = known
    const decided = model.outcomes(state)
    known = isFinal ? finalResults(decided, status) : decided
    const isNew = (position: number) => before[position] === null && decided[position] !== null
    const isSame = known.every((result, position) => result === before[position])
    return isSame && !isFinal ? [] : [{ second, results: known, isNew, isFinal }]
  })
}

/**
 * A cancelled contest voids what it left open. One that is over leaves nothing open: that would be
 * a bug of its rules, for which no stake is returned.
 */
function finalResults(decided: Results, status: GameStatus): Results {
  if (status === 'cancelled') return decided.map((result) => (result === null ? 'void' : result))
  if (decided.includes(null)) throw new RangeError('a contest is over and leaves a market open')
  return decided
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
