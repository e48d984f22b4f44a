import { BOXING_WINNER } from '@caderneta/domain/markets/market/market'
import { marketOf } from '@caderneta/domain/markets/registry/markets-by-sport'
import { SPORT } from '@caderneta/domain/markets/registry/sports'
import { fightContest } from '@caderneta/feed/boxing/fight-contest'
import { NO_OPINION } from '@caderneta/feed/testing/no-opinion'
import { priceSheet } from '@caderneta/pricing/chances/market-sheet'
import type { FightRates } from '@caderneta/pricing/fights/fight-model'
import { randomFrom } from '@caderneta/pricing/random'
import { sized } from '@caderneta/pricing/testing/campaign-size'
import { describe, expect, it } from 'vitest'
import {
  Calibration,
  DEVIATIONS_MAX,
  oneMarketOfEachId,
  RandomBettor,
} from '../testing/calibration.ts'
import { sampleFight } from './sample-fight.ts'

const FIGHTS = sized({ test: 2_000, small: 20_000, full: 200_000 })
const LIVE_FIGHTS = sized({ test: 3_000, small: 8_000, full: 80_000 })
const PAIRS = 25

const random = randomFrom('pairs of fighters')
const contests = Array.from({ length: PAIRS }, () => {
  const rates: FightRates = {
    roundsScheduled: random.pick([8, 10, 12]),
    homeStops: 0.002 + 0.012 * random.next(),
    awayStops: 0.002 + 0.012 * random.next(),
    homeRound: 0.3 + 0.4 * random.next(),
  }
  const model = fightContest(rates)
  const fair = model.chances(model.start, NO_OPINION)
  return { rates, model, fair, prices: priceSheet(model.sheet, fair) }
})

function fought(index: number) {
  const contest = contests[index % PAIRS]
  if (!contest) throw new RangeError('no contest')
  const moments = sampleFight(randomFrom(`fight ${index}`), contest.rates)
  const last = moments.at(-1)
  if (!last) throw new RangeError('no moments')
  return { ...contest, moments, last, results: contest.model.outcomes(last.state) }
}

describe('a sampled fight', () => {
  it('wins as often as priced, in every band of every market, and keeps the margin', () => {
    const [calibration, bettor, choice] = [
      new Calibration(),
      new RandomBettor(),
      randomFrom('choice'),
    ]
    for (let index = 0; index < FIGHTS; index += 1) {
      const { model, fair, prices, results } = fought(index)
      for (const { positions, marketId } of oneMarketOfEachId(model.sheet.markets, choice)) {
        const position = choice.pick(positions)
        const result = results[position] ?? null
        calibration.add(String(marketId), fair[position] ?? 0, result)
        if (marketId === BOXING_WINNER) bettor.bet(prices.odds[position] ?? 0, result)
      }
    }
    expect(calibration.unsound).toEqual([])
    expect(calibration.bands).toBeGreaterThan(15)
    expect(bettor.loss).toBeGreaterThan(0)
    const margin = marketOf(SPORT.boxing.id, BOXING_WINNER)?.margin ?? Number.NaN
    expect(Math.abs(bettor.deviationsFrom(margin))).toBeLessThan(DEVIATIONS_MAX)
  })

  it('wins as often as the live price implies, at any moment', () => {
    const [calibration, choice] = [new Calibration(), randomFrom('live choice')]
    for (let index = 0; index < LIVE_FIGHTS; index += 1) {
      const { model, moments, results } = fought(index)
      const state = moments.slice(0, -1)[choice.integer(0, 70)]?.state
      if (!state) continue
      const [known, chances] = [model.outcomes(state), model.chances(state, NO_OPINION)]
      for (const { positions, marketId } of oneMarketOfEachId(model.sheet.markets, choice)) {
        const position = choice.pick(positions)
        if (known[position] !== null) continue
        calibration.add(String(marketId), chances[position] ?? 0, results[position] ?? null)
      }
    }
    expect(calibration.unsound).toEqual([])
    expect(calibration.bands).toBeGreaterThan(15)
  })

  it('goes forward in time and knows everything at its end', () => {
    for (let index = 0; index < 200; index += 1) {
      const { moments, last, results, rates, model } = fought(index)
      expect(moments[0]?.second).toBe(0)
      moments.slice(1).forEach((moment, i) => {
        expect(moment.second).toBeGreaterThan(moments[i]?.second ?? 0)
      })
      expect(results).not.toContain(null)
      expect(model.outcomes(model.start).every((result) => result === null)).toBe(true)
      expect([last.status, last.clock.period]).toEqual(['ended', 'FT'])
      const { end, halfRoundsFought } = last.state
      expect(end?.isByJudges).toBe(halfRoundsFought === 2 * rates.roundsScheduled)
    }
  })

  it('gives each round that was fought to one side', () => {
    for (let index = 0; index < 200; index += 1) {
      const { last } = fought(index)
      const rounds = Math.floor(last.state.halfRoundsFought / 2)
      expect(last.score[0] + last.score[1]).toBe(rounds)
    }
  })

  it('ends in every way that there is', () => {
    const ends = Array.from({ length: 400 }, (_, index) => fought(index).last.state.end)
    const endings = new Set(ends.map((end) => `${end?.winner} ${end?.isByJudges}`))
    expect(endings).toEqual(new Set(['1 true', '1 false', '2 true', '2 false', 'Draw true']))
  })

  it('is the same from the same key', () => {
    expect(fought(7).moments).toEqual(fought(7).moments)
    expect(fought(7).last).not.toEqual(fought(7 + PAIRS).last)
  })
})
