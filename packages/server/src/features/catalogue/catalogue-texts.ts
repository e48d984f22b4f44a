import type { Language } from '@caderneta/contract/language'
import {
  BOTH_TEAMS_TO_SCORE,
  BOXING_WINNER,
  CORRECT_MAP_SCORE,
  CORRECT_SCORE,
  CORRECT_SET_SCORE,
  DOUBLE_CHANCE,
  FIRST_HALF_RESULT,
  FIRST_HALF_TOTAL_POINTS,
  FIRST_MAP_WINNER,
  FIRST_QUARTER_TOTAL_POINTS,
  FIRST_SET_WINNER,
  GOES_THE_DISTANCE,
  HALF_TIME_FULL_TIME,
  MATCH_RESULT,
  MONEY_LINE,
  POINT_SPREAD,
  SECOND_HALF_RESULT,
  TENNIS_WINNER,
  TOTAL_GAMES,
  TOTAL_GOALS,
  TOTAL_MAPS,
  TOTAL_POINTS,
  TOTAL_ROUNDS,
} from '@caderneta/domain/markets/market'
import { MARKET_IDS, type MarketId, marketById } from '@caderneta/domain/markets/markets-by-sport'
import type { SportRoute } from '@caderneta/domain/markets/sports'

type Names = Readonly<Record<Language, string>>

/** Names of the markets that can be bet on; any other market is shown and never open. */
const MARKET_NAMES: Readonly<Record<MarketId, Names>> = {
  [MATCH_RESULT]: { ptBR: 'Resultado Final', en: 'Match Result' },
  [DOUBLE_CHANCE]: { ptBR: 'Dupla Chance', en: 'Double Chance' },
  [BOTH_TEAMS_TO_SCORE]: { ptBR: 'Ambas Marcam', en: 'Both Teams to Score' },
  [TOTAL_GOALS]: { ptBR: 'Total de Gols', en: 'Total Goals' },
  [CORRECT_SCORE]: { ptBR: 'Placar Exato', en: 'Correct Score' },
  [FIRST_HALF_RESULT]: { ptBR: 'Resultado do 1º Tempo', en: 'Half-time Result' },
  [SECOND_HALF_RESULT]: { ptBR: 'Resultado do 2º Tempo', en: '2nd Half Result' },
  [HALF_TIME_FULL_TIME]: { ptBR: 'Intervalo/Final do Jogo', en: 'Half-time/Full-time' },
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

export function marketNames(language: Language): { id: number; name: string }[] {
  return MARKET_IDS.map((id) => ({ id, name: MARKET_NAMES[id][language] }))
}

/** Undefined for a market that is not listed. */
export function marketName(marketId: number, language: Language): string | undefined {
  const market = marketById(marketId)
  return market && MARKET_NAMES[market.id][language]
}

export function sportName(route: SportRoute, language: Language): string {
  return SPORT_NAMES[route][language]
}
