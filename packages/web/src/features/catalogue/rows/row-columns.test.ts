import {
  BOTH_TEAMS_TO_SCORE,
  DOUBLE_CHANCE,
  FIRST_HALF_RESULT,
  MATCH_RESULT,
  mainMarket,
  ROW_MARKETS_BY_SPORT,
  TOTAL_GOALS,
} from '@caderneta/domain/markets/market/market'
import { FOOTBALL, SPORT, SPORTS } from '@caderneta/domain/markets/registry/sports'
import { describe, expect, it } from 'vitest'
import { rowColumns } from './row-columns.ts'

const idsOf = (sportId: number, chosen: number | undefined, most: number) =>
  rowColumns(sportId, chosen, most).map(({ marketId }) => marketId)

describe('the columns of a list', () => {
  it('are those that most look for, as many as there is room for', () => {
    expect(idsOf(FOOTBALL, undefined, 1)).toEqual([MATCH_RESULT])
    expect(idsOf(FOOTBALL, undefined, 3)).toEqual([MATCH_RESULT, TOTAL_GOALS, BOTH_TEAMS_TO_SCORE])
    expect(idsOf(FOOTBALL, undefined, 4).at(-1)).toBe(DOUBLE_CHANCE)
  })

  it('LST-04 begin with the chosen market, which none shows twice', () => {
    expect(idsOf(FOOTBALL, FIRST_HALF_RESULT, 1)).toEqual([FIRST_HALF_RESULT])
    expect(idsOf(FOOTBALL, TOTAL_GOALS, 3)).toEqual([
      TOTAL_GOALS,
      MATCH_RESULT,
      BOTH_TEAMS_TO_SCORE,
    ])
  })

  it.each(SPORTS)('of $route begin with its main market and are sent to rows', ({ id, route }) => {
    const ids = idsOf(id, undefined, 4)
    expect(ids[0]).toBe(mainMarket(id))
    for (const marketId of ids) expect(ROW_MARKETS_BY_SPORT[route]).toContain(marketId)
  })

  it('have as many places as results: no draw in a match of maps', () => {
    const [result] = rowColumns(FOOTBALL, undefined, 1)
    const [maps] = rowColumns(SPORT['e-sports'].id, undefined, 1)
    expect([result?.slots, result?.heads, result?.isLadder]).toEqual([3, 'result', false])
    expect([maps?.slots, maps?.heads]).toEqual([2, 'sides'])
  })

  it.each([
    ['football', 3],
    ['tennis', 2],
    ['basketball', 2],
    ['volleyball', 2],
    ['american-football', 2],
    ['e-sports', 2],
    ['boxing', 3],
  ] as const)(
    'of the result of %s have %i places: a draw only where it is sold',
    (route, slots) => {
      const [result] = rowColumns(SPORT[route].id, undefined, 1)
      expect([result?.slots, result?.heads]).toEqual([slots, slots === 3 ? 'result' : 'sides'])
    },
  )

  it('are wider where a price has a line beside it', () => {
    const [, total, both] = rowColumns(FOOTBALL, undefined, 3)
    expect([total?.isLadder, both?.isLadder]).toEqual([true, false])
    expect(total?.widthRem).toBeGreaterThan(both?.widthRem ?? 0)
  })

  it('are narrower where three of them are between the panes', () => {
    const widthAt = (most: number) => rowColumns(FOOTBALL, undefined, most)[0]?.widthRem ?? 0
    expect(widthAt(3)).toBeLessThan(widthAt(4))
    expect(widthAt(1)).toBe(widthAt(4))
  })
})
