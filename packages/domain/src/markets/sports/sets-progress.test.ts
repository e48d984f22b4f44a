import { describe, expect, it } from 'vitest'
import type { Score } from '../game/game.ts'
import { type MarketSelection, selectionsOf } from '../market/market-type.ts'
import { resultOf } from '../rule/rule.ts'
import { E_SPORTS_MARKETS } from './e-sports.ts'
import { finalScores, type SetsCounter, type SetsProgress, setsBounds } from './sets-progress.ts'
import { TENNIS_MARKETS } from './tennis.ts'
import { VOLLEYBALL_MARKETS } from './volleyball.ts'

type SetsSelection = MarketSelection<number, SetsCounter>
const setsOutcome = ({ rule }: SetsSelection, progress: SetsProgress) =>
  resultOf(rule, setsBounds(progress))

const at = (won: Score, units = 0, firstWinner: 0 | 1 | null = null): SetsProgress => ({
  won,
  wanted: 2,
  firstWinner,
  units,
})

const known = (selections: readonly SetsSelection[], progress: SetsProgress) =>
  Object.fromEntries(
    selections
      .map((each) => [`${each.marketId} ${each.name}${each.handicap}`, setsOutcome(each, progress)])
      .filter(([, result]) => result !== null),
  )

const TENNIS = selectionsOf(TENNIS_MARKETS, { wanted: 2, handicaps: ['20.5', '22.5'] })

describe('the outcome of a match of sets', () => {
  it('is open before anything is decided', () => {
    expect(known(TENNIS, at([0, 0], 4))).toEqual({})
  })

  it('knows the first set and the scores out of reach after it', () => {
    expect(known(TENNIS, at([1, 0], 9, 0))).toEqual({
      '1000073 1': 'win',
      '1000073 2': 'lose',
      '1000072 0-2': 'lose',
    })
  })

  it('knows a line as soon as it is passed', () => {
    expect(known(TENNIS, at([1, 1], 21, 0))).toMatchObject({
      '1000071 Over20.5': 'win',
      '1000071 Under20.5': 'lose',
    })
    expect(known(TENNIS, at([1, 1], 21, 0))).not.toHaveProperty('1000071 Over22.5')
  })

  it('knows everything at the end', () => {
    const end = known(TENNIS, at([1, 2], 28, 0))
    expect(Object.keys(end).length).toBe(TENNIS.length)
    expect(end).toMatchObject({ '1000020 1': 'lose', '1000020 2': 'win', '1000072 1-2': 'win' })
    const short = known(TENNIS, at([2, 0], 14, 0))
    expect(short).toMatchObject({ '1000071 Over20.5': 'lose', '1000071 Under20.5': 'win' })
  })

  it('names one winner in the markets of every sport of sets', () => {
    const sports = [
      TENNIS,
      selectionsOf(VOLLEYBALL_MARKETS, { wanted: 2, handicaps: ['90.5'] }),
      selectionsOf(E_SPORTS_MARKETS, { wanted: 2, handicaps: ['2.5'] }),
    ]
    for (const selections of sports) {
      const winner = selections.filter(({ marketId }) => marketId === selections[0]?.marketId)
      expect(winner.map((each) => setsOutcome(each, at([2, 0], 2, 0)))).toEqual(['win', 'lose'])
      expect(winner.map((each) => setsOutcome(each, at([0, 2], 2, 1)))).toEqual(['lose', 'win'])
    }
  })

  it('lists the scores at which the match ends', () => {
    expect(finalScores(2).map((score) => score.join('-'))).toEqual(['2-0', '2-1', '1-2', '0-2'])
    expect(finalScores(3).length).toBe(6)
  })
})
