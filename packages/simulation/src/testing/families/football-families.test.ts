import { reportFigure, sized } from '@caderneta/pricing/testing/campaign-size'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { differingResults, hastyResults, lateResults, unbalancedBooks } from './family-proofs.ts'
import { FOOTBALL_FAMILIES, type FootballFamily } from './football-families.ts'
import {
  type EventKind,
  type MatchLog,
  type MatchState,
  RARE_LOGS,
  spreadOverMinutes,
  stateAfter,
} from './match-log.ts'

/** Sampled matches of a family, beside the rare ones. */
const LOGS = sized({ test: 25, small: 2_000, full: 20_000 })
/** States of play in which every way on is followed. */
const STATES = sized({ test: 25, small: 400, full: 4_000 })
const EVENTS_MOST = 20
/** With more events so far, an end that a rule distinguishes may be out of sight. */
const SIGHT = 5

interface Proof {
  readonly holds: string
  /** What does not hold, in words. */
  readonly breaches: (family: FootballFamily) => readonly string[]
  readonly defect: string
  /** The family with a defect that the proof has to see. */
  readonly plant: (family: FootballFamily) => FootballFamily
  /** True of a family in which the defect changes nothing. */
  readonly isBlind?: (family: FootballFamily) => boolean
}

/** A lead can turn until the end: nothing about it is known before. */
const isNeverEarly = ({ name }: FootballFamily) => name === 'handicaps'

const PROOFS: readonly Proof[] = [
  {
    holds: 'are settled as the published rules say, whatever happens in a match',
    breaches: (family) => each(logsOf(family), (log) => differingResults(family, log)),
    defect: 'the last event of a match is missed',
    plant: (family) => ({
      ...family,
      settle: (log) => family.settle(log.slice(0, log.findLastIndex(isOf(family)))),
    }),
  },
  {
    holds: 'have as many winners in every book as its record says',
    breaches: (family) => each(logsOf(family), (log) => unbalancedBooks(family, log)),
    defect: 'the first selection always wins',
    plant: (family) => ({
      ...family,
      settle: (log) => {
        const resultAt = family.settle(log)
        return (at) => (at === 0 ? 'win' : resultAt(at))
      },
    }),
  },
  {
    holds: 'are settled early only where every way on leads to that result',
    breaches: (family) => each(statesOf(family), (state) => hastyResults(family, state)),
    defect: 'the score so far is taken for the last one',
    plant: (family) => ({
      ...family,
      knownIn: ({ events }) => {
        const resultAt = family.settle(events)
        return (at) => ({ isKnown: true, result: resultAt(at) })
      },
    }),
  },
  {
    holds: 'are settled with the event after which no way on leads to another result',
    breaches: (family) =>
      each(
        statesOf(family)
          .filter(({ events }) => events.length <= SIGHT)
          .slice(0, STATES),
        (state) => lateResults(family, state),
      ),
    defect: 'an event settles nothing before the next one',
    plant: (family) => ({
      ...family,
      knownIn: (state) => family.knownIn({ ...state, events: state.events.slice(0, -1) }),
    }),
    isBlind: isNeverEarly,
  },
]

describe.each(FOOTBALL_FAMILIES)('the markets of $name', (family) => {
  it.each(PROOFS)('$holds', ({ breaches }) => {
    reportFigure(`${family.name}, matches`, logsOf(family).length)
    expect(breaches(family)).toEqual([])
  })

  it.each(PROOFS)('would not if $defect', ({ breaches, plant, isBlind = () => false }) => {
    expect(breaches(plant(family)).length > 0).toBe(!isBlind(family))
  })
})

const isOf =
  ({ outlook }: FootballFamily) =>
  ({ kind }: MatchLog[number]) =>
    outlook.kinds.includes(kind)

function logsOf({ outlook }: FootballFamily): readonly MatchLog[] {
  return [...RARE_LOGS, ...fc.sample(anyLog(outlook.kinds, EVENTS_MOST), LOGS)]
}

/** Before each match, after each of its first events, in its break and at its end. */
function statesOf(family: FootballFamily): readonly MatchState[] {
  return logsOf(family).flatMap((log, i) => {
    const counts = [1 + (i % SIGHT), log.length].filter((count) => count <= log.length)
    return [...new Set(counts)].map((count) => stateAfter(log, count, i % 2 === 0))
  })
}

/** The breaches of all cases, each once. */
function each<Case>(
  cases: readonly Case[],
  breaches: (one: Case) => readonly string[],
): readonly string[] {
  return [...new Set(cases.flatMap(breaches))]
}

const side = fc.constantFrom('home' as const, 'away' as const)
const eventIn = (kinds: readonly EventKind[], period: '1H' | '2H') =>
  fc.record({ kind: fc.constantFrom(...kinds), side, period: fc.constant(period) })

/** Few events and many of such kinds, and all of one side as often as by chance. */
function anyLog(kinds: readonly EventKind[], most: number): fc.Arbitrary<MatchLog> {
  const half = (period: '1H' | '2H') =>
    fc.oneof(
      fc.array(eventIn(kinds, period), { maxLength: 4 }),
      fc.array(eventIn(kinds, period), { maxLength: most }),
    )
  return fc
    .tuple(half('1H'), half('2H'), fc.option(side))
    .map(([first, second, only]) =>
      spreadOverMinutes(
        [...first, ...second].map((one) => (only === null ? one : { ...one, side: only })),
      ),
    )
}
