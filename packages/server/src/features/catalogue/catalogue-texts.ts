import { marketTitle, selectionTitle } from '@caderneta/contract/catalogue/markets/market-title'
import { MARKET_WORDS_EN } from '@caderneta/contract/catalogue/markets/market-words.en'
import { MARKET_WORDS_PT_BR } from '@caderneta/contract/catalogue/markets/market-words.pt-br'
import { sportText } from '@caderneta/contract/catalogue/markets/sport-texts'
import { SPORT_TEXTS_EN } from '@caderneta/contract/catalogue/markets/sport-texts.en'
import { SPORT_TEXTS_PT_BR } from '@caderneta/contract/catalogue/markets/sport-texts.pt-br'
import { SPORT_NAMES } from '@caderneta/contract/catalogue/sport-names'
import type { Language } from '@caderneta/contract/language'
import { ROW_MARKETS_BY_SPORT } from '@caderneta/domain/markets/market/market'
import { MARKET_IDS, marketById } from '@caderneta/domain/markets/registry/markets-by-sport'
import {
  MAIN_SPORT,
  SPORT_ROUTES,
  type SportRoute,
} from '@caderneta/domain/markets/registry/sports'

type Names = Readonly<Record<Language, string>>

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

/** The markets that lists may show, and those of other sports: a match has its own in a file. */
export function listedMarketNames(language: Language): { id: number; name: string }[] {
  const football: readonly number[] = ROW_MARKETS_BY_SPORT.football
  return marketNames(language).filter(
    ({ id }) => football.includes(id) || sportText(TEXTS[language], MAIN_SPORT, id) === undefined,
  )
}

/** Every market; a name may be a template over the parameters of a market. */
export function marketNames(language: Language): { id: number; name: string }[] {
  return MARKET_IDS.flatMap((id) => {
    const name = templateOf(id, language)
    return name === undefined ? [] : [{ id, name }]
  })
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
const TEXTS = { ptBR: SPORT_TEXTS_PT_BR, en: SPORT_TEXTS_EN }

/** A number that several sports have is named alike in all of them. */
const TEMPLATES = { ptBR: templatesIn('ptBR'), en: templatesIn('en') }

function templatesIn(language: Language): ReadonlyMap<number, string> {
  const named = MARKET_IDS.flatMap((id) =>
    SPORT_ROUTES.map((route) => ({ id, text: sportText(TEXTS[language], route, id) })),
  )
  return new Map(named.flatMap(({ id, text }) => (text ? [[id, text.name] as const] : [])))
}

function templateOf(marketId: number, language: Language): string | undefined {
  return TEMPLATES[language].get(marketId)
}

export function sportName(route: SportRoute, language: Language): string {
  return SPORT_NAMES[route][language]
}
