import { fightContest } from '@caderneta/feed/boxing/fight-contest'
import type { FightRates } from '@caderneta/feed/boxing/fight-model'
import { type Random, randomFrom } from '@caderneta/feed/random'
import { describe, expect, it } from 'vitest'
import { sampleFight } from '../boxing/sample-fight.ts'
import { expectedFightOutcome } from './independent-fights.ts'

const FIGHTS = 2_000
/** A round of three minutes and its rest. */
const ROUND_AND_REST_SECONDS = 240

/** Fights of every length, from those stopped at once to those that are always judged. */
function anyRates(random: Random): FightRates {
  const often = random.pick([0, 0.001, 0.006, 0.02, 0.2])
  return {
    roundsScheduled: random.pick([8, 10, 12]),
    homeStops: often * random.next(),
    awayStops: often * random.next(),
    homeRound: random.next(),
  }
}

function* fights() {
  for (let index = 0; index < FIGHTS; index += 1) {
    const random = randomFrom(`fight of the calculator ${index}`)
    const rates = anyRates(random)
    const moments = sampleFight(random, rates)
    const last = moments.at(-1)
    if (!last) throw new RangeError('no moments')
    const facts = moments.flatMap(({ clock, facts: drafts = [] }) =>
      drafts.map((draft) => ({ period: clock.period, ...draft })),
    )
    const roundSeconds = last.second % ROUND_AND_REST_SECONDS
    yield { model: fightContest(rates), moments, last, fight: { facts, roundSeconds } }
  }
}

const FOUGHT = [...fights()]

describe('the selections of a fight', () => {
  it('are settled as computed independently, in 2,000 fights', () => {
    const differences: string[] = []
    let compared = 0
    for (const { model, last, fight } of FOUGHT) {
      const results = model.outcomes(last.state)
      model.sheet.selections.forEach(({ marketId, name, handicap }, position) => {
        const expected = expectedFightOutcome(fight, marketId, name, handicap)
        compared += 1
        if (results[position] === expected) return
        differences.push(`${marketId} ${name} ${handicap}: ${results[position]}, ${expected}`)
      })
    }
    expect(differences.slice(0, 10)).toEqual([])
    expect(compared).toBeGreaterThan(60 * FIGHTS)
  })

  it('are settled early as they are at the end, and win as often as each book says', () => {
    for (const { model, moments, last } of FOUGHT) {
      const final = model.outcomes(last.state)
      for (const { state } of moments) {
        model.outcomes(state).forEach((early, position) => {
          if (early !== null && early !== final[position]) expect(early).toBe(final[position])
        })
      }
      for (const { positions, winners } of model.sheet.markets) {
        const results = positions.map((position) => final[position])
        const count = results.filter((result) => result === 'win').length
        if (!results.includes('void')) expect(count).toBe(winners ?? count)
        else expect(results.every((result) => result === 'void')).toBe(true)
      }
    }
  })
})

describe('the second opinion on a fight', () => {
  const fact = (kind: string, period: string, side: 'home' | 'away' | null) =>
    ({ kind, period, side }) as const
  const second = (marketId: number, name = '1', handicap = '') =>
    expectedFightOutcome(
      {
        facts: [
          fact('round', 'R1', 'home'),
          fact('knockdown', 'R2', 'away'),
          fact('stoppage', 'R2', 'away'),
        ],
        roundSeconds: 20,
      },
      marketId,
      name,
      handicap,
    )

  it('knows the way and the round of a stoppage', () => {
    expect(second(1100003, '2 by KO')).toBe('win')
    expect(second(1100004, '2 & Round 2')).toBe('win')
    expect(second(1100005, '2 & Rounds 1-3')).toBe('win')
    expect(second(1100005, '1 & Rounds 1-3')).toBe('lose')
    expect(second(1100006, 'Decision')).toBe('lose')
    expect([2, 3].map((round) => second(1100007, 'Yes', `roundnr=${round}`))).toEqual([
      ...['win', 'lose'],
    ])
    expect(second(1107001, 'Yes')).toBe('win')
    expect(['1', '2'].map((side) => second(1107002, 'Yes', `side=${side}`))).toEqual([
      ...['win', 'lose'],
    ])
    expect(second(1100008, 'Stoppage')).toBe('win')
    expect(second(1)).toBeUndefined()
  })

  it.each([
    ['Unanimous', [-2, -4, -1]],
    ['Unanimous', [0, 0, 0]],
    ['Majority', [3, 0, 1]],
    ['Majority', [0, 0, -1]],
    ['Split', [3, -1, 2]],
    ['Split', [0, 2, -2]],
  ])('reads %s from the leads %j of the cards', (type, leads) => {
    const cards = leads.map((lead) => ({
      ...fact('scorecard', 'FT', null),
      partScore: [114 + Math.max(lead, 0), 114 + Math.max(-lead, 0)],
    }))
    const facts = [...cards, fact('decision', 'FT', 'home')]
    expect(expectedFightOutcome({ facts, roundSeconds: 0 }, 1100008, type, '')).toBe('win')
  })
})
