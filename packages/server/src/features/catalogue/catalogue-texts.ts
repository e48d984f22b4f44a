import type { Language } from '@caderneta/contract/language'

type Names = Readonly<Record<Language, string>>

/** Names of the markets that can be bet on; any other market is shown and never open. */
const MARKET_NAMES = new Map<number, Names>([
  [1000002, { ptBR: 'Resultado Final', en: 'Full-time Result' }],
  [1000003, { ptBR: 'Total de Gols', en: 'Total Goals' }],
  [1000016, { ptBR: 'Placar Exato', en: 'Correct Score' }],
  [1000006, { ptBR: 'Resultado do 1º Tempo', en: 'Half-time Result' }],
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

/** What the three slides of the home page say. */
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

export function sportName(route: string, language: Language): string {
  return SPORT_NAMES[route]?.[language] ?? route
}
