import {
  BOTH_TEAMS_TO_SCORE,
  DOUBLE_CHANCE,
  MATCH_RESULT,
  type MarketStatus,
  TOTAL_GOALS,
} from '@caderneta/domain/markets/market/market'
import { FOOTBALL } from '@caderneta/domain/markets/registry/sports'
import { describe, expect, it } from 'vitest'
import type { OddFact } from '../../../live/live.ts'
import { rowColumns } from './row-columns.ts'
import { isRowSuspended, rowPlaces } from './row-places.ts'

let lastId = 0

/** The prices of one market, named as the feed names them. */
function market(marketId: number, status: MarketStatus): readonly OddFact[] {
  const names = NAMES[marketId] ?? []
  return names.map(([name, handicap]) => {
    lastId += 1
    return {
      ...{ selectionId: lastId, gameId: 7, marketId, name, handicap, rate: 2, version: 1 },
      ...{ status, direction: null, moves: 0 },
    }
  })
}

const NAMES: Readonly<Record<number, readonly (readonly [name: string, handicap: string])[]>> = {
  [MATCH_RESULT]: [
    ['1', ''],
    ['Draw', ''],
    ['2', ''],
  ],
  [DOUBLE_CHANCE]: [
    ['1 or Draw', ''],
    ['1 or 2', ''],
    ['Draw or 2', ''],
  ],
  [BOTH_TEAMS_TO_SCORE]: [
    ['Yes', ''],
    ['No', ''],
  ],
  [TOTAL_GOALS]: [
    ['Over', '2.5'],
    ['Under', '2.5'],
  ],
}

const shownIn = (odds: readonly OddFact[], most: number) =>
  rowPlaces(odds, rowColumns(FOOTBALL, undefined, most), FOOTBALL).map(
    ({ shown, selectionIds, isSuspended }) =>
      isSuspended ? 'suspended' : [shown.marketId, selectionIds.length],
  )

const isSuspended = (odds: readonly OddFact[], most: number) =>
  isRowSuspended(rowPlaces(odds, rowColumns(FOOTBALL, undefined, most), FOOTBALL))

describe('the places of a row', () => {
  it('show their own markets while a price of each can be pressed', () => {
    const [win, ...others] = market(MATCH_RESULT, 'open')
    const locked = others.map((odd) => ({ ...odd, status: 'suspended' as const }))
    const odds = [...(win ? [win] : []), ...locked, ...market(TOTAL_GOALS, 'open')]
    expect(shownIn(odds, 2)).toEqual([
      [MATCH_RESULT, 3],
      [TOTAL_GOALS, 2],
    ])
  })

  it('show the next open market in place of one that is suspended', () => {
    const odds = [...market(MATCH_RESULT, 'suspended'), ...market(BOTH_TEAMS_TO_SCORE, 'open')]
    expect(shownIn(odds, 1)).toEqual([[BOTH_TEAMS_TO_SCORE, 2]])
  })

  it('show no market twice', () => {
    const odds = [
      ...market(MATCH_RESULT, 'suspended'),
      ...market(TOTAL_GOALS, 'open'),
      ...market(BOTH_TEAMS_TO_SCORE, 'open'),
    ]
    expect(shownIn(odds, 3)).toEqual(['suspended', [TOTAL_GOALS, 2], [BOTH_TEAMS_TO_SCORE, 2]])
    const both = [
      ...market(MATCH_RESULT, 'suspended'),
      ...market(TOTAL_GOALS, 'suspended'),
      ...market(DOUBLE_CHANCE, 'open'),
    ]
    expect(shownIn(both, 2)).toEqual([[DOUBLE_CHANCE, 3], 'suspended'])
  })

  const bothScored = [
    ...market(MATCH_RESULT, 'open'),
    ...market(TOTAL_GOALS, 'open'),
    ...market(BOTH_TEAMS_TO_SCORE, 'suspended'),
  ]

  it('show no market that would not fit', () => {
    const odds = [...bothScored, ...market(DOUBLE_CHANCE, 'open')]
    expect(shownIn(odds, 3).at(-1)).toBe('suspended')
  })

  it('show another line of a total that has a column', () => {
    const next = market(TOTAL_GOALS, 'open').map((odd) => ({ ...odd, handicap: '3.5' }))
    const places = rowPlaces([...bothScored, ...next], rowColumns(FOOTBALL, undefined, 3), FOOTBALL)
    expect(places.at(-1)?.selectionIds).toEqual(next.map(({ selectionId }) => selectionId))
    expect(places.at(1)?.shown.marketId).toBe(TOTAL_GOALS)
  })

  it('are one suspended row when no price can be pressed, and none before prices come', () => {
    const result = market(MATCH_RESULT, 'suspended')
    expect(isSuspended(result, 3)).toBe(true)
    expect(isSuspended([...result, ...market(TOTAL_GOALS, 'closed')], 3)).toBe(true)
    expect(isSuspended([...result, ...market(TOTAL_GOALS, 'open')], 3)).toBe(false)
    expect(isSuspended([], 3)).toBe(false)
  })
})
