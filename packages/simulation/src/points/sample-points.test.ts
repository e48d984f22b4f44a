import { MATCH_RESULT, MONEY_LINE } from '@caderneta/domain/markets/market/market'
import { marketOf } from '@caderneta/domain/markets/registry/markets-by-sport'
import { SPORT } from '@caderneta/domain/markets/registry/sports'
import { pointsContest } from '@caderneta/feed/points/points-contest'
import { NO_OPINION } from '@caderneta/feed/testing/no-opinion'
import { priceSheet } from '@caderneta/pricing/chances/market-sheet'
import type { PointsRates, PointsState } from '@caderneta/pricing/points/points-model'
import {
  AMERICAN_FOOTBALL_POINTS,
  BASKETBALL_POINTS,
} from '@caderneta/pricing/points/points-sports'
import { randomFrom } from '@caderneta/pricing/random'
import { sized } from '@caderneta/pricing/testing/campaign-size'
import { describe, expect, it } from 'vitest'
import {
  Calibration,
  DEVIATIONS_MAX,
  oneMarketOfEachId,
  RandomBettor,
} from '../testing/calibration.ts'
import { AMERICAN_FOOTBALL_FORMAT, BASKETBALL_FORMAT } from './points-format.ts'
import { samplePoints } from './sample-points.ts'

const GAMES = sized({ test: 3_000, small: 20_000, full: 200_000 })
const LIVE_GAMES = sized({ test: 1_000, small: 2_000, full: 20_000 })
const SHAPES = sized({ test: 3_000, small: 3_000, full: 30_000 })
const PAIRS = 25
const MARGIN = marketOf(SPORT.basketball.id, MONEY_LINE)?.margin ?? Number.NaN

const SPORTS = [
  { name: 'basketball', sport: BASKETBALL_POINTS, format: BASKETBALL_FORMAT, rate: 1.1 },
  {
    name: 'American football',
    sport: AMERICAN_FOOTBALL_POINTS,
    format: AMERICAN_FOOTBALL_FORMAT,
    rate: 1.9,
  },
] as const

/** Games of pairs of unequal sides; those of one pair have one model. */
function pairsOf(rate: number): readonly PointsRates[] {
  const random = randomFrom(`pairs ${rate}`)
  return Array.from({ length: PAIRS }, () => ({
    home: rate * (1 + 0.12 * (random.next() - 0.4)),
    away: rate * (1 + 0.12 * (random.next() - 0.6)),
  }))
}

describe.each(SPORTS)('a sampled game of $name', ({ sport, format, rate }) => {
  const contests = pairsOf(rate).map((rates) => ({ rates, model: pointsContest(sport, rates) }))
  const contestAt = (index: number) => {
    const contest = contests[index % PAIRS]
    if (!contest) throw new RangeError('no contest')
    return contest
  }
  const played = (index: number) => {
    const { rates, model } = contestAt(index)
    const moments = samplePoints(randomFrom(`game ${index}`), { sport, format, rates })
    return { model, moments }
  }
  const lastOf = (index: number): PointsState => {
    const { moments, model } = played(index)
    return moments.at(-1)?.state ?? model.start
  }

  it('wins as often as priced, in every band of every market, and keeps the margin', () => {
    const fair = contests.map(({ model }) => model.chances(model.start, NO_OPINION))
    const prices = contests.map(({ model }, i) => priceSheet(model.sheet, fair[i] ?? []))
    const [calibration, random] = [new Calibration(), randomFrom('selection')]
    const bettor = new RandomBettor()
    for (let index = 0; index < GAMES; index += 1) {
      const { model } = contestAt(index)
      const results = model.outcomes(lastOf(index))
      for (const market of oneMarketOfEachId(model.sheet.markets, random)) {
        const position = random.pick(market.positions)
        const [chance, result] = [fair[index % PAIRS]?.[position] ?? 0, results[position] ?? null]
        calibration.add(String(market.marketId), chance, result)
        if (market.marketId !== MONEY_LINE && market.marketId !== MATCH_RESULT) continue
        bettor.bet(prices[index % PAIRS]?.odds[position] ?? 0, result)
      }
    }
    expect(calibration.unsound).toEqual([])
    expect(calibration.bands).toBeGreaterThan(15)
    expect(bettor.loss).toBeGreaterThan(0)
    expect(Math.abs(bettor.deviationsFrom(MARGIN))).toBeLessThan(DEVIATIONS_MAX)
  })

  it('wins as often as the live price implies, at any moment', () => {
    const [calibration, random] = [new Calibration(), randomFrom('moment')]
    for (let index = 0; index < LIVE_GAMES; index += 1) {
      const { model, moments } = played(index)
      const state = moments[random.integer(0, 170)]?.state
      if (!state) continue
      const known = model.outcomes(state)
      const chances = model.chances(state, NO_OPINION)
      const results = model.outcomes(moments.at(-1)?.state ?? model.start)
      for (const { positions, marketId } of oneMarketOfEachId(model.sheet.markets, random)) {
        const position = random.pick(positions)
        if (known[position] !== null) continue
        calibration.add(String(marketId), chances[position] ?? 0, results[position] ?? null)
      }
    }
    expect(calibration.unsound).toEqual([])
    expect(calibration.bands).toBeGreaterThan(sized({ test: 3, small: 15, full: 15 }))
  })

  it('goes forward in time, counts up, and knows everything at its end', () => {
    for (let index = 0; index < 50; index += 1) {
      const { model, moments } = played(index)
      expect(moments[0]?.second).toBe(0)
      moments.slice(1).forEach((moment, i) => {
        const before = moments[i]
        if (!before) return
        expect(moment.second).toBeGreaterThan(before.second)
        expect(moment.score[0]).toBeGreaterThanOrEqual(before.score[0])
        expect(moment.score[1]).toBeGreaterThanOrEqual(before.score[1])
        expect(moment.clock.minute).toBeLessThanOrEqual(format.quarterMinutes)
      })
      expect(moments.at(-1)?.status).toBe('ended')
      expect(moments.filter(({ status }) => status === 'halftime')).toHaveLength(1)
      expect(model.outcomes(lastOf(index))).not.toContain(null)
      expect(model.outcomes(model.start).every((result) => result === null)).toBe(true)
    }
  })

  it('goes to overtime when it is level, and ends level only where that may be', () => {
    let [overtimes, ties] = [0, 0]
    for (let index = 0; index < SHAPES; index += 1) {
      const { atEndOf, score } = lastOf(index)
      const [home, away] = atEndOf.regular ?? [0, 0]
      if (home === away) overtimes += 1
      else expect(score).toEqual(atEndOf.regular)
      if (score[0] === score[1]) ties += 1
    }
    expect(overtimes).toBeGreaterThan(50)
    expect(ties > 0).toBe(!sport.isPlayedToDecision)
  })

  it('is the same from the same key and another from another', () => {
    expect(played(7)).toEqual(played(7))
    expect(lastOf(7).score).not.toEqual(lastOf(7 + PAIRS).score)
  })

  it('betting stops at scores where scores are rare', () => {
    const keys = played(3).moments.filter(({ isKey }) => isKey)
    expect(keys.length > 0).toBe(format.isScoreKey)
  })
})
