import { randomFrom } from '@caderneta/pricing/random'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Goal } from '../football/match-script.ts'
import type { MatchRecord, RecordedGoal, RecordedScore } from './competition.ts'
import { placeGoals } from './place-goals.ts'

const at = (minute: number, offset = 0): RecordedGoal => ({ minute, offset })

const score = (changes: Partial<RecordedScore>): RecordedScore => ({
  halfTime: [0, 0],
  fullTime: [0, 0],
  extraTime: null,
  penalties: null,
  ...changes,
})

const STOPPAGE = { '1H': 2, '2H': 6 }

const place = (recorded: RecordedScore, goals: MatchRecord['goals'] = null) =>
  placeGoals(recorded, goals, randomFrom('test'), STOPPAGE)

const shown = ({ side, period, minute, stoppage }: Goal) =>
  `${side} ${period} ${minute}${stoppage > 0 ? `+${stoppage}` : ''}`

const countOf = (goals: readonly Goal[], side: Goal['side'], ...periods: Goal['period'][]) =>
  goals.filter((each) => each.side === side && periods.includes(each.period)).length

const pair = (max: number) => fc.tuple(fc.nat(max), fc.nat(max))
const anyScore: fc.Arbitrary<RecordedScore> = fc
  .tuple(pair(4), pair(4), pair(2), fc.boolean(), fc.boolean())
  .map(([first, second, third, isHalfKnown, hasExtraTime]) => {
    const fullTime = [first[0] + second[0], first[1] + second[1]] as const
    const extraTime = [fullTime[0] + third[0], fullTime[1] + third[1]] as const
    return score({
      halfTime: isHalfKnown ? first : null,
      fullTime,
      extraTime: hasExtraTime ? extraTime : null,
    })
  })
const anyList = fc.array(
  fc.record({ minute: fc.integer({ min: 1, max: 125 }), offset: fc.nat(9) }),
  {
    maxLength: 8,
  },
)

describe('the goals of a match', () => {
  it('are at their recorded minutes', () => {
    const goals = place(score({ halfTime: [1, 0], fullTime: [2, 1] }), [
      [at(90, 4), at(23)],
      [at(67)],
    ])
    expect(goals.map(shown)).toEqual(['home 1H 23', 'away 2H 67', 'home 2H 90+4'])
  })

  it('of extra time come on top of the 90 minutes', () => {
    const goals = place(score({ extraTime: [1, 1], penalties: [4, 2] }), [[at(117)], [at(105, 1)]])
    expect(goals.map(shown)).toEqual(['away ET1 105+1', 'home ET2 117'])
  })

  it('after minute 90 of a match without extra time fell in stoppage time', () => {
    const goals = place(score({ fullTime: [2, 0] }), [[at(93), at(97, 1)], []])
    expect(goals.map(shown)).toEqual(['home 2H 90+3', 'home 2H 90+8'])
  })

  it('that contradict the half-time score change halves, those nearest to half-time', () => {
    const goals = place(score({ halfTime: [2, 1], fullTime: [2, 3] }), [
      [at(26), at(35)],
      [at(20), at(44), at(48)],
    ])
    expect(goals.filter(({ period }) => period === '1H').map(shown)).toEqual([
      'away 1H 20',
      'home 1H 26',
      'home 1H 35',
    ])
    expect(goals.map(shown)).toContain('away 2H 48')
    expect(countOf(goals, 'away', '2H')).toBe(2)
  })

  it('are spread at random when the list does not add up to the score', () => {
    const recorded = score({ halfTime: [1, 0], fullTime: [3, 0] })
    const goals = place(recorded, [[at(10)], [at(20)]])
    expect([countOf(goals, 'home', '1H'), countOf(goals, 'home', '2H')]).toEqual([1, 2])
    expect(countOf(goals, 'away', '1H', '2H')).toBe(0)
  })

  it('add up to every recorded score, whatever the list contains', () => {
    fc.assert(
      fc.property(anyScore, anyList, anyList, fc.boolean(), (recorded, home, away, hasList) => {
        const goals = place(recorded, hasList ? [home, away] : null)
        for (const [index, side] of [[0, 'home'] as const, [1, 'away'] as const]) {
          const { halfTime, fullTime, extraTime } = recorded
          if (halfTime) expect(countOf(goals, side, '1H')).toBe(halfTime[index])
          expect(countOf(goals, side, '1H', '2H')).toBe(fullTime[index])
          const extra = (extraTime ?? fullTime)[index] - fullTime[index]
          expect(countOf(goals, side, 'ET1', 'ET2')).toBe(extra)
        }
      }),
    )
  })

  it('are within their periods, in order', () => {
    const ends = { '1H': [1, 45], '2H': [46, 90], ET1: [91, 105], ET2: [106, 120] } as const
    fc.assert(
      fc.property(anyScore, anyList, anyList, (recorded, home, away) => {
        const goals = place(recorded, [home, away])
        for (const { period, minute, stoppage } of goals) {
          expect(minute).toBeGreaterThanOrEqual(ends[period][0])
          expect(minute).toBeLessThanOrEqual(ends[period][1])
          if (stoppage > 0) expect(minute).toBe(ends[period][1])
        }
        const minutes = goals.map(({ minute, stoppage }) => minute + stoppage / 100)
        expect(minutes).toEqual([...minutes].sort((one, other) => one - other))
      }),
    )
  })

  it('are the same for the same seed, others for another', () => {
    const recorded = score({ halfTime: [2, 2], fullTime: [4, 4] })
    expect(place(recorded)).toEqual(place(recorded))
    expect(placeGoals(recorded, null, randomFrom('other'), STOPPAGE)).not.toEqual(place(recorded))
  })
})
