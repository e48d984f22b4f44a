import { footballText } from '@caderneta/contract/catalogue/markets/football-names'
import { FOOTBALL_TEXTS_EN } from '@caderneta/contract/catalogue/markets/football-texts.en'
import { FOOTBALL_TEXTS_PT_BR } from '@caderneta/contract/catalogue/markets/football-texts.pt-br'
import { marketTitle, selectionTitle } from '@caderneta/contract/catalogue/markets/market-title'
import { MARKET_WORDS_EN } from '@caderneta/contract/catalogue/markets/market-words.en'
import { MARKET_WORDS_PT_BR } from '@caderneta/contract/catalogue/markets/market-words.pt-br'
import type { Language } from '@caderneta/contract/language'
import type { FootballMarketId } from '@caderneta/domain/markets/football'
import {
  BOXING_WINNER,
  CORRECT_MAP_SCORE,
  CORRECT_SET_SCORE,
  FIRST_HALF_TOTAL_POINTS,
  FIRST_MAP_WINNER,
  FIRST_QUARTER_TOTAL_POINTS,
  FIRST_SET_WINNER,
  GOES_THE_DISTANCE,
  MONEY_LINE,
  POINT_SPREAD,
  ROW_MARKETS_BY_SPORT,
  TENNIS_WINNER,
  TOTAL_GAMES,
  TOTAL_MAPS,
  TOTAL_POINTS,
  TOTAL_ROUNDS,
} from '@caderneta/domain/markets/market'
import { MARKET_IDS, type MarketId, marketById } from '@caderneta/domain/markets/markets-by-sport'
import type { SportRoute } from '@caderneta/domain/markets/sports'

type Names = Readonly<Record<Language, string>>

/** Markets that football does not have. */
type OtherMarketId = Exclude<MarketId, FootballMarketId>

/** Names of the markets of the other sports; any other market is shown and never open. */
const OTHER_NAMES: Readonly<Record<OtherMarketId, Names>> = {
  [MONEY_LINE]: { ptBR: 'Vencedor da Partida', en: 'Money Line' },
  [BOXING_WINNER]: { ptBR: 'Vencedor da Luta', en: 'Fight Winner' },
  [POINT_SPREAD]: { ptBR: 'Handicap de Pontos', en: 'Point Spread' },
  [TOTAL_POINTS]: { ptBR: 'Total de Pontos', en: 'Total Points' },
  [FIRST_HALF_TOTAL_POINTS]: { ptBR: 'Total de Pontos do 1º Tempo', en: 'First-half Total Points' },
  [FIRST_QUARTER_TOTAL_POINTS]: {
    ptBR: 'Total de Pontos do 1º Quarto',
    en: 'First-quarter Total Points',
  },
  [TOTAL_ROUNDS]: { ptBR: 'Total de Rounds', en: 'Total Rounds' },
  [GOES_THE_DISTANCE]: { ptBR: 'Luta Vai Até o Fim', en: 'Fight to Go the Distance' },
  [TENNIS_WINNER]: { ptBR: 'Vencedor do Jogo', en: 'Match Winner' },
  [TOTAL_GAMES]: { ptBR: 'Total de Games', en: 'Total Games' },
  [CORRECT_SET_SCORE]: { ptBR: 'Placar Exato de Sets', en: 'Correct Set Score' },
  [FIRST_SET_WINNER]: { ptBR: 'Vencedor do 1º Set', en: 'First Set Winner' },
  [TOTAL_MAPS]: { ptBR: 'Total de Mapas', en: 'Total Maps' },
  [CORRECT_MAP_SCORE]: { ptBR: 'Placar Exato de Mapas', en: 'Correct Map Score' },
  [FIRST_MAP_WINNER]: { ptBR: 'Vencedor do 1º Mapa', en: 'First Map Winner' },
}

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

/** The markets that lists may show, and those of other sports: a match has its own in a file. */
export function listedMarketNames(language: Language): { id: number; name: string }[] {
  const football: readonly number[] = ROW_MARKETS_BY_SPORT.football
  return marketNames(language).filter(
    ({ id }) => football.includes(id) || otherName(id, language) !== undefined,
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
const FOOTBALL_TEXTS = { ptBR: FOOTBALL_TEXTS_PT_BR, en: FOOTBALL_TEXTS_EN }

function templateOf(marketId: number, language: Language): string | undefined {
  return footballText(FOOTBALL_TEXTS[language], marketId)?.name ?? otherName(marketId, language)
}

function otherName(marketId: number, language: Language): string | undefined {
  return OTHER_NAME_BY_ID.get(marketId)?.[language]
}

const OTHER_NAME_BY_ID = new Map(
  Object.entries(OTHER_NAMES).map(([id, names]) => [Number(id), names]),
)

export function sportName(route: SportRoute, language: Language): string {
  return SPORT_NAMES[route][language]
}
