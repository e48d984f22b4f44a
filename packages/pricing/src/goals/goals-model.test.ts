import type { Score } from '@caderneta/domain/markets/game/game'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CertainState, certainTime } from '../testing/chances-in-state.ts'
import { jointProbability } from '../testing/joint-probability.ts'
import { goalChances } from './chances/goal-chances.ts'
import { goalsByCell } from './chances/goal-grid.ts'
import { lawOf } from './goals-model.ts'
import { LOW_SCORES, lowScoreWeight } from './low-scores.ts'
import { LEVEL } from './player-advantage.ts'
import type { GoalRates } from './rates.ts'
import { tempoAfter } from './tempo.ts'

const KICK_OFF: CertainState = { score: [0, 0], halfTime: null, left: [1, 1] }

const rate = fc.double({ min: 0.01, max: 2, noNaN: true })
const anyRates: fc.Arbitrary<GoalRates> = fc.record({
  home: fc.tuple(rate, rate),
  away: fc.tuple(rate, rate),
})
const share = fc.double({ min: 0.001, max: 0.999, noNaN: true })
const goals = fc.integer({ min: 0, max: 4 })
const firstHalf: fc.Arbitrary<CertainState> = fc.record({
  score: fc.tuple(goals, goals),
  halfTime: fc.constant(null),
  left: fc.tuple(share, fc.constant(1)),
})
const secondHalf: fc.Arbitrary<CertainState> = fc
  .tuple(goals, goals, goals, goals, share)
  .map(([home, away, moreHome, moreAway, left]) => ({
    score: [home + moreHome, away + moreAway],
    halfTime: [home, away],
    left: [0, left],
  }))
const anyState = fc.oneof(firstHalf, secondHalf)

const EXAMPLE: GoalRates = { home: [0.7, 0.9], away: [0.5, 0.4] }
/** One node for each tempo comes first, then those of low scores. */
const TEMPOS = tempoAfter(0, 0).length
const lawIn = (rates: GoalRates, state: CertainState) => lawOf(rates, state, certainTime(state))
const total = (chances: Iterable<number>) => [...chances].reduce((sum, each) => sum + each, 0)
const sumOver = (most: number, each: (goals: number) => number) =>
  total(Array.from({ length: most + 1 }, (_, number) => each(number)))

describe('the law of the goals of a match', () => {
  it('adds up to one in every state', () => {
    fc.assert(
      fc.property(anyRates, anyState, (rates, state) => {
        const law = lawIn(rates, state)
        expect(total(law.map(({ weight }) => weight))).toBeCloseTo(1, 12)
        expect(law.slice(0, TEMPOS).every(({ weight }) => weight > 0)).toBe(true)
        for (const { half1, half2 } of law) {
          for (const chances of [half1.home, half1.away, half2.home, half2.away]) {
            expect(total(chances)).toBeCloseTo(1, 12)
          }
        }
      }),
    )
  })

  it('is Poisson in each half at each tempo, above low scores', () => {
    const law = lawIn(EXAMPLE, KICK_OFF)
    const expected = tempoAfter(0, 0).map(
      (tempo) => tempo.chance * tempo.factor ** 5 * Math.exp(-2.5 * tempo.factor),
    )
    const counts = (0.7 ** 2 / 2) * (0.4 ** 3 / 6)
    const weights = total(law.slice(0, TEMPOS).map(({ weight }) => weight))
    expect(jointProbability(law, [2, 0], [2, 3])).toBeCloseTo(
      total(expected) * counts * weights,
      12,
    )
  })

  it('gives each final score its weight, whatever the state', () => {
    fc.assert(
      fc.property(anyRates, anyState, (rates, state) => {
        const law = lawIn(rates, state)
        const counts = law.slice(0, TEMPOS)
        for (const fullTime of [...LOW_SCORES, [2, 0] as const]) {
          for (const halfTime of [state.halfTime ?? state.score, fullTime]) {
            const expected = lowScoreWeight(rates, fullTime)
            const chance = jointProbability(counts, halfTime, fullTime) * expected
            expect(jointProbability(law, halfTime, fullTime)).toBeCloseTo(chance, 12)
          }
        }
      }),
    )
  })

  it('has more goals of one side where the other has more, and later where earlier', () => {
    const law = lawIn(EXAMPLE, KICK_OFF)
    const none = (home: boolean, away: boolean) =>
      sumOver(home ? 0 : 12, (h1) =>
        sumOver(away ? 0 : 12, (a1) =>
          sumOver(home ? 0 : 12, (h2) =>
            sumOver(away ? 0 : 12, (a2) => jointProbability(law, [h1, a1], [h1 + h2, a1 + a2])),
          ),
        ),
      )
    expect(none(true, true)).toBeGreaterThan(none(true, false) * none(false, true))
  })

  it('never takes a goal back', () => {
    fc.assert(
      fc.property(anyRates, anyState, (rates, state) => {
        const [home, away] = state.halfTime ?? state.score
        for (const { half1, half2 } of lawIn(rates, state)) {
          expect(total(half1.home.slice(0, home)) + total(half1.away.slice(0, away))).toBe(0)
          expect(total(half2.home.slice(0, state.score[0] - home))).toBe(0)
          expect(total(half2.away.slice(0, state.score[1] - away))).toBe(0)
        }
      }),
    )
  })

  it('knows the half-time score once the first half is over', () => {
    const law = lawIn(EXAMPLE, { score: [2, 1], halfTime: [1, 1], left: [0, 0.5] })
    expect(law.every(({ half1 }) => half1.home[1] === 1 && half1.away[1] === 1)).toBe(true)
  })

  it('gives no chance to a final score below that of half-time', () => {
    const law = lawIn(EXAMPLE, KICK_OFF)
    expect(jointProbability(law, [2, 0], [1, 0])).toBe(0)
    expect(jointProbability(law, [1, 0], [1, 0])).toBeGreaterThan(0)
    expect(jointProbability(law, [1, 0], [1000, 0])).toBe(0)
  })

  it('is certain when nothing is left to play', () => {
    const law = lawIn(EXAMPLE, { score: [3, 2], halfTime: [1, 1], left: [0, 0] })
    expect(jointProbability(law, [1, 1], [3, 2])).toBeCloseTo(1, 12)
  })
})

describe('a dismissal', () => {
  const wins = (state: CertainState) => {
    const chances = goalChances(lawIn(EXAMPLE, state)).of('match')
    const { home, away } = goalsByCell('match', 'match')
    const sumOf = (isCounted: (lead: number) => boolean) =>
      chances.reduce((sum, chance, cell) => {
        return isCounted((home[cell] ?? 0) - (away[cell] ?? 0)) ? sum + chance : sum
      }, 0)
    return { home: sumOf((lead) => lead > 0), away: sumOf((lead) => lead < 0) }
  }

  it('makes its side win less often and the other more often, the more the earlier', () => {
    fc.assert(
      fc.property(anyState, fc.integer({ min: -2, max: 2 }), (state, now) => {
        fc.pre(Math.abs(state.score[0] - state.score[1]) < 3)
        const withPlayers = (players: number) =>
          wins({ ...state, advantage: { now: players, played: [0, 0] } })
        const [fewer, more] = [withPlayers(now), withPlayers(now + 1)]
        expect(more.home).toBeGreaterThan(fewer.home)
        expect(more.away).toBeLessThan(fewer.away)
      }),
    )
    const lossAt = (left: number) => {
      const state: CertainState = { score: [0, 0], halfTime: [0, 0], left: [0, left] }
      const level = wins({ ...state, advantage: LEVEL }).home
      return level - wins({ ...state, advantage: { now: -1, played: [0, 0] } }).home
    }
    expect(lossAt(0.9)).toBeGreaterThan(lossAt(0.3))
  })

  it('makes goals of the side with fewer players the sign of an open match', () => {
    const sofar = (advantage: number): CertainState => ({
      ...{ score: [2, 0], halfTime: null, left: [0.2, 1] },
      advantage: { now: 0, played: [advantage, 0] },
    })
    const none = (state: CertainState) => jointProbability(lawIn(EXAMPLE, state), [2, 0], [2, 0])
    expect(none(sofar(-0.8))).toBeLessThan(none(sofar(0.8)))
  })
})

/** What a price of now has to be: the mean of the prices a little later, goals or no goals. */
describe('the chances of a match', () => {
  it('are on average the same after some time as before it', () => {
    const run = fc.tuple(anyRates, firstHalf, share, fc.tuple(goals, goals))
    fc.assert(
      fc.property(run, ([rates, { score, left }, part, more]) => {
        const minutes = left[0] * part
        const law = lawIn(rates, { score, halfTime: null, left })
        const halfTime: Score = [score[0] + more[0], score[1] + more[1]]
        const fullTime: Score = [halfTime[0] + 1, halfTime[1]]
        const mean = sumOver(more[0], (home) =>
          sumOver(more[1], (away) => {
            const later = lawIn(rates, {
              score: [score[0] + home, score[1] + away],
              halfTime: null,
              left: [left[0] - minutes, 1],
            })
            const chances = tempoAfter(0, 0).map(({ factor }, i) => {
              const [ofHome, ofAway] = [rates.home[0], rates.away[0]].map((each) => each * factor)
              const weight = (law[i]?.weight ?? 0) * poisson((ofHome ?? 0) * minutes, home)
              return weight * poisson((ofAway ?? 0) * minutes, away)
            })
            // Low scores weigh more in some of the states to come than in others.
            const weights = later.slice(0, TEMPOS).map(({ weight }) => weight)
            return (total(chances) / total(weights)) * jointProbability(later, halfTime, fullTime)
          }),
        )
        expect(mean).toBeCloseTo(jointProbability(law, halfTime, fullTime), 10)
      }),
    )
  })
})

function poisson(mean: number, count: number): number {
  let chance = Math.exp(-mean)
  for (let i = 1; i <= count; i += 1) chance *= mean / i
  return chance
}
