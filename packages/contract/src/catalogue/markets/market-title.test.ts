import type { GameSelection } from '@caderneta/domain/markets/game-selection'
import { selectionsOf } from '@caderneta/domain/markets/market-type'
import { MARKETS_BY_SPORT, marketOf } from '@caderneta/domain/markets/markets-by-sport'
import { SPORT, SPORT_ROUTES, type SportRoute } from '@caderneta/domain/markets/sports'
import { pointsLines } from '@caderneta/domain/testing/points-game'
import { setsFormat } from '@caderneta/domain/testing/sets-match'
import { describe, expect, it } from 'vitest'
import { marketTextOf } from './market-text.ts'
import { MARKET_TEXTS_EN } from './market-texts.en.ts'
import { MARKET_TEXTS_PT_BR } from './market-texts.pt-br.ts'
import { marketTitle, selectionTitle } from './market-title.ts'
import { MARKET_WORDS_EN } from './words/market-words.en.ts'
import { MARKET_WORDS_PT_BR } from './words/market-words.pt-br.ts'

const LANGUAGES = {
  ptBR: { texts: MARKET_TEXTS_PT_BR, words: MARKET_WORDS_PT_BR },
  en: { texts: MARKET_TEXTS_EN, words: MARKET_WORDS_EN },
} as const
type Language = keyof typeof LANGUAGES

const POINTS = pointsLines({
  spread: [-3.5],
  total: [40.5],
  firstHalfTotal: [20.5],
  firstQuarterTotal: [10.5],
})
const TEAMS = ['Minas', 'Osasco'] as const
const NAME_MAX = 60

/** A game of each sport that has texts, with every set or round that it may have. */
const SELECTIONS: Partial<Readonly<Record<SportRoute, readonly GameSelection[]>>> = {
  tennis: selectionsOf(MARKETS_BY_SPORT.tennis, setsFormat(3, ['20.5', '22.5'])),
  volleyball: selectionsOf(MARKETS_BY_SPORT.volleyball, setsFormat(3, ['170.5'])),
  'e-sports': selectionsOf(MARKETS_BY_SPORT['e-sports'], setsFormat(2, ['2.5'])),
  boxing: selectionsOf(MARKETS_BY_SPORT.boxing, { roundsScheduled: 12 }),
  basketball: selectionsOf(MARKETS_BY_SPORT.basketball, POINTS),
  'american-football': selectionsOf(MARKETS_BY_SPORT['american-football'], POINTS),
}
const ROUTES = SPORT_ROUTES.filter((route) => route in SELECTIONS)

function titleOf({ marketId, handicap }: GameSelection, language: Language): string {
  const { texts, words } = LANGUAGES[language]
  return marketTitle(marketTextOf(texts, marketId)?.name ?? '', handicap, TEAMS, words)
}

function nameOf(selection: GameSelection, language: Language): string {
  return selectionTitle(selection, TEAMS, LANGUAGES[language].words)
}

describe.each(ROUTES)('the names of %s', (route) => {
  const selections = SELECTIONS[route] ?? []

  it.each(['ptBR', 'en'] as const)('leave nothing open in %s, and are short', (language) => {
    for (const selection of selections) {
      const names = [titleOf(selection, language), nameOf(selection, language)]
      for (const name of names) {
        expect(name).toBe(name.trim())
        expect(name).toMatch(/\S/)
        expect(name).not.toMatch(/[{}=|]|undefined/)
        expect(name.length, name).toBeLessThanOrEqual(NAME_MAX)
      }
    }
  })

  it.each(['ptBR', 'en'] as const)('name each selection of a match once in %s', (language) => {
    const names = selections.map((one) => `${titleOf(one, language)}: ${nameOf(one, language)}`)
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
  })

  it.each(['ptBR', 'en'] as const)('explain each market in a sentence in %s', (language) => {
    for (const { marketId } of selections) {
      expect(marketTextOf(LANGUAGES[language].texts, marketId)?.help).toMatch(/^\S.{20,180}\.$/)
    }
  })
})

describe('the name of a selection', () => {
  const both = (route: (typeof ROUTES)[number], key: string, name: string, handicap = '') => {
    const one = SELECTIONS[route]?.find(
      (each) =>
        marketOf(SPORT[route].id, each.marketId)?.key === key &&
        each.name === name &&
        each.handicap === handicap,
    )
    if (!one) throw new RangeError(`no selection ${key} ${name} ${handicap}`)
    return (['ptBR', 'en'] as const).map((language) => [
      titleOf(one, language),
      nameOf(one, language),
    ])
  }

  it('has the number of its set, and its line from its own side', () => {
    expect(both('tennis', 'set-winner', '1')).toEqual([
      ['Vencedor do 1º Set', 'Minas'],
      ['Set 1 Winner', 'Minas'],
    ])
    expect(both('tennis', 'set-game-handicap', '2', 'setnr=3|hcp=+2.5')).toEqual([
      ['Handicap de Games – 3º Set', 'Osasco +2,5'],
      ['Set 3 Game Handicap', 'Osasco +2.5'],
    ])
    expect(both('volleyball', 'set-total-points', 'Over', 'setnr=2|total=9.5')[0]).toEqual([
      ...['Total de Pontos – 2º Set', 'Mais de 9,5'],
    ])
    expect(both('e-sports', 'cs-map-overtime', 'Yes', 'mapnr=2')[1]).toEqual([
      ...['Map 2 Overtime', 'Yes'],
    ])
  })

  it('has the side of its market', () => {
    expect(both('tennis', 'comeback-from-set-down', 'Yes', 'side=2')).toEqual([
      ['Osasco Vira Após Perder o 1º Set', 'Sim'],
      ['Osasco to Win from a Set Down', 'Yes'],
    ])
    expect(both('tennis', 'first-set-and-match', '1/2')[1]).toEqual([
      ...['First Set/Match', 'Minas/Osasco'],
    ])
    expect(both('volleyball', 'exactly-n-sets', 'No', 'side=1|sets=2')[0]).toEqual([
      ...['Minas Vence Exatamente 2 Set(s)', 'Não'],
    ])
  })

  it('says how and when a fight ends', () => {
    expect(both('boxing', 'method-of-victory', '1 by KO')).toEqual([
      ['Método de Vitória', 'Minas por nocaute'],
      ['Method of Victory', 'Minas by KO'],
    ])
    expect(both('boxing', 'winner-and-round', '2 & Round 3')).toEqual([
      ['Vencedor e Round Exato', 'Osasco e 3º round'],
      ['Winner & Exact Round', 'Osasco and Round 3'],
    ])
    expect(both('boxing', 'winner-and-round-range', '2 by points')[0]?.[1]).toBe(
      'Osasco por pontos',
    )
    expect(both('boxing', 'ending-round', 'Decision')[0]?.[1]).toBe('Decisão')
    expect(both('boxing', 'starts-round', 'Yes', 'roundnr=7')[0]?.[0]).toBe('7º Round Começa')
  })
})
