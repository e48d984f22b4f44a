import { MATCH_RESULT } from '@caderneta/domain/markets/market/market'
import { INCIDENT_MARKETS } from '@caderneta/domain/markets/sports/football/incidents/incident-selections'
import { describe, expect, it } from 'vitest'
import type { FeedBody } from '../../messages.ts'
import { examplePlay, exampleScript, KICK_OFF } from '../../testing/example-match.ts'
import type { ScriptIncident } from '../match-script.ts'
import { footballProgramme } from '../play-match.ts'

const CORNER_SECOND = 10 * 60 + 7
const CARD_SECOND = 12 * 60 + 9

const incident = (kind: ScriptIncident['kind'], second: number): ScriptIncident => ({
  ...{ kind, side: 'home', period: '1H', second },
})
const INCIDENTS = [
  incident('corner', CORNER_SECOND),
  incident('yellow_card', CARD_SECOND),
  incident('red_card', CARD_SECOND + 120),
  incident('shot_off', 44 * 60),
]

const TAB = new Map<number, string>(INCIDENT_MARKETS.map(({ id, tab }) => [id, tab]))
const idOf = (key: string) => INCIDENT_MARKETS.find((market) => market.key === key)?.id

type OddsChange = Extract<FeedBody, { kind: 'odds_change' }>
type Incidents = readonly ScriptIncident[] | undefined

const programmeWith = (incidents: Incidents) =>
  footballProgramme(examplePlay({ script: exampleScript({ incidents }) }))
const programme = programmeWith(INCIDENTS)
const all = programme.between(0, programme.endsAt)
const bodiesAt = (second: number) => {
  const at = KICK_OFF + second * 1000
  return programme.between(at - 1, at).map(({ body }) => body)
}
const changesOf = (bodies: readonly FeedBody[]) =>
  bodies.filter((body): body is OddsChange => body.kind === 'odds_change')
const tabsOf = ({ markets }: OddsChange) =>
  [...new Set(markets.map(({ marketId }) => TAB.get(marketId) ?? 'goals'))].sort()
const booksOf = ({ markets }: OddsChange, tab: string) =>
  markets.filter(({ marketId, status }) => TAB.get(marketId) === tab && status === 'open').length

describe('corners, cards and shots of a match', () => {
  it('are offered before it in many books each', () => {
    const [first] = changesOf(all.map(({ body }) => body))
    if (!first) throw new RangeError('nothing is offered')
    const counts = ['corners', 'cards', 'shots'].map((tab) => booksOf(first, tab))
    expect(counts[0]).toBeGreaterThanOrEqual(36)
    expect(counts[1]).toBeGreaterThanOrEqual(26)
    expect(counts[2]).toBeGreaterThanOrEqual(20)
  })

  it('are not offered where the source does not record them', () => {
    const without = programmeWith(undefined)
    const bodies = without.between(0, without.endsAt).map(({ body }) => body)
    expect([...new Set(changesOf(bodies).flatMap(tabsOf))]).toEqual(['goals'])
  })

  it('move the prices of their own family at once, and stop no betting', () => {
    const bodies = bodiesAt(CORNER_SECOND)
    expect(bodies.some(({ kind }) => kind === 'bet_stop')).toBe(false)
    const [change] = changesOf(bodies)
    expect(change && tabsOf(change)).toEqual(['corners'])
    expect(change && booksOf(change, 'corners')).toBeGreaterThan(20)
    expect(change?.timeline?.at(-1)).toMatchObject({ kind: 'corner', side: 'home', minute: 11 })
    expect(changesOf(bodiesAt(CARD_SECOND)).map(tabsOf)).toEqual([['cards']])
  })

  it.each([
    ['result', MATCH_RESULT],
    ['most corners', idOf('corners-result')],
  ])('stop betting and move the odds of the %s at once where a player is sent off', (_, id) => {
    const red = CARD_SECOND + 120
    expect(bodiesAt(red).some(({ kind }) => kind === 'bet_stop')).toBe(true)
    const oddsAt = (second: number) => {
      const [state] = changesOf(programme.snapshot(KICK_OFF + second * 1000, KICK_OFF * 2))
      const market = state?.markets.find(({ marketId }) => marketId === id)
      return market?.selections.map(({ odds }) => odds) ?? []
    }
    const [[home = 0, , away = 0], [homeAfter, , awayAfter]] = [oddsAt(red - 1), oddsAt(red)]
    expect(homeAfter).toBeGreaterThan(1.2 * home)
    expect(awayAfter).toBeLessThan(0.8 * away)
  })

  it('move the odds of shots at once where a player is sent off', () => {
    const red = CARD_SECOND + 120
    const overs = (second: number) => {
      const [state] = changesOf(programme.snapshot(KICK_OFF + second * 1000, KICK_OFF * 2))
      const ofHome = state?.markets.filter(({ marketId }) => marketId === idOf('sot-team-total'))
      return new Map(ofHome?.map(({ selections: [over] }) => [over?.selectionId, over?.odds ?? 0]))
    }
    const [before, after] = [overs(red - 1), overs(red)]
    const ratios = [...before].map(([id, odds]) => (after.get(id) ?? odds) / odds)
    expect(Math.max(...ratios)).toBeGreaterThan(1.2)
    expect(Math.min(...ratios)).toBeLessThan(0.9)
  })

  it('leave the other markets of a snapshot at the version in which they were last sent', () => {
    const versionsAt = (second: number) => {
      const [state] = changesOf(programme.snapshot(KICK_OFF + second * 1000, KICK_OFF * 2))
      const versions = new Map<string, number>()
      for (const { marketId, selections } of state?.markets ?? []) {
        versions.set(TAB.get(marketId) ?? 'goals', selections[0]?.version ?? 0)
      }
      return versions
    }
    const [before, after] = [versionsAt(CORNER_SECOND - 1), versionsAt(CORNER_SECOND)]
    expect(after.get('goals')).toBe(before.get('goals'))
    expect(after.get('cards')).toBe(before.get('cards'))
    expect(after.get('corners')).toBe((before.get('corners') ?? 0) + 1)
  })

  it('settle at once what they decide, and the rest when the 90 minutes are over', () => {
    const settled = (second: number, key: string) =>
      bodiesAt(second).flatMap((body) =>
        body.kind === 'bet_settlement'
          ? body.outcomes.filter(({ marketId }) => marketId === idOf(key))
          : [],
      )
    const results = (second: number, key: string) =>
      settled(second, key).map(({ result }) => result)
    expect(results(CORNER_SECOND, 'corners-next')).toEqual(['win', 'lose', 'lose'])
    expect(results(CARD_SECOND, 'cards-next')).toEqual(['win', 'lose', 'lose'])
    expect(results(CARD_SECOND + 120, 'sending-off')).toEqual(['win', 'lose'])
    expect(results(CARD_SECOND, 'cards-result')).toEqual([])
    const ended = (90 + 2 + 4 + 15) * 60
    expect(results(ended, 'cards-result')).toEqual(['win', 'lose', 'lose'])
    expect(results(ended, 'sot-result')).toEqual(['lose', 'win', 'lose'])
  })

  it('are void where the match does not take place', () => {
    const result = { status: 'cancelled', halfTime: null, fullTime: null } as const
    const script = exampleScript({ incidents: [], goals: [], result })
    const cancelled = footballProgramme(examplePlay({ script }))
    const bodies = cancelled.between(0, cancelled.endsAt).map(({ body }) => body)
    const outcomes = bodies
      .flatMap((body) => (body.kind === 'bet_settlement' ? body.outcomes : []))
      .filter(({ marketId }) => TAB.has(marketId))
    expect(outcomes.length).toBeGreaterThan(100)
    expect(new Set(outcomes.map((one) => one.result))).toEqual(new Set(['void']))
  })
})
