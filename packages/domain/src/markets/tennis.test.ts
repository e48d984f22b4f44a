import { describe, expect, it } from 'vitest'
import { matchOfSets, setsFormat } from '../testing/sets-match.ts'
import { settledMarkets, withResult } from '../testing/settled-market.ts'
import { E_SPORTS_MARKETS } from './e-sports.ts'
import type { Score } from './game.ts'
import { SELECTIONS_PER_GAME } from './game-selection.ts'
import { isKeptSelection, MONEY_LINE } from './market.ts'
import { selectionsOf } from './market-type.ts'
import { setsBounds } from './sets/sets-progress.ts'
import { TENNIS_MARKETS } from './tennis.ts'
import { VOLLEYBALL_MARKETS } from './volleyball.ts'

const HANDICAPS = ['20.5', '21.5', '22.5', '23.5', '24.5']
const SPORTS = [
  selectionsOf(TENNIS_MARKETS, setsFormat(2, HANDICAPS)),
  selectionsOf(TENNIS_MARKETS, setsFormat(3, HANDICAPS)),
  selectionsOf(VOLLEYBALL_MARKETS, setsFormat(3, HANDICAPS)),
  selectionsOf(E_SPORTS_MARKETS, setsFormat(2, ['2.5'])),
]

describe('the selections of a match of sets', () => {
  it('have an index of their own that an identifier can carry', () => {
    for (const selections of SPORTS) {
      const indexes = selections.map(({ index }) => index)
      expect(new Set(indexes).size).toBe(indexes.length)
      expect(indexes.every((index) => index >= 1 && index < SELECTIONS_PER_GAME)).toBe(true)
    }
  })

  it('begin with the two sides of the winner: no draw', () => {
    for (const selections of SPORTS) {
      const winner = selections.filter(({ marketId }) => marketId === selections[0]?.marketId)
      expect(winner.length).toBe(2)
      expect(winner.map(({ index }) => index)).toEqual([1, 2])
      expect(selections.some(({ name }) => name === 'Draw')).toBe(false)
    }
  })

  it("VAL-65 offer volleyball's market 1000040 under names that it keeps", () => {
    const winners = selectionsOf(VOLLEYBALL_MARKETS, setsFormat(3, HANDICAPS)).filter(
      ({ marketId }) => marketId === MONEY_LINE,
    )
    expect(winners.map(({ name, handicap }) => [name, handicap])).toEqual([
      ['To Win', '1'],
      ['To Win', '2'],
    ])
    expect(winners.every(({ name }) => isKeptSelection(MONEY_LINE, name))).toBe(true)
  })
})

const FORMAT = setsFormat(2, HANDICAPS, (count, rungs) =>
  Array.from({ length: rungs }, (_, i) => (count.endsWith('lead') ? -1.5 : 9.5) + i),
)
const settled = (sets: readonly Score[], running?: Score) =>
  settledMarkets(TENNIS_MARKETS, FORMAT, setsBounds(matchOfSets('tennis', 2, sets, running)))

/** 6-7 6-3 6-4: 32 games, of which the first side won 18. */
const COMEBACK = settled([
  [6, 7],
  [6, 3],
  [6, 4],
])

describe('a match of tennis', () => {
  it('counts a tie-break as a game', () => {
    expect(withResult(COMEBACK['tie-break'], 'win')).toEqual(['Yes'])
    expect(withResult(COMEBACK['odd-even-games'], 'win')).toEqual(['Even'])
    expect(withResult(COMEBACK['set-correct-score'], 'win')).toEqual([
      ...['6-7 setnr=1', '6-3 setnr=2', '6-4 setnr=3'],
    ])
    expect(withResult(COMEBACK['set-tie-break'], 'win')).toEqual([
      ...['Yes setnr=1', 'No setnr=2', 'No setnr=3'],
    ])
  })

  it('pays who loses the first set and wins the match', () => {
    expect(COMEBACK['comeback-from-set-down']).toMatchObject({ 'Yes side=1': 'win' })
    expect(COMEBACK['comeback-from-set-down']).toMatchObject({ 'Yes side=2': 'lose' })
    expect(withResult(COMEBACK['first-set-and-match'], 'win')).toEqual(['2/1'])
    expect(withResult(COMEBACK['exact-sets'], 'win')).toEqual(['3 sets'])
    expect(withResult(COMEBACK['winner-and-total'], 'win')).toEqual([
      ...['1 & Over total=9.5', '1 & Over total=10.5'],
    ])
  })

  it('knows what its format leaves no doubt about', () => {
    const late = settled([], [5, 4])
    expect(late['set-total-games']).toMatchObject({ 'Over setnr=1|total=9.5': 'win' })
    expect(late['set-correct-score']).toMatchObject({
      '6-3 setnr=1': 'lose',
      '4-6 setnr=1': 'lose',
    })
    expect(late['set-correct-score']).not.toHaveProperty('5-7 setnr=1')
    const tieBreak = settled([], [6, 6])
    expect(withResult(tieBreak['set-correct-score'], 'lose')).toHaveLength(12)
    expect(tieBreak['set-odd-even']).toMatchObject({ 'Odd setnr=1': 'win' })
    expect(tieBreak['tie-break']).toEqual({ Yes: 'win', No: 'lose' })
    expect(settled([[6, 0]])['wins-a-set']).toEqual({ 'Yes side=1': 'win', 'No side=1': 'lose' })
  })

  it('returns bets on a set that is not played', () => {
    const short = settled([
      [6, 0],
      [6, 0],
    ])
    for (const key of ['set-winner', 'set-total-games', 'set-race'] as const) {
      const ofThird = Object.entries(short[key] ?? {}).filter(([name]) => /setnr=3/.test(name))
      expect(ofThird.length).toBeGreaterThan(0)
      expect(ofThird.every(([, result]) => result === 'void')).toBe(true)
    }
  })
})
