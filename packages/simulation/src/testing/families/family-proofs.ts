import { itemAt } from '@caderneta/pricing/chances/item-at'
import type { LegResult } from '../leg-result.ts'
import type { FootballFamily, ProvedSelection } from './football-families.ts'
import { continuations, type MatchLog, type MatchState } from './match-log.ts'

/** Shares of a unit that come back as if its odds were two: both sides of a line make up one. */
const VALUE: Readonly<Record<LegResult, number>> = {
  win: 1,
  half_win: 0.75,
  void: 0.5,
  half_lose: 0.25,
  lose: 0,
}
/** Continuations in which a selection that is settled early is settled alike. */
const WAYS_ON = 12

const positionsOf = ({ selections }: FootballFamily) => [...selections.keys()]
const titleAt = ({ selections }: FootballFamily, at: number) => itemAt(selections, at).title

/** Selections that the product and the second opinion settle differently. */
export function differingResults(family: FootballFamily, log: MatchLog): readonly string[] {
  const [resultAt, expectedAt] = [family.settle(log), family.expected(log)]
  const hasOpened = family.hasOpened(log)
  return positionsOf(family)
    .filter((at) => resultAt(at) !== expectedAt(at) && hasOpened(at))
    .map((at) => `${titleAt(family, at)}: ${resultAt(at)}, not ${expectedAt(at)}`)
}

/** Books of which not as many win as their record says, unless all of their stakes come back. */
export function unbalancedBooks(family: FootballFamily, log: MatchLog): readonly string[] {
  const resultAt = family.settle(log)
  const results = new Map<string, LegResult[]>()
  const winnersOf = new Map<string, ProvedSelection['winners']>()
  family.selections.forEach(({ book, winners }, at) => {
    results.set(book, [...(results.get(book) ?? []), resultAt(at)])
    winnersOf.set(book, winners)
  })
  return [...results].flatMap(([book, all]) => {
    const winners = winnersOf.get(book)
    if (winners === null || all.every((one) => one === 'void')) return []
    const sum = all.reduce((value, one) => value + VALUE[one], 0)
    return sum === winners ? [] : [`${book}: ${all.join()}`]
  })
}

/** Selections that are settled although the match may still go on to another result. */
export function hastyResults(family: FootballFamily, state: MatchState): readonly string[] {
  const knownAt = family.knownIn(state)
  const ends = endsOf(family, state, WAYS_ON)
  return positionsOf(family).flatMap((at) => {
    const { isKnown, result } = knownAt(at)
    if (!isKnown && result === null) return []
    const first = result ?? ends[0]?.(at)
    return ends.every((resultAt) => resultAt(at) === first) ? [] : [titleAt(family, at)]
  })
}

/** Selections on sale that are not settled although every way on leads to one result. */
export function lateResults(family: FootballFamily, state: MatchState): readonly string[] {
  const [knownAt, hasOpened] = [family.knownIn(state), family.hasOpened(state.events)]
  const ends = endsOf(family, state)
  const [first] = ends
  return positionsOf(family)
    .filter((at) => !knownAt(at).isKnown && hasOpened(at))
    .filter((at) => ends.every((resultAt) => resultAt(at) === first?.(at)))
    .map((at) => titleAt(family, at))
}

/** What the second opinion says of the ways in which a state may go on. */
function endsOf(family: FootballFamily, state: MatchState, count?: number) {
  const waysOn = waysOf(family, state).slice(0, count)
  return waysOn.map((wayOn) => family.expected([...state.events, ...wayOn]))
}

const remembered = new Map<string, readonly MatchLog[]>()

function waysOf({ name, outlook }: FootballFamily, state: MatchState): readonly MatchLog[] {
  const { isFirstHalfOver, minute } = state
  const key = `${name} ${isFirstHalfOver} ${outlook.isByMinute ? minute : ''}`
  const known = remembered.get(key) ?? continuations(state, outlook)
  remembered.set(key, known)
  return known
}
