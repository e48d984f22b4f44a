import { describe, expect, it } from 'vitest'
import {
  BOTH_TEAMS_TO_SCORE,
  CORRECT_SCORE,
  DOUBLE_CHANCE,
  FIRST_HALF_RESULT,
  HALF_TIME_FULL_TIME,
  MATCH_RESULT,
  SECOND_HALF_RESULT,
  TOTAL_GOALS,
} from '../../market/market.ts'
import { countersOf, orderSpansOf } from '../../rule/rule.ts'
import { FOOTBALL_MARKETS, FOOTBALL_SELECTIONS } from './football.ts'
import { INDEXES_PER_MARKET } from './football-specs.ts'
import { INCIDENT_SELECTIONS } from './incidents/incident-selections.ts'

const ofMarket = (marketId: number) =>
  FOOTBALL_SELECTIONS.filter((selection) => selection.marketId === marketId)

describe('FOOTBALL_MARKETS', () => {
  it('are of a half where they count nothing else', () => {
    for (const { id, span } of FOOTBALL_MARKETS) {
      const rules = [...FOOTBALL_SELECTIONS, ...INCIDENT_SELECTIONS].filter(
        ({ marketId }) => marketId === id,
      )
      const counted = rules.flatMap(({ rule }) => [...countersOf(rule), ...orderSpansOf(rule)])
      const halves = new Set(counted.map((name) => /half[12]/.exec(name)?.[0]))
      const [half] = halves.size === 1 ? halves : []
      const ofHalf = half === 'half1' ? 'firstHalf' : half === 'half2' ? 'secondHalf' : 'match'
      expect([id, span]).toEqual([id, ofHalf])
    }
  })
})

describe('FOOTBALL_SELECTIONS', () => {
  it('gives each market a block of indexes from 1000 on, but for those that bets already have', () => {
    const marketByBlock = new Map<number, number>()
    for (const { index, marketId } of FOOTBALL_SELECTIONS) {
      if (index < 1000) continue
      const block = Math.floor((index - 1000) / INDEXES_PER_MARKET)
      expect(marketByBlock.get(block) ?? marketId).toBe(marketId)
      marketByBlock.set(block, marketId)
    }
    expect(new Set(marketByBlock.values()).size).toBe(marketByBlock.size)
    const old = FOOTBALL_SELECTIONS.filter(({ index }) => index < 1000)
    expect(new Set(old.map(({ marketId }) => marketId)).size).toBe(8)
    expect(old).toHaveLength(72)
  })

  it('distinguishes selections of one market by name and line', () => {
    const keys = FOOTBALL_SELECTIONS.map((each) => [each.marketId, each.name, each.handicap].join())
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('has three selections for the match and for each half', () => {
    for (const marketId of [MATCH_RESULT, FIRST_HALF_RESULT, SECOND_HALF_RESULT]) {
      expect(ofMarket(marketId).map((selection) => selection.name)).toEqual(['1', 'Draw', '2'])
    }
  })

  it('has over and under for each line of goals, none of them whole', () => {
    expect(ofMarket(TOTAL_GOALS)).toHaveLength(12)
    for (const handicap of ['0.5', '1.5', '2.5', '3.5', '4.5', '5.5']) {
      const pair = ofMarket(TOTAL_GOALS).filter((selection) => selection.handicap === handicap)
      expect(pair.map((selection) => selection.name)).toEqual(['Over', 'Under'])
      expect(Number(handicap) % 1).toBe(0.5)
    }
  })

  it('has every score up to five goals a team, and one selection for the rest', () => {
    const names = ofMarket(CORRECT_SCORE).map((selection) => selection.name)
    expect(names).toHaveLength(37)
    expect(names).toContain('0-0')
    expect(names).toContain('5-5')
    expect(names.at(-1)).toBe('Other')
  })

  it('has each pair of results as a double chance, named with or', () => {
    const names = ofMarket(DOUBLE_CHANCE).map((selection) => selection.name)
    expect(names).toEqual(['1 or Draw', '1 or 2', 'Draw or 2'])
  })

  it('has the nine combinations of half-time and full-time results', () => {
    const names = ofMarket(HALF_TIME_FULL_TIME).map((selection) => selection.name)
    expect(names).toHaveLength(9)
    expect(names).toContain('1/Draw')
    expect(names).toContain('2/1')
  })

  it('keeps the indexes that are already stored with bets', () => {
    const indexOf = (name: string, marketId: number, handicap = '') =>
      ofMarket(marketId).find((each) => each.name === name && each.handicap === handicap)?.index
    expect(indexOf('1', MATCH_RESULT)).toBe(1)
    expect(indexOf('Draw', MATCH_RESULT)).toBe(2)
    expect(indexOf('Over', TOTAL_GOALS, '2.5')).toBe(15)
    expect(indexOf('2', FIRST_HALF_RESULT)).toBe(33)
    expect(indexOf('2-1', CORRECT_SCORE)).toBe(121)
    expect(indexOf('Other', CORRECT_SCORE)).toBe(199)
    expect(indexOf('Draw or 2', DOUBLE_CHANCE)).toBe(43)
    expect(indexOf('Yes', BOTH_TEAMS_TO_SCORE)).toBe(45)
    expect(indexOf('1', SECOND_HALF_RESULT)).toBe(51)
    expect(indexOf('2/2', HALF_TIME_FULL_TIME)).toBe(69)
  })
})
