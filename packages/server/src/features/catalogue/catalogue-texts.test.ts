import { selectionTitle } from '@caderneta/contract/catalogue/markets/market-title'
import type { MarketWords } from '@caderneta/contract/catalogue/markets/market-words'
import { MARKET_WORDS_EN } from '@caderneta/contract/catalogue/markets/market-words.en'
import { MARKET_WORDS_PT_BR } from '@caderneta/contract/catalogue/markets/market-words.pt-br'
import { LANGUAGES } from '@caderneta/contract/language'
import { MATCH_RESULT, ROW_MARKETS_BY_SPORT } from '@caderneta/domain/markets/market/market'
import { MARKETS_BY_SPORT } from '@caderneta/domain/markets/registry/markets-by-sport'
import { SPORT_ROUTES, type SportRoute } from '@caderneta/domain/markets/registry/sports'
import type { GameProgramme } from '@caderneta/feed/programme'
import type { MarketOdds, SelectionOdds } from '@caderneta/pricing/chances/market-odds'
import { GAMES_BY_SPORT } from '@caderneta/simulation/testing/published/sport-games'
import { describe, expect, test } from 'vitest'
import { marketNames } from './catalogue-texts.ts'

const GAMES = 20
/** Team names without letters: every letter left in a name has to be in the language. */
const SIDES = ['①', '②'] as const

const WORDS = { ptBR: MARKET_WORDS_PT_BR, en: MARKET_WORDS_EN }

/** The markets of the games of a sport, each with its handicaps. */
function offeredBy(sport: SportRoute): readonly MarketOdds[] {
  const games = GAMES_BY_SPORT[sport]('named')
  return Array.from({ length: GAMES }, (): GameProgramme => games.next().value).flatMap((game) =>
    game
      .between(game.announcedAt - 1, game.announcedAt)
      .flatMap(({ body }) => (body.kind === 'odds_change' ? body.markets : [])),
  )
}

const OFFERED = new Map(SPORT_ROUTES.map((sport) => [sport, offeredBy(sport)]))

const idsOf = (markets: readonly MarketOdds[]) => markets.map(({ marketId }) => marketId)

/** Each market that a list of the sport names, that has a record, or that its games offer. */
function marketsOf(sport: SportRoute): readonly number[] {
  const recorded = MARKETS_BY_SPORT[sport].map(({ id }) => id)
  const offered = idsOf(OFFERED.get(sport) ?? [])
  return [...new Set([...ROW_MARKETS_BY_SPORT[sport], ...recorded, ...offered])]
}

const hasLetters = (name: string) => /\p{L}/u.test(name)

describe.each(SPORT_ROUTES)('every market of %s', (sport) => {
  test.each(marketsOf(sport))('CST-18 %i has a name in both languages', (marketId) => {
    const names = LANGUAGES.map(
      (language) => marketNames(language).find(({ id }) => id === marketId)?.name ?? '',
    )
    expect(names.every((name) => name.length > 2)).toBe(true)
    expect(new Set(names).size).toBe(LANGUAGES.length)
  })

  test.each(marketsOf(sport))('%i has selections with names in both languages', (marketId) => {
    const markets = OFFERED.get(sport)?.filter((market) => market.marketId === marketId) ?? []
    const isLiveOnly = MARKETS_BY_SPORT[sport].find(({ id }) => id === marketId)?.live === 'L'
    expect(markets.length > 0).toBe(!isLiveOnly)
    for (const { selections } of markets) {
      const named = (words: MarketWords) => (selection: SelectionOdds) =>
        selectionTitle(selection, SIDES, words)
      const portuguese = selections.map(named(WORDS.ptBR))
      const english = selections.map(named(WORDS.en))
      expect(new Set(portuguese).size).toBe(selections.length)
      expect(new Set(english).size).toBe(selections.length)
      // Scores such as '2-1' and the sides are the same in both languages; words are not.
      expect(english.map(hasLetters)).toEqual(portuguese.map(hasLetters))
      const same = portuguese.filter((name, i) => hasLetters(name) && name === english[i])
      expect([...portuguese, ...english].filter((name) => name.trim() === '')).toEqual([])
      expect(same).toEqual([])
    }
  })
})

describe('the names of the markets', () => {
  test('CST-18 cover exactly the markets that the games of a sport offer', () => {
    const offered = new Set(SPORT_ROUTES.flatMap(marketsOf))
    for (const language of LANGUAGES) {
      const listed = new Set(marketNames(language).map(({ id }) => id))
      expect(listed).toEqual(offered)
    }
  })

  test('exist in both languages, each market once', () => {
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
