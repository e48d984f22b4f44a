import { marketTextOf } from '@caderneta/contract/catalogue/markets/market-text'
import { MARKET_TEXTS_EN } from '@caderneta/contract/catalogue/markets/market-texts.en'
import { MARKET_TEXTS_PT_BR } from '@caderneta/contract/catalogue/markets/market-texts.pt-br'
import { marketTitle, selectionTitle } from '@caderneta/contract/catalogue/markets/market-title'
import { MARKET_WORDS_EN } from '@caderneta/contract/catalogue/markets/words/market-words.en'
import { MARKET_WORDS_PT_BR } from '@caderneta/contract/catalogue/markets/words/market-words.pt-br'
import type { Language } from '@caderneta/contract/language'
import { ROW_MARKETS_BY_SPORT } from '@caderneta/domain/markets/market'
import { MARKET_IDS, marketById } from '@caderneta/domain/markets/markets-by-sport'
import type { SportRoute } from '@caderneta/domain/markets/sports'

type Names = Readonly<Record<Language, string>>

/** Sports of the specification by route, in menu order. */
const SPORT_NAMES: Readonly<Record<SportRoute, Names>> = {
  football: { ptBR: 'Futebol', en: 'Football' },
  tennis: { ptBR: 'Tênis', en: 'Tennis' },
  basketball: { ptBR: 'Basquete', en: 'Basketball' },
  volleyball: { ptBR: 'Vôlei', en: 'Volleyball' },
  'american-football': { ptBR: 'Futebol Americano', en: 'American Football' },
  'e-sports': { ptBR: 'E-Sports', en: 'E-sports' },
  boxing: { ptBR: 'Boxe', en: 'Boxing' },
}

/** The texts of the three slides of the home page. */
export const SLIDE_TEXTS: readonly Names[] = [
  {
    ptBR: 'Cada lance muda a odd. Você vê na hora.',
    en: 'Every play moves the odds. You see it at once.',
  },
  {
    ptBR: 'Deposite por PIX e aposte em segundos.',
    en: 'Deposit by PIX and bet within seconds.',
  },
  {
    ptBR: 'Cada centavo explicado na sua caderneta.',
    en: 'Every centavo explained in your slip.',
  },
]

export function isKnownMarket(marketId: number): boolean {
  return marketById(marketId) !== undefined
}

const ROW_MARKETS: ReadonlySet<number> = new Set(Object.values(ROW_MARKETS_BY_SPORT).flat())

/** The markets of lists: a match has its own in a file. */
export function listedMarketNames(language: Language): { id: number; name: string }[] {
  return marketNames(language).filter(({ id }) => ROW_MARKETS.has(id))
}

/** Every market; a name may be a template over the parameters of a market. */
export function marketNames(language: Language): { id: number; name: string }[] {
  return MARKET_IDS.map((id) => ({ id, name: templateOf(id, language) ?? '' }))
}

/** The name of a market with its team and other parameters; undefined for one not listed. */
export function marketName(
  { marketId, handicap }: { readonly marketId: number; readonly handicap: string },
  teams: readonly [home: string, away: string],
  language: Language,
): string | undefined {
  const template = templateOf(marketId, language)
  return template && marketTitle(template, handicap, teams, WORDS[language])
}

/** The name of a selection of any market. */
export function selectionText(
  selection: { readonly name: string; readonly handicap: string },
  teams: readonly [home: string, away: string],
  language: Language,
): string {
  return selectionTitle(selection, teams, WORDS[language])
}

const WORDS = { ptBR: MARKET_WORDS_PT_BR, en: MARKET_WORDS_EN }
const TEXTS = { ptBR: MARKET_TEXTS_PT_BR, en: MARKET_TEXTS_EN }

function templateOf(marketId: number, language: Language): string | undefined {
  return marketTextOf(TEXTS[language], marketId)?.name
}

export function sportName(route: SportRoute, language: Language): string {
  return SPORT_NAMES[route][language]
}
