import { resultOf } from '@caderneta/domain/markets/rule/rule'
import type { TimedIncident } from '@caderneta/domain/markets/sports/football/incidents/incident'
import { incidentBounds } from '@caderneta/domain/markets/sports/football/incidents/incident-counters'
import { incidentResults } from '@caderneta/domain/markets/sports/football/incidents/incident-outcomes'
import {
  INCIDENT_MARKETS,
  INCIDENT_SELECTIONS,
} from '@caderneta/domain/markets/sports/football/incidents/incident-selections'
import { describe, expect, it } from 'vitest'
import { isAboutIncidents } from './independent-incidents.ts'

describe('the results of corners, cards and shots', () => {
  it('are known as soon as a line is passed, a race won, a half over', () => {
    const corner = { kind: 'corner', side: 'home', period: '1H', minute: 12 } as const
    const incidents = new Array<TimedIncident>(6).fill(corner)
    const sixCorners = {
      incidents,
      score: [0, 0],
      isFirstHalfOver: true,
      isNinetyOver: false,
      minute: 45,
    } as const
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
    expect(known('corners-window-10', 'Over', 'from=11|to=20|total=0.5')).toBe('win')
    expect(known('corners-window-10', 'Under', 'from=21|to=30|total=0.5')).toBe('win')
    expect(known('corners-window-10', 'Under', 'from=41|to=50|total=0.5')).toBe(null)
  })

  it('have a second opinion in every market', () => {
    expect(INCIDENT_MARKETS.filter(({ id }) => !isAboutIncidents(id))).toEqual([])
  })

  it('are void where nothing is recorded', () => {
    expect(new Set(INCIDENT_SELECTIONS.map(incidentResults(null)))).toEqual(new Set(['void']))
  })
})
