import type { Language } from '@caderneta/contract/language'

type Names = Readonly<Record<Language, string>>

/** Names of the markets that can be bet on; any other market is shown and never open. */
const MARKET_NAMES = new Map<number, Names>([
  [1000002, { ptBR: 'Resultado Final', en: 'Match Result' }],
  [1000014, { ptBR: 'Dupla Chance', en: 'Double Chance' }],
  [1000003, { ptBR: 'Total de Gols', en: 'Total Goals' }],
  [1000016, { ptBR: 'Placar Exato', en: 'Correct Score' }],
  [1000006, { ptBR: 'Resultado do 1º Tempo', en: 'Half-time Result' }],
  [1012001, { ptBR: 'Resultado do 2º Tempo', en: '2nd Half Result' }],
  [1010023, { ptBR: 'Intervalo/Final do Jogo', en: 'Half-time/Full-time' }],
  [1000040, { ptBR: 'Vencedor da Partida', en: 'Money Line' }],
  [1000047, { ptBR: 'Vencedor da Luta', en: 'Fight Winner' }],
  [1000061, { ptBR: 'Handicap de Pontos', en: 'Point Spread' }],
  [1000062, { ptBR: 'Total de Pontos', en: 'Total Points' }],
  [1000063, { ptBR: 'Total de Pontos do 1º Tempo', en: 'First-half Total Points' }],
  [1000064, { ptBR: 'Total de Pontos do 1º Quarto', en: 'First-quarter Total Points' }],
  [1000065, { ptBR: 'Total de Rounds', en: 'Total Rounds' }],
  [1000066, { ptBR: 'Luta Vai Até o Fim', en: 'Fight to Go the Distance' }],
  [1000020, { ptBR: 'Vencedor do Jogo', en: 'Match Winner' }],
  [1000071, { ptBR: 'Total de Games', en: 'Total Games' }],
  [1000072, { ptBR: 'Placar Exato de Sets', en: 'Correct Set Score' }],
  [1000073, { ptBR: 'Vencedor do 1º Set', en: 'First Set Winner' }],
  [1000074, { ptBR: 'Total de Mapas', en: 'Total Maps' }],
  [1000075, { ptBR: 'Placar Exato de Mapas', en: 'Correct Map Score' }],
  [1000076, { ptBR: 'Vencedor do 1º Mapa', en: 'First Map Winner' }],
])

/** Sports of the specification by route, in menu order. */
const SPORT_NAMES: Readonly<Record<string, Names>> = {
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
  return MARKET_NAMES.has(marketId)
}

export function marketNames(language: Language): { id: number; name: string }[] {
  return [...MARKET_NAMES].map(([id, names]) => ({ id, name: names[language] }))
}

/** Undefined for a market that is not listed. */
export function marketName(marketId: number, language: Language): string | undefined {
  return MARKET_NAMES.get(marketId)?.[language]
}

export function sportName(route: string, language: Language): string {
  return SPORT_NAMES[route]?.[language] ?? route
}
