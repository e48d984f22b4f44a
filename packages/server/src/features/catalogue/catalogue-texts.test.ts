import { LANGUAGES } from '@caderneta/contract/language'
import { FOOTBALL_SELECTIONS } from '@caderneta/domain/football-markets'
import {
  GOALS_TAB_MARKETS,
  HALVES_TAB_MARKETS,
  LIST_MARKETS_BY_SPORT,
  MATCH_RESULT,
} from '@caderneta/domain/market'
import {
  eSportsSelections,
  tennisSelections,
  volleyballSelections,
} from '@caderneta/domain/sets-markets'
import { describe, expect, test } from 'vitest'
import { isKnownMarket, marketNames } from './catalogue-texts.ts'

/** Each market that a list or a tab of any sport names. */
const LISTED = [
  ...Object.values(LIST_MARKETS_BY_SPORT).flat(),
  ...GOALS_TAB_MARKETS,
  ...HALVES_TAB_MARKETS,
]

const OFFERED = [
  FOOTBALL_SELECTIONS,
  tennisSelections(3, ['38.5']),
  volleyballSelections(3, ['170.5']),
  eSportsSelections(2, ['2.5']),
].flat()

describe('the names of the markets', () => {
  test('cover every market that is offered, so that each can be bet on', () => {
    const unknown = OFFERED.filter(({ marketId }) => !isKnownMarket(marketId))
    expect(unknown).toEqual([])
  })

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
