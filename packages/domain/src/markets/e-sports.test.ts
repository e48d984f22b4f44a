import { describe, expect, it } from 'vitest'
import { matchOfSets, setsFormat } from '../testing/sets-match.ts'
import { settledMarkets, withResult } from '../testing/settled-market.ts'
import { E_SPORTS_MARKETS } from './e-sports.ts'
import type { Score } from './game.ts'
import { finalScores, setsBounds } from './sets/sets-progress.ts'

const settled = (wanted: number, maps: readonly Score[], running?: Score, handicaps = ['2.5']) =>
  settledMarkets(
    E_SPORTS_MARKETS,
    setsFormat(wanted, handicaps),
    setsBounds(matchOfSets('e-sports', wanted, maps, running)),
  )

const WON: Score = [13, 7]
const LOST: Score = [10, 13]

/** Maps that make a score: the side that loses the match has won its maps first. */
const mapsOf = (home: number, away: number): readonly Score[] => {
  const maps = [
    ...Array.from({ length: home }, () => WON),
    ...Array.from({ length: away }, () => LOST),
  ]
  return home > away ? maps.toReversed() : maps
}

describe('a match of maps', () => {
  it.each(finalScores(2))('of the best of three that ends %i-%i settles every market', (...won) => {
    const [home, away] = won
    const markets = settled(2, mapsOf(home, away))
    expect(withResult(markets['match-result'], 'win')).toEqual([home > away ? '1' : '2'])
    expect(withResult(markets['correct-map-score'], 'win')).toEqual([`${home}-${away}`])
    expect(withResult(markets['correct-map-score'], 'lose')).toHaveLength(3)
    const first = mapsOf(home, away)[0] === WON ? '1' : '2'
    expect(markets['map-winner']).toMatchObject({ [first]: 'win' })
    const hasThirdMap = home + away === 3
    expect(markets['total-maps']).toEqual({
      'Over 2.5': hasThirdMap ? 'win' : 'lose',
      'Under 2.5': hasThirdMap ? 'lose' : 'win',
    })
    expect(markets['map-winner']?.['1 mapnr=3'] === 'void').toBe(!hasThirdMap)
  })

  it('of the best of five has six final scores', () => {
    const markets = settled(3, mapsOf(1, 3), undefined, ['3.5', '4.5'])
    expect(Object.keys(markets['correct-map-score'] ?? {})).toHaveLength(6)
    expect(withResult(markets['correct-map-score'], 'win')).toEqual(['1-3'])
    expect(withResult(markets['total-maps'], 'win')).toEqual(['Over 3.5', 'Under 4.5'])
    expect(withResult(markets['map-handicap'], 'win')).toEqual([
      '2 +2.5',
      '2 +1.5',
      '2 -1.5',
      '1 +2.5',
    ])
  })

  it('knows that a deciding map will be played as soon as both sides have one', () => {
    const atOneAll = settled(2, [WON, LOST])
    expect(atOneAll['total-maps']).toEqual({ 'Over 2.5': 'win', 'Under 2.5': 'lose' })
    expect(withResult(atOneAll['correct-map-score'], 'lose')).toEqual(['2-0', '0-2'])
    expect(withResult(atOneAll['wins-a-map'], 'win')).toEqual(['Yes side=1', 'Yes side=2'])
    expect(withResult(atOneAll['first-map-and-match'], 'lose')).toEqual(['2/1', '2/2'])
    expect(atOneAll['match-result']).toEqual({})
  })

  it('counts the rounds of overtime, which begins at twelve all', () => {
    const level = settled(2, [], [12, 12])
    expect(level['cs-map-overtime']).toEqual({ 'Yes mapnr=1': 'win', 'No mapnr=1': 'lose' })
    expect(settled(2, [], [12, 11])['cs-map-overtime']).toEqual({})
    const over = settled(2, [[14, 16]])
    expect(over['cs-map-overtime']).toMatchObject({ 'Yes mapnr=1': 'win' })
    expect(over['cs-map-odd-even']).toMatchObject({ 'Even mapnr=1': 'win' })
    expect(over['cs-map-round-handicap']).toMatchObject({ '1 mapnr=1|hcp=-2.5': 'lose' })
  })
})
