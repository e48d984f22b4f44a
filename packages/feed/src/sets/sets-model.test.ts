import {
  CORRECT_SET_SCORE,
  FIRST_SET_WINNER,
  MATCH_RESULT,
  MONEY_LINE,
  TENNIS_WINNER,
  TOTAL_GAMES,
  TOTAL_MAPS,
} from '@caderneta/domain/markets/market/market'
import { totalChance } from '@caderneta/pricing/chances/distribution'
import { priceSheet } from '@caderneta/pricing/chances/market-sheet'
import { eSports } from '@caderneta/pricing/sets/e-sports'
import type { Side } from '@caderneta/pricing/sets/race'
import { setsFinals } from '@caderneta/pricing/sets/sets-finals'
import {
  afterPoint,
  isMatchOver,
  type SetsSport,
  type SetsState,
  setsStart,
} from '@caderneta/pricing/sets/sets-sport'
import { tennis } from '@caderneta/pricing/sets/tennis'
import { volleyball } from '@caderneta/pricing/sets/volleyball'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ContestModel } from '../contest/contest-model.ts'
import { NO_OPINION } from '../testing/no-opinion.ts'
import { setsModel } from './sets-model.ts'
import { eSportsOffer, tennisOffer, volleyballOffer } from './sets-offers.ts'

const SERVE = { home: 0.66, away: 0.62 }
const points = fc.array(fc.constantFrom<Side>(0, 1), { maxLength: 220 })

/** The match after points that are won so, as far as it lasts. */
function played<Part>(sport: SetsSport<Part>, winners: readonly Side[]): SetsState<Part> {
  return winners.reduce(
    (state, winner) => (isMatchOver(sport, state) ? state : afterPoint(sport, state, winner)),
    setsStart(sport),
  )
}

function expectAgreement<State>(model: ContestModel<State>, state: State): void {
  const chances = model.chances(state, NO_OPINION)
  const outcomes = model.outcomes(state)
  for (const { positions } of model.sheet.markets) {
    const sum = positions.reduce((all, each) => all + (chances[each] ?? 0), 0)
    expect(sum).toBeCloseTo(1, 8)
  }
  outcomes.forEach((result, position) => {
    if (result === 'win') expect(chances[position]).toBeCloseTo(1, 8)
    if (result === 'lose') expect(chances[position]).toBeCloseTo(0, 8)
  })
}

const chanceOf = <State>(
  model: ContestModel<State>,
  state: State,
  marketId: number,
  name: string,
) => {
  const position = model.sheet.selections.findIndex(
    (each) => each.marketId === marketId && each.name === name,
  )
  return model.chances(state, NO_OPINION)[position] ?? Number.NaN
}

describe('every market of a match of sets', () => {
  it('adds up to one and agrees with what is known, at any moment', () => {
    const sports = [
      [setsModel(tennisOffer(SERVE, 2)), tennis(SERVE, 2)],
      [setsModel(tennisOffer(SERVE, 3)), tennis(SERVE, 3)],
    ] as const
    const rallies = [
      [setsModel(volleyballOffer(0.52)), volleyball(0.52)],
      [setsModel(eSportsOffer(0.48)), eSports(0.48)],
    ] as const
    fc.assert(
      fc.property(points, (winners) => {
        for (const [model, sport] of sports) expectAgreement(model, played(sport, winners))
        for (const [model, sport] of rallies) expectAgreement(model, played(sport, winners))
      }),
      { numRuns: 40 },
    )
  })

  it('follows from the scores: who wins is who has more sets in them', () => {
    const [model, sport] = [setsModel(tennisOffer(SERVE, 2)), tennis(SERVE, 2)]
    fc.assert(
      fc.property(points, (winners) => {
        const state = played(sport, winners)
        const score = (name: string) => chanceOf(model, state, CORRECT_SET_SCORE, name)
        const home = score('2-0') + score('2-1')
        expect(chanceOf(model, state, TENNIS_WINNER, '1')).toBeCloseTo(home, 8)
      }),
      { numRuns: 40 },
    )
  })

  it('equals the expectation over the next point', () => {
    const [model, sport] = [setsModel(volleyballOffer(0.53)), volleyball(0.53)]
    fc.assert(
      fc.property(points, (winners) => {
        const state = played(sport, winners)
        fc.pre(!isMatchOver(sport, state))
        const at = (each: typeof state) => Array.from(model.chances(each, NO_OPINION))
        const [won, lost] = [at(afterPoint(sport, state, 0)), at(afterPoint(sport, state, 1))]
        at(state).forEach((chance, position) => {
          const next = 0.53 * (won[position] ?? 0) + 0.47 * (lost[position] ?? 0)
          expect(chance).toBeCloseTo(next, 7)
        })
      }),
      { numRuns: 20 },
    )
  })

  it('is even between equals', () => {
    const model = setsModel(eSportsOffer(0.5))
    expect(chanceOf(model, model.start, MATCH_RESULT, '1')).toBeCloseTo(0.5, 10)
    const rallies = setsModel(volleyballOffer(0.5))
    expect(rallies.chances(rallies.start, NO_OPINION)[0]).toBeCloseTo(0.5, 10)
    expect(rallies.sheet.selections[0]?.marketId).toBe(MONEY_LINE)
  })

  it('moves with opinion, and more of both makes no favourite', () => {
    const model = setsModel(tennisOffer({ home: 0.64, away: 0.64 }, 2))
    const winner = (edge: number, pace: number) =>
      Array.from(model.chances(model.start, { edge, pace }))[0] ?? 0
    expect(winner(1, 0)).toBeGreaterThan(winner(0, 0))
    expect(winner(-1, 0)).toBeLessThan(winner(0, 0))
    expect(winner(0, 1)).toBeCloseTo(0.5, 2)
  })

  it('is priced with a margin at the start, every line of it', () => {
    for (const model of [setsModel(tennisOffer(SERVE, 3)), setsModel(tennisOffer(SERVE, 2))]) {
      const prices = priceSheet(model.sheet, model.chances(model.start, NO_OPINION))
      expect(prices.isPriced.every(Boolean)).toBe(true)
      model.sheet.markets.forEach(({ positions, margin }) => {
        const sum = positions.reduce((all, each) => all + 1000 / (prices.odds[each] ?? 1), 0)
        expect(sum).toBeGreaterThanOrEqual(1 + margin - 1e-9)
      })
    }
  })
})

describe('the lines of a total', () => {
  it('are centred on what is expected', () => {
    const model = setsModel(tennisOffer(SERVE, 2))
    const games = model.sheet.markets.filter(({ marketId }) => marketId === TOTAL_GAMES)
    expect(games.length).toBe(5)
    const over = (index: number) => {
      const position = games[index]?.positions[0] ?? 0
      return Array.from(model.chances(model.start, NO_OPINION))[position] ?? 0
    }
    expect(over(0)).toBeGreaterThan(0.5)
    expect(over(2)).toBeLessThanOrEqual(0.5)
    expect(over(1)).toBeGreaterThan(over(3))
    expect(games.every(({ specifier }) => specifier.endsWith('.5'))).toBe(true)
  })

  it('is two and a half of three maps', () => {
    const model = setsModel(eSportsOffer(0.5))
    const maps = model.sheet.markets.filter(({ marketId }) => marketId === TOTAL_MAPS)
    expect(maps.map(({ specifier }) => specifier)).toEqual(['2.5'])
    expect(chanceOf(model, model.start, TOTAL_MAPS, 'Over')).toBeCloseTo(0.5, 6)
  })
})

describe('the finals of a match', () => {
  it('hold every score once, and add up to one', () => {
    const sport = volleyball(0.5)
    const finals = setsFinals(sport, setsStart(sport))
    expect([...finals.keys()].sort()).toEqual(['0-3', '1-3', '2-3', '3-0', '3-1', '3-2'])
    const sum = [...finals.values()].reduce((all, units) => all + totalChance(units), 0)
    expect(sum).toBeCloseTo(1, 8)
  })

  it('know the first set when it is over', () => {
    const [model, sport] = [setsModel(volleyballOffer(0.5)), volleyball(0.5)]
    const state = played(sport, new Array<Side>(25).fill(1))
    expect(state.won).toEqual([0, 1])
    expect(chanceOf(model, state, FIRST_SET_WINNER, '2')).toBe(1)
  })

  it('play the fifth set of volleyball to fifteen', () => {
    const sport = volleyball(0.5)
    expect([0, 3, 4].map((number) => sport.begin(number, 0).target)).toEqual([25, 25, 15])
  })
})

describe('a scoreboard', () => {
  it('shows set, games and points as they are called', () => {
    const sport = tennis(SERVE, 2)
    const board = (winners: readonly Side[]) => sport.board(played(sport, winners).part, 0)
    expect(board([])).toEqual({ period: 'S1', partScore: [0, 0], points: ['0', '0'] })
    expect(board([0, 0, 1]).points).toEqual(['30', '15'])
    expect(board([0, 0, 0, 1, 1, 1]).points).toEqual(['40', '40'])
    expect(board([0, 0, 0, 1, 1, 1, 1]).points).toEqual(['40', 'AD'])
    expect(board([0, 0, 0, 0]).partScore).toEqual([1, 0])
  })

  it('counts the points of a tie-break, of a set and of a map', () => {
    const sport = tennis(SERVE, 2)
    const tieBreak = { games: [6, 6], points: [5, 8], server: 0 } as const
    expect(sport.board(tieBreak, 2)).toEqual({
      period: 'S3',
      partScore: [6, 6],
      points: ['5', '8'],
    })
    const rallies = volleyball(0.5)
    expect(rallies.board(played(rallies, [0, 0, 1]).part, 4)).toEqual({
      period: 'S5',
      partScore: [2, 1],
    })
    expect(eSports(0.5).board({ points: [3, 9], target: 13 }, 1).period).toBe('M2')
  })
})
