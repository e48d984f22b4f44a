import { MATCH_RESULT, MONEY_LINE, TENNIS_WINNER } from '@caderneta/domain/markets/market/market'
import type { ContestModel } from '@caderneta/feed/contest/contest-model'
import { setsModel } from '@caderneta/feed/sets/sets-model'
import { eSportsOffer, tennisOffer, volleyballOffer } from '@caderneta/feed/sets/sets-offers'
import { NO_OPINION } from '@caderneta/feed/testing/no-opinion'
import { priceSheet } from '@caderneta/pricing/chances/market-sheet'
import { type Random, randomFrom } from '@caderneta/pricing/random'
import { eSports } from '@caderneta/pricing/sets/e-sports'
import type { SetsSport, SetsState } from '@caderneta/pricing/sets/sets-sport'
import { tennis } from '@caderneta/pricing/sets/tennis'
import { volleyball } from '@caderneta/pricing/sets/volleyball'
import { sized } from '@caderneta/pricing/testing/campaign-size'
import { describe, expect, it } from 'vitest'
import {
  Calibration,
  DEVIATIONS_MAX,
  oneMarketOfEachId,
  RandomBettor,
} from '../testing/calibration.ts'
import { playSets, sampleSets } from './sample-sets.ts'

const MATCHES = sized({ test: 1_500, small: 20_000, full: 200_000 })
const LIVE_MATCHES = sized({ test: 400, small: 3_000, full: 30_000 })
/** About as many as a long match has; a shorter one is over at the last of them. */
const MOMENTS_MAX = 160
const PAIRS = 20
const PACE = { point: [20, 50], setBreak: 120 } as const

interface Pair<Part> {
  readonly model: ContestModel<SetsState<Part>>
  readonly sport: SetsSport<Part>
}

/** Matches between twenty pairs, bet on before they begin. */
function calibrated<Part>(pairs: readonly Pair<Part>[], winnerMarket: number) {
  const [calibration, bettor, choice] = [
    new Calibration(),
    new RandomBettor(),
    randomFrom('choice'),
  ]
  const priced = pairs.map((pair) => {
    const fair = pair.model.chances(pair.model.start, NO_OPINION)
    return { ...pair, fair, odds: priceSheet(pair.model.sheet, fair).odds }
  })
  for (let index = 0; index < MATCHES; index += 1) {
    const { model, sport, fair, odds } = pick(priced, index)
    let end = model.start
    playSets(randomFrom(`match ${index}`), sport, PACE, (state) => {
      end = state
    })
    const results = model.outcomes(end)
    for (const { positions, marketId } of oneMarketOfEachId(model.sheet.markets, choice)) {
      const position = choice.pick(positions)
      const result = results[position] ?? null
      calibration.add(String(marketId), fair[position] ?? 0, result)
      if (marketId === winnerMarket) bettor.bet(odds[position] ?? 0, result)
    }
  }
  return { calibration, bettor }
}

/**
 * The same at a moment of the match. It is drawn before the match is known: a share of its length
 * would prefer the states of matches that end soon after.
 */
function calibratedLive<Part>(pairs: readonly Pair<Part>[]): Calibration {
  const [calibration, choice] = [new Calibration(), randomFrom('live choice')]
  for (let index = 0; index < LIVE_MATCHES; index += 1) {
    const { model, sport } = pick(pairs, index)
    const moments = sampleSets(randomFrom(`match ${index}`), sport, PACE)
    const state = moments[choice.integer(0, MOMENTS_MAX)]?.state
    if (!state) continue
    const [known, chances] = [model.outcomes(state), model.chances(state, NO_OPINION)]
    const results = model.outcomes(moments.at(-1)?.state ?? state)
    for (const { positions, marketId } of oneMarketOfEachId(model.sheet.markets, choice)) {
      const position = choice.pick(positions)
      if (known[position] !== null) continue
      calibration.add(String(marketId), chances[position] ?? 0, results[position] ?? null)
    }
  }
  return calibration
}

function pick<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length]
  if (item === undefined) throw new RangeError('no pairs')
  return item
}

const pairsOf = <Part>(key: string, make: (random: Random) => Pair<Part>) => {
  const random = randomFrom(key)
  return Array.from({ length: PAIRS }, () => make(random))
}

const TENNIS = pairsOf('tennis', (random) => {
  const serve = { home: 0.56 + 0.14 * random.next(), away: 0.56 + 0.14 * random.next() }
  const wanted = random.pick([2, 2, 3])
  return { model: setsModel(tennisOffer(serve, wanted)), sport: tennis(serve, wanted) }
})
const VOLLEYBALL = pairsOf('volleyball', (random) => {
  const chance = 0.46 + 0.08 * random.next()
  return { model: setsModel(volleyballOffer(chance)), sport: volleyball(chance) }
})
const E_SPORTS = pairsOf('e-sports', (random) => {
  const chance = 0.44 + 0.12 * random.next()
  return { model: setsModel(eSportsOffer(chance)), sport: eSports(chance) }
})

function expectSound<Part>(pairs: readonly Pair<Part>[], winnerMarket: number): void {
  const { calibration, bettor } = calibrated(pairs, winnerMarket)
  expect(calibration.unsound).toEqual([])
  expect(calibration.bands).toBeGreaterThan(15)
  expect(bettor.loss).toBeGreaterThan(0)
  const market = pairs[0]?.model.sheet.markets.find(({ marketId }) => marketId === winnerMarket)
  const margin = market?.margin ?? Number.NaN
  expect(Math.abs(bettor.deviationsFrom(margin))).toBeLessThan(DEVIATIONS_MAX)
}

describe('sampled matches win as often as their prices imply, and keep the margin', () => {
  it('in tennis', () => expectSound(TENNIS, TENNIS_WINNER))
  it('in volleyball', () => expectSound(VOLLEYBALL, MONEY_LINE))
  it('in e-sports', () => expectSound(E_SPORTS, MATCH_RESULT))
})

describe('at any moment matches win as often as the live price implies', () => {
  it('in tennis', () => expect(calibratedLive(TENNIS).unsound).toEqual([]))
  it('in volleyball', () => expect(calibratedLive(VOLLEYBALL).unsound).toEqual([]))
  it('in e-sports', () => expect(calibratedLive(E_SPORTS).unsound).toEqual([]))
})

describe('a sampled match', () => {
  it('goes forward in time and knows everything at its end', () => {
    for (let index = 0; index < 60; index += 1) {
      const { model, sport } = pick(TENNIS, index)
      const moments = sampleSets(randomFrom(`whole ${index}`), sport, PACE)
      expect(moments[0]?.second).toBe(0)
      moments.slice(1).forEach((moment, i) => {
        expect(moment.second).toBeGreaterThan(moments[i]?.second ?? 0)
      })
      const last = moments.at(-1)
      expect(last?.status).toBe('ended')
      expect(last && model.outcomes(last.state).includes(null)).toBe(false)
      const keys = moments.filter(({ isKey }) => isKey).length
      expect(keys).toBe((last?.score[0] ?? 0) + (last?.score[1] ?? 0))
    }
  })

  it('never reverses what was decided', () => {
    for (let index = 0; index < 40; index += 1) {
      const { model, sport } = pick(VOLLEYBALL, index)
      let before = model.outcomes(model.start)
      for (const { state } of sampleSets(randomFrom(`known ${index}`), sport, PACE)) {
        const now = model.outcomes(state)
        before.forEach((result, position) => {
          if (result !== null) expect(now[position]).toBe(result)
        })
        before = now
      }
    }
  })

  it('is the same from the same numbers', () => {
    const { sport } = pick(E_SPORTS, 0)
    expect(sampleSets(randomFrom('same'), sport, PACE)).toEqual(
      sampleSets(randomFrom('same'), sport, PACE),
    )
  })
})
