import {
  INCIDENT_KINDS,
  type Incident,
} from '@caderneta/domain/markets/football/incidents/incident'
import {
  type IncidentProgress,
  incidentBounds,
} from '@caderneta/domain/markets/football/incidents/incident-counters'
import { incidentResults } from '@caderneta/domain/markets/football/incidents/incident-outcomes'
import {
  INCIDENT_MARKETS,
  INCIDENT_SELECTIONS,
  type IncidentSelection,
} from '@caderneta/domain/markets/football/incidents/incident-selections'
import { resultOf } from '@caderneta/domain/markets/rule'
import { sized } from '@caderneta/feed/testing/campaign-size'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CountedEvent, expectedFromIncidents } from './independent-incidents.ts'

const LOGS = sized({ test: 150, small: 2_000, full: 20_000 })

type Event = Omit<Incident, 'kind'> & { readonly kind: Incident['kind'] | 'goal' }

const side = fc.constantFrom('home' as const, 'away' as const)
const KINDS: readonly Event['kind'][] = [...INCIDENT_KINDS, 'corner', 'corner', 'goal']
const kind = fc.constantFrom(...KINDS)
const eventIn = (period: '1H' | '2H') => fc.record({ kind, side, period: fc.constant(period) })
/** The first half, then the second: few events and many, all of one side as often as by chance. */
const anyLog: fc.Arbitrary<readonly Event[]> = fc
  .tuple(
    fc.oneof(fc.array(eventIn('1H'), { maxLength: 4 }), fc.array(eventIn('1H'), { maxLength: 30 })),
    fc.oneof(fc.array(eventIn('2H'), { maxLength: 4 }), fc.array(eventIn('2H'), { maxLength: 30 })),
    fc.option(side),
  )
  .map(([first, second, only]) =>
    [...first, ...second].map((event) => (only === null ? event : { ...event, side: only })),
  )

const counted = (events: readonly Event[]): readonly CountedEvent[] =>
  events.map((event) => ({
    kind: event.kind,
    side: event.side === 'home' ? 1 : 2,
    half: event.period === '1H' ? 1 : 2,
  }))

function progressOf(
  events: readonly Event[],
  isFirstHalfOver: boolean,
  isNinetyOver: boolean,
): IncidentProgress {
  const goals = events.filter((event) => event.kind === 'goal')
  const home = goals.filter((goal) => goal.side === 'home').length
  const incidents = events.flatMap((event) =>
    event.kind === 'goal' ? [] : [{ ...event, kind: event.kind }],
  )
  return { incidents, score: [home, goals.length - home], isFirstHalfOver, isNinetyOver }
}

const name = ({ marketId, name, handicap }: IncidentSelection) => `${marketId} ${name} ${handicap}`

describe('the results of corners, cards and shots', () => {
  it('are those that the published rules give, for every selection of any match', () => {
    fc.assert(
      fc.property(anyLog, (events) => {
        const resultIn = incidentResults(progressOf(events, true, true))
        for (const selection of INCIDENT_SELECTIONS) {
          const expected = expectedFromIncidents(counted(events), selection)
          if (resultIn(selection) !== expected) {
            expect(`${name(selection)} ${resultIn(selection)}`).toBe(expected)
          }
        }
      }),
      { numRuns: LOGS },
    )
  })

  it('have one winner in every book', () => {
    fc.assert(
      fc.property(anyLog, (events) => {
        const resultIn = incidentResults(progressOf(events, true, true))
        const winners = new Map<string, number>()
        for (const selection of INCIDENT_SELECTIONS) {
          const key = `${selection.marketId} ${selection.specifier}`
          const more = resultIn(selection) === 'win' ? 1 : 0
          winners.set(key, (winners.get(key) ?? 0) + more)
        }
        for (const [key, count] of winners) expect(`${key} ${count}`).toBe(`${key} 1`)
      }),
    )
    expect(INCIDENT_MARKETS.every(({ winners }) => winners === 1)).toBe(true)
  })

  it('known early are those of the end', () => {
    fc.assert(
      fc.property(anyLog, fc.nat(60), fc.boolean(), (events, count, isBreak) => {
        const rest = events.slice(count)
        const isSecond = events.slice(0, count).some(({ period }) => period === '2H')
        const isFirstOver = isSecond || (isBreak && rest.every(({ period }) => period === '2H'))
        const bounds = incidentBounds(progressOf(events.slice(0, count), isFirstOver, false))
        const resultIn = incidentResults(progressOf(events, true, true))
        for (const selection of INCIDENT_SELECTIONS) {
          const early = resultOf(selection.rule, bounds)
          if (early !== null && early !== resultIn(selection)) {
            expect(`${name(selection)} ${early}`).toBe(resultIn(selection))
          }
        }
      }),
      { numRuns: LOGS },
    )
  })

  it('are known as soon as a line is passed, a race won, a half over', () => {
    const corner = { kind: 'corner', side: 'home', period: '1H' } as const
    const sixCorners = progressOf(new Array<Event>(6).fill(corner), true, false)
    const known = (key: string, selection: string, handicap: string) => {
      const id = INCIDENT_MARKETS.find((market) => market.key === key)?.id
      const found = INCIDENT_SELECTIONS.find(
        (one) => one.marketId === id && one.name === selection && one.handicap === handicap,
      )
      if (!found) throw new RangeError(`no ${key} ${selection} ${handicap}`)
      return resultOf(found.rule, incidentBounds(sixCorners))
    }
    expect(known('corners-total', 'Over', '5.5')).toBe('win')
    expect(known('corners-total', 'Under', '6.5')).toBe(null)
    expect(known('corners-race', '1', 'cornernr=5')).toBe('win')
    expect(known('corners-next', 'None', 'cornernr=6')).toBe('lose')
    expect(known('corners-next', '2', 'cornernr=7')).toBe(null)
    expect(known('corners-h1-total', 'Under', '6.5')).toBe('win')
    expect(known('cards-next', '1', 'bookingnr=1')).toBe(null)
  })

  it('are void where nothing is recorded', () => {
    expect(new Set(INCIDENT_SELECTIONS.map(incidentResults(null)))).toEqual(new Set(['void']))
  })
})
