import { describe, expect, it } from 'vitest'
import type { MatchRecord } from './competition.ts'
import { scriptCompetition } from './script-competition.ts'

const at = (minute: number) => ({ minute, offset: 0 })
const NONE = { halfTime: [0, 0], fullTime: [0, 0], extraTime: null, penalties: null } as const
const SEVEN = { halfTime: [4, 0], fullTime: [7, 0], extraTime: null, penalties: null } as const

const RECORD: MatchRecord = {
  date: '2025-04-05',
  time: '16:00',
  utcOffsetMinutes: null,
  isCalledOff: false,
  teams: ['CR Flamengo', 'EC Bahia'],
  ground: 'Maracanã',
  score: { halfTime: [1, 0], fullTime: [2, 1], extraTime: null, penalties: null },
  goals: null,
}

const scripted = (changes: Partial<MatchRecord> = {}, name = 'Brasileiro Série A 2025') =>
  scriptCompetition({ name, matches: [{ ...RECORD, ...changes }] }, 'seed')[0]

describe('a recorded match made ready', () => {
  it('keeps teams, ground and the moment at which it was played', () => {
    const match = scripted()
    expect(match?.moment).toBe('2025-04-05T19:00:00.000Z')
    expect(match?.fixture.teams.map(({ name }) => name)).toEqual(['CR Flamengo', 'EC Bahia'])
    expect(match?.fixture.location).toBe('Maracanã')
    expect(match?.fixture.sportId).toBe(1)
  })

  it('belongs to the tournament of its file', () => {
    expect(scripted()?.fixture.tournamentId).toBe(10037440)
    expect(scripted({}, 'World Cup 2022')?.fixture.tournamentId).toBe(10050001)
    expect(scripted({}, 'Copa Libertadores 2025')?.fixture.tournamentId).toBe(10041045)
  })

  it('has the recorded result and goals that add up to it', () => {
    const script = scripted()?.script
    expect(script?.result).toEqual({ status: 'finished', halfTime: [1, 0], fullTime: [2, 1] })
    expect(script?.goals.filter(({ period }) => period === '1H').length).toBe(1)
    expect(script?.goals.length).toBe(3)
    expect([script?.hasExtraTime, script?.penalties]).toEqual([false, null])
  })

  it('takes a half-time score that is not recorded from a whole list of goals', () => {
    const score = { halfTime: null, fullTime: [2, 1], extraTime: null, penalties: null } as const
    expect(scripted({ score })?.script.result.halfTime).toBeNull()
    const goals = [
      [
        { minute: 26, offset: 0 },
        { minute: 32, offset: 0 },
      ],
      [{ minute: 80, offset: 0 }],
    ] as const
    expect(scripted({ score, goals })?.script.result.halfTime).toEqual([2, 0])
    expect(scripted({ score, goals })?.script.goals.map(({ minute }) => minute)).toEqual([
      26, 32, 80,
    ])
  })

  it('goes to penalties without extra time where none is recorded', () => {
    const score = {
      halfTime: [0, 1],
      fullTime: [2, 1],
      extraTime: null,
      penalties: [4, 3],
    } as const
    const script = scripted({ score })?.script
    expect([script?.hasExtraTime, script?.penalties]).toEqual([false, [4, 3]])
  })

  it('goes to extra time where it is recorded, goals or not', () => {
    const draw = [1, 1] as const
    const score = { halfTime: null, fullTime: draw, extraTime: draw, penalties: null }
    const script = scripted({ score })?.script
    expect([script?.hasExtraTime, script?.goals.length]).toEqual([true, 2])
  })

  it('is left out while its result is not known', () => {
    expect(scripted({ score: null })).toBeUndefined()
  })

  it('is cancelled when it was called off', () => {
    const script = scripted({ score: null, isCalledOff: true, time: '' })?.script
    expect(script?.result).toEqual({ status: 'cancelled', halfTime: null, fullTime: null })
    expect(script?.goals).toEqual([])
  })

  it('goes on after its last goal: its length does not show which goal is the last', () => {
    const goals = [[{ minute: 30, offset: 0 }], [{ minute: 90, offset: 3 }]] as const
    const score = { halfTime: [1, 0], fullTime: [1, 1], extraTime: null, penalties: null } as const
    const match = { ...RECORD, score, goals }
    const matches = Array.from({ length: 400 }, () => match)
    const stoppages = scriptCompetition({ name: 'Cup', matches }, 'seed').map(
      ({ script }) => script.secondHalfStoppage,
    )
    const ending = (minutes: number) => stoppages.filter((each) => each === minutes).length
    expect(Math.min(...stoppages)).toBe(3)
    // By the law (football/stoppage.ts) 15 % end with the third minute and 25 % of the others next.
    expect(ending(3) / 400).toBeLessThan(0.25)
    expect(ending(4) / (400 - ending(3))).toBeLessThan(0.35)
    expect(new Set(stoppages).size).toBeGreaterThan(4)
  })

  it('is the same for the same seed', () => {
    expect(scripted()).toEqual(scripted())
    const competition = { name: 'Cup', matches: [RECORD] }
    expect(scriptCompetition(competition, 'other')).not.toEqual(
      scriptCompetition(competition, 'seed'),
    )
  })

  it('is priced from the matches before it', () => {
    const matches = [RECORD, { ...RECORD, date: '2025-04-01' }]
    const heavy = { ...RECORD, date: '2025-04-01', score: SEVEN }
    const [light] = scriptCompetition({ name: 'Cup', matches }, 'seed')
    const [after] = scriptCompetition({ name: 'Cup', matches: [RECORD, heavy] }, 'seed')
    expect(after?.script.rates.home[0]).toBeGreaterThan(light?.script.rates.home[0] ?? 9)
  })
})

describe('what a file leaves open', () => {
  const LISTED: MatchRecord = {
    ...RECORD,
    score: { ...NONE, halfTime: [1, 1], fullTime: [2, 1] },
    goals: [[at(26), at(80)], [at(32)]],
  }
  const GOALLESS: MatchRecord = { ...RECORD, score: NONE }
  const scriptsOf = (matches: readonly MatchRecord[]) =>
    scriptCompetition({ name: 'Cup', matches }, 'seed').map(({ script }) => script)

  it('is nothing where goals are listed, and of a match without goals nothing can be', () => {
    const [listed, goalless] = scriptsOf([LISTED, GOALLESS])
    expect([...(listed?.unknown ?? [])]).toEqual([])
    expect(listed?.unknown).toBe(goalless?.unknown)
    expect([listed?.isOrderMadeUp, goalless?.isOrderMadeUp]).toEqual([false, false])
  })

  it('is the same in all of its matches, so that none shows by it how it ends', () => {
    const withoutHalf = { ...RECORD, score: { ...SEVEN, halfTime: null } }
    for (const script of scriptsOf([LISTED, RECORD, GOALLESS])) {
      expect([...(script.unknown ?? [])]).toEqual(['goals'])
    }
    for (const script of scriptsOf([LISTED, withoutHalf])) {
      expect([...(script.unknown ?? [])].sort()).toEqual(['goals', 'halfTime'])
    }
  })

  it('is not shown by a match whose list contradicts its scores: its order is void in the end', () => {
    const contradicting: MatchRecord = { ...LISTED, score: { ...NONE, fullTime: [2, 1] } }
    const [listed, other] = scriptsOf([LISTED, contradicting])
    expect([...(other?.unknown ?? [])]).toEqual([])
    expect([listed?.isOrderMadeUp, other?.isOrderMadeUp]).toEqual([false, true])
  })
})
