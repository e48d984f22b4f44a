import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CreditBudget } from './credit-budget.ts'
import { type CompetitionPlan, nextCall, ODDS_COST, SCORES_COST } from './next-call.ts'

const NOW = Date.UTC(2026, 10, 21)
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const idle: CompetitionPlan = {
  key: 'idle',
  eventsAt: NOW,
  oddsAt: NOW,
  scoresAt: NOW,
  nextStart: null,
  awaited: [],
}
const rich = () => new CreditBudget(30_000, NOW)
const next = (plans: readonly CompetitionPlan[], budget = rich(), now = NOW) =>
  nextCall(plans, { sportsAt: now, budget, now })

describe('the next call', () => {
  it('reads what is free first', () => {
    expect(nextCall([], { sportsAt: null, budget: rich(), now: NOW })).toEqual({ kind: 'sports' })
    const due = { ...idle, oddsAt: null, eventsAt: null, nextStart: NOW + HOUR }
    expect(next([due])).toEqual({ kind: 'events', key: 'idle' })
  })

  it('reads results before prices, from when the match should be over until scores end', () => {
    const priced = { ...idle, key: 'priced', oddsAt: null, nextStart: NOW + HOUR }
    const ended = { ...idle, key: 'ended', awaited: [NOW], scoresAt: NOW - HOUR }
    expect(next([priced, ended])).toEqual({ kind: 'scores', key: 'ended' })
    expect(next([{ ...ended, awaited: [NOW + 1] }])).toBeNull()
    expect(next([{ ...ended, awaited: [NOW - 3 * DAY] }])).toBeNull()
    expect(next([{ ...ended, awaited: [NOW - MINUTE], scoresAt: NOW }])).toBeNull()
  })

  it('reads prices the more often the nearer a kick-off is, and of the next one first', () => {
    const at = (key: string, startsIn: number, readAgo: number) => ({
      ...idle,
      key,
      nextStart: NOW + startsIn,
      oddsAt: NOW - readAgo,
    })
    expect(next([at('a', 30 * MINUTE, 14 * MINUTE)])).toBeNull()
    expect(next([at('a', 30 * MINUTE, 15 * MINUTE)])).toEqual({ kind: 'odds', key: 'a' })
    expect(next([at('a', 2 * DAY, 11 * HOUR)])).toBeNull()
    expect(next([at('a', 8 * DAY, 90 * DAY)])).toBeNull()
    const both = [at('far', 2 * DAY, DAY), at('near', HOUR, DAY)]
    expect(next(both)).toEqual({ kind: 'odds', key: 'near' })
  })

  it('keeps credits for results while matches are played', () => {
    const budget = new CreditBudget(120, NOW)
    const due = { ...idle, oddsAt: null, nextStart: NOW + HOUR }
    expect(next([due], budget)).toEqual({ kind: 'odds', key: 'idle' })
    expect(next([{ ...due, awaited: [NOW + HOUR] }], budget)).toBeNull()
  })
})

describe('the budget', () => {
  it('is never exceeded over a month, however many calls are due', () => {
    const perMonth = fc.integer({ min: 30, max: 2_000 })
    fc.assert(
      fc.property(perMonth, fc.integer({ min: 1, max: 40 }), (credits, competitions) => {
        const budget = new CreditBudget(credits, NOW)
        let spent = 0
        for (let now = NOW; now < NOW + 30 * DAY; now += 30 * MINUTE)
          for (let call = 0; call < competitions; call += 1) {
            if (!budget.allows(ODDS_COST, now)) continue
            budget.spend(ODDS_COST, now)
            spent += ODDS_COST
          }
        expect(spent).toBeLessThanOrEqual(credits + credits / 30)
      }),
      { numRuns: 30 },
    )
  })

  it('never exceeds what the provider says is left', () => {
    const budget = rich()
    budget.noteRemaining(SCORES_COST)
    expect([budget.allows(ODDS_COST, NOW), budget.allows(SCORES_COST, NOW)]).toEqual([false, true])
    budget.spend(SCORES_COST, NOW)
    expect(budget.remaining).toBe(0)
  })

  it('saves the credits of three days at most', () => {
    const budget = new CreditBudget(300, NOW)
    expect(budget.allows(30, NOW + 90 * DAY)).toBe(true)
    expect(budget.allows(31, NOW + 90 * DAY)).toBe(false)
  })
})
