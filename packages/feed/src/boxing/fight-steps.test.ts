import { expect, it } from 'vitest'
import { itemAt } from '../item-at.ts'
import { randomFrom } from '../random.ts'
import { NO_OPINION } from '../testing/no-opinion.ts'
import { type Cards, verdictOf } from './fight-cards.ts'
import { fightContest } from './fight-contest.ts'
import {
  CLEAR_ROUND,
  FIGHT_START,
  type FightRates,
  type FightState,
  KNOCKDOWNS_PER_STOPPAGE,
  LEVEL_CARD,
  SLICES_OF_HALF_ROUND,
  SLICES_OF_ROUND,
  SURVIVED,
} from './fight-model.ts'

interface Step {
  readonly chance: number
  readonly state: FightState
}

const RATES: readonly FightRates[] = [
  { roundsScheduled: 8, homeStops: 0.009, awayStops: 0.003, homeRound: 0.6 },
  { roundsScheduled: 12, homeStops: 0.002, awayStops: 0.014, homeRound: 0.35 },
]
const FIGHTS = 14
/** Its stakes come back at a draw: its chances are those of fights without one. */
const DRAW_NO_BET = 1100001

/** All that the next half minute may bring, or the reading of the cards after the last bell. */
function stepsFrom(rates: FightRates, state: FightState): readonly Step[] {
  if (state.slicesFought === rates.roundsScheduled * SLICES_OF_ROUND) return verdicts(state)
  const { homeStops, awayStops } = rates
  const hits = [homeStops, awayStops].map((stops) => stops * KNOCKDOWNS_PER_STOPPAGE)
  const [byHome, byAway] = [itemAt(hits, 0), itemAt(hits, 1)]
  const running = { ...state, roundsBegun: Math.floor(state.slicesFought / SLICES_OF_ROUND) + 1 }
  return [
    { chance: byHome * (1 - SURVIVED), state: stopped(down(running, '1'), '1') },
    { chance: byAway * (1 - SURVIVED), state: stopped(down(running, '2'), '2') },
    ...[
      { chance: byHome * SURVIVED, state: down(running, '1') },
      { chance: byAway * SURVIVED, state: down(running, '2') },
      { chance: 1 - byHome - byAway, state: running },
    ].flatMap((step) => lasted(rates, step)),
  ]
}

function down(state: FightState, by: '1' | '2'): FightState {
  const more = ([home, away]: readonly [number, number]) =>
    by === '1' ? ([home, away + 1] as const) : ([home + 1, away] as const)
  return { ...state, downs: more(state.downs), roundDowns: more(state.roundDowns) }
}

function stopped(state: FightState, winner: '1' | '2'): FightState {
  return { ...state, end: { winner, verdict: null } }
}

function lasted(rates: FightRates, { chance, state }: Step): readonly Step[] {
  const slicesFought = state.slicesFought + 1
  const halfRoundsFought = Math.floor(slicesFought / SLICES_OF_HALF_ROUND)
  const next = { ...state, slicesFought, halfRoundsFought }
  if (slicesFought % SLICES_OF_ROUND !== 0) return [{ chance, state: next }]
  return cardsOfRound(rates, state).map(([share, [one, two, three]]) => {
    const [first, second, third] = state.cards
    const cards: Cards = [first + one, second + two, third + three]
    return { chance: chance * share, state: { ...next, cards, roundDowns: [0, 0] as const } }
  })
}

function cardsOfRound(
  { homeRound }: FightRates,
  { roundDowns: [home, away] }: FightState,
): readonly (readonly [chance: number, given: Cards])[] {
  const net = 2 * Math.sign(away - home)
  if (net !== 0) return [[1, [net, net, net]]]
  const judges = everyThree([1, -1]).map((given): readonly [number, Cards] => [
    given.reduce((all, one) => all * (one > 0 ? homeRound : 1 - homeRound), 1 - CLEAR_ROUND),
    given,
  ])
  return [
    [CLEAR_ROUND * homeRound, [1, 1, 1]],
    [CLEAR_ROUND * (1 - homeRound), [-1, -1, -1]],
    ...judges,
  ]
}

function verdicts(state: FightState): readonly Step[] {
  return everyThree([0, 1, -1]).flatMap((found) => {
    const shares = state.cards.map((card, judge) => {
      const more = itemAt(found, judge)
      if (card !== 0) return more === 0 ? 1 : 0
      return more === 0 ? LEVEL_CARD : (1 - LEVEL_CARD) / 2
    })
    const chance = shares.reduce((all, share) => all * share, 1)
    const [first, second, third] = state.cards
    const cards: Cards = [first + found[0], second + found[1], third + found[2]]
    return chance > 0 ? [{ chance, state: { ...state, cards, end: verdictOf(cards) } }] : []
  })
}

function everyThree(values: readonly number[]): readonly Cards[] {
  return values.flatMap((one) =>
    values.flatMap((two) => values.map((three): Cards => [one, two, three])),
  )
}

it('prices a fight, in every state, at the mean of what the next half minute may bring', () => {
  const random = randomFrom('half minutes of fights')
  let states = 0
  for (let fight = 0; fight < FIGHTS; fight += 1) {
    const rates = random.pick(RATES)
    const { chances, sheet } = fightContest(rates)
    for (let state = FIGHT_START; state.end === null; ) {
      const steps = stepsFrom(rates, state)
      const now = chances(state, NO_OPINION)
      const means = new Float64Array(now.length)
      for (const step of steps) {
        const then = chances(step.state, NO_OPINION)
        means.forEach((mean, i) => {
          means[i] = mean + step.chance * (then[i] ?? Number.NaN)
        })
      }
      for (const [position, { marketId }] of sheet.selections.entries()) {
        if (marketId === DRAW_NO_BET) continue
        expect(means[position]).toBeCloseTo(now[position] ?? -1, 10)
      }
      state = sampled(steps, random.next())
      states += 1
    }
  }
  expect(states).toBeGreaterThan(300)
})

function sampled(steps: readonly Step[], share: number): FightState {
  let left = share
  const step = steps.find(({ chance }) => {
    left -= chance
    return left < 0
  })
  return (step ?? itemAt(steps, 0)).state
}
