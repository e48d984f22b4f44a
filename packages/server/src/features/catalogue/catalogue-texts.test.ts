import { LANGUAGES } from '@caderneta/contract/language'
import { boxingSelections } from '@caderneta/domain/boxing-markets'
import { FOOTBALL_SELECTIONS } from '@caderneta/domain/football-markets'
import {
  GOALS_TAB_MARKETS,
  HALVES_TAB_MARKETS,
  LIST_MARKETS_BY_SPORT,
  MATCH_RESULT,
} from '@caderneta/domain/market'
import { americanFootballSelections, basketballSelections } from '@caderneta/domain/points-markets'
import {
  eSportsSelections,
  tennisSelections,
  volleyballSelections,
} from '@caderneta/domain/sets-markets'
import type { SportRoute } from '@caderneta/domain/sports'
import { describe, expect, test } from 'vitest'
import { isKnownMarket, marketNames } from './catalogue-texts.ts'

/** Each market that a list or a tab of any sport names. */
const LISTED = [
  ...Object.values(LIST_MARKETS_BY_SPORT).flat(),
  ...GOALS_TAB_MARKETS,
  ...HALVES_TAB_MARKETS,
]

const POINTS_LINES = {
  spread: [-3.5],
  total: [160.5],
  firstHalfTotal: [80.5],
  firstQuarterTotal: [40.5],
}

/** A sport that is missing here does not compile. */
const OFFERED_BY_SPORT: Readonly<Record<SportRoute, readonly { readonly marketId: number }[]>> = {
  football: FOOTBALL_SELECTIONS,
  tennis: tennisSelections(3, ['38.5']),
  basketball: basketballSelections(POINTS_LINES),
  volleyball: volleyballSelections(3, ['170.5']),
  'american-football': americanFootballSelections(POINTS_LINES),
  'e-sports': eSportsSelections(2, ['2.5']),
  boxing: boxingSelections(12),
}

describe('the names of the markets', () => {
  test.each(Object.entries(OFFERED_BY_SPORT))(
    'cover every market that %s offers, so that each can be bet on',
    (_sport, selections) => {
      const marketIds = new Set(selections.map(({ marketId }) => marketId))
      expect([...marketIds].filter((marketId) => !isKnownMarket(marketId))).toEqual([])
      expect(marketIds.size).toBeGreaterThan(1)
    },
  )

  test.each([...new Set(LISTED)])('CST-18 include market %i of a list or a tab', (marketId) => {
    const names = LANGUAGES.map(
      (language) => marketNames(language).find(({ id }) => id === marketId)?.name ?? '',
    )
    expect(names.every((name) => name.length > 2)).toBe(true)
    expect(new Set(names).size).toBe(LANGUAGES.length)
  })

  test('stand in both languages, each market once', () => {
    const [portuguese, english] = [marketNames('ptBR'), marketNames('en')]
    expect(english.map(({ id }) => id)).toEqual(portuguese.map(({ id }) => id))
    expect(new Set(portuguese.map(({ id }) => id)).size).toBe(portuguese.length)
    for (const { name } of [...portuguese, ...english]) expect(name).not.toBe('')
    expect(new Set(portuguese.map(({ name }) => name)).size).toBe(portuguese.length)
  })

  test("CST-23 call the match result 1000002 'Resultado Final'", () => {
    expect(MATCH_RESULT).toBe(1000002)
    expect(marketNames('ptBR')).toContainEqual({ id: 1000002, name: 'Resultado Final' })
  })
})
