import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BOXING_WINNER, GOES_THE_DISTANCE, TOTAL_ROUNDS } from '../market/market.ts'
import { selectionsOf } from '../market/market-type.ts'
import { resultOf } from '../rule/rule.ts'
import { BOXING_MARKETS } from './boxing.ts'
import { type FightEnd, type FightProgress, fightBounds } from './fight-progress.ts'

const SELECTIONS = selectionsOf(BOXING_MARKETS, { roundsScheduled: 12 })
type BoxingSelection = (typeof SELECTIONS)[number]

const resultIn = ({ rule }: BoxingSelection, progress: FightProgress) =>
  resultOf(rule, fightBounds(progress))

const winners = (marketId: number, fight: FightProgress): readonly string[] =>
  SELECTIONS.filter((one) => one.marketId === marketId)
    .filter((one) => resultIn(one, fight) === 'win')
    .map(({ name, handicap }) => `${name} ${handicap}`.trim())

const fight = (halfRoundsFought: number, end: FightEnd): FightProgress => ({
  halfRoundsFought,
  end,
})
const anyWinner = fc.constantFrom('1' as const, '2' as const)
const anyFight: fc.Arbitrary<FightProgress> = fc.oneof(
  fc
    .tuple(fc.nat(23), anyWinner)
    .map(([fought, winner]) => fight(fought, { winner, isByJudges: false })),
  fc
    .constantFrom('1' as const, 'Draw' as const, '2' as const)
    .map((winner) => fight(24, { winner, isByJudges: true })),
)

describe('a fight', () => {
  it('stopped late in the seventh round passes 6.5 rounds and not 7.5', () => {
    const stopped = fight(13, { winner: '2', isByJudges: false })
    expect(winners(BOXING_WINNER, stopped)).toEqual(['To Win 2'])
    expect(winners(TOTAL_ROUNDS, stopped)).toEqual([
      ...['Over 3.5', 'Over 5.5', 'Under 7.5', 'Under 8.5', 'Under 9.5', 'Under 10.5'],
    ])
    expect(winners(GOES_THE_DISTANCE, stopped)).toEqual(['No'])
  })

  it('stopped early in a round has not passed its line', () => {
    const early = fight(14, { winner: '1', isByJudges: false })
    expect(winners(TOTAL_ROUNDS, early)).toContain('Under 7.5')
    expect(winners(TOTAL_ROUNDS, { ...early, halfRoundsFought: 15 })).toContain('Over 7.5')
  })

  it('level on the cards pays the draw alone', () => {
    const level = fight(24, { winner: 'Draw', isByJudges: true })
    expect(winners(BOXING_WINNER, level)).toEqual(['Draw'])
    expect(winners(GOES_THE_DISTANCE, level)).toEqual(['Yes'])
  })

  it('has one winner, one side of each line and one of yes and no', () => {
    fc.assert(
      fc.property(anyFight, (result) => {
        expect(winners(BOXING_WINNER, result)).toHaveLength(1)
        expect(winners(GOES_THE_DISTANCE, result)).toHaveLength(1)
        expect(winners(TOTAL_ROUNDS, result)).toHaveLength(6)
      }),
    )
  })

  it('decides a line as soon as it is passed and never changes its mind', () => {
    fc.assert(
      fc.property(anyFight, fc.nat(24), (result, fought) => {
        const earlier: FightProgress = {
          halfRoundsFought: Math.min(fought, result.halfRoundsFought),
          end: null,
        }
        for (const one of SELECTIONS) {
          const early = resultIn(one, earlier)
          if (early !== null) expect(resultIn(one, result)).toBe(early)
          if (one.marketId !== TOTAL_ROUNDS) expect(early).toBeNull()
        }
      }),
    )
  })
})

describe('the selections of a fight', () => {
  it.each([8, 10, 12, 6])('of %i rounds have places and names of their own', (rounds) => {
    const selections = selectionsOf(BOXING_MARKETS, { roundsScheduled: rounds })
    expect(new Set(selections.map(({ index }) => index)).size).toBe(selections.length)
    const handicaps = selections
      .filter(({ name }) => name === 'Over')
      .map((one) => Number(one.handicap))
    expect(handicaps.every((specifier) => specifier % 1 === 0.5 && specifier < rounds)).toBe(true)
  })
})
