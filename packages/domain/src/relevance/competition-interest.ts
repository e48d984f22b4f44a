import { BEST_LEAGUES } from '../markets/market/market.ts'
import { type SportRoute, sportById } from '../markets/registry/sports.ts'

// How much bettors in Brazil look for a competition, 0 to 10. Feeds name competitions and places in
// Portuguese; two spellings of one competition have a line each.

const HIGHEST = 10

type Interests = ReadonlyMap<string, number>

const interests = (of: Readonly<Record<string, number>>): Interests => new Map(Object.entries(of))

/** Competitions of football by place; an empty name stands for the others of the place. */
const FOOTBALL_PLACES: ReadonlyMap<string, Interests> = new Map(
  Object.entries({
    Brasil: interests({
      '': 4,
      'Brasileirão Série A': 10,
      'Copa do Brasil': 9,
      'Supercopa do Brasil': 9,
      Paulistão: 8,
      Cariocão: 8,
      'Brasileirão Série B': 7,
      Mineiro: 6,
      Gauchão: 6,
      'Copa do Nordeste': 6,
      'Brasileirão Série C': 5,
      'Brasileirão Feminino A1': 5,
      'Brasileirão Feminino A2': 2,
      'Brasileirão Feminino A3': 2,
      'Taça Feminina': 2,
    }),
    'América do Sul': interests({
      '': 5,
      Libertadores: 10,
      'Copa Libertadores': 10,
      'Copa América': 10,
      'Eliminatórias Sul-Americanas': 10,
      'Sul-Americana': 8,
      'Copa Sul-Americana': 8,
      'Recopa Sul-Americana': 8,
    }),
    Europa: interests({
      '': 4,
      'Liga dos Campeões': 10,
      'UEFA Champions League': 10,
      'Liga Europa': 7,
      Eurocopa: 8,
      'Eliminatórias da Eurocopa': 6,
      'Eliminatórias Europeias': 6,
      'Supercopa da UEFA': 6,
      'Liga das Nações da UEFA': 6,
      'Liga Conferência': 5,
    }),
    Mundo: interests({
      '': 4,
      'Copa do Mundo': 10,
      'Copa do Mundo 2030': 10,
      'Copa do Mundo Feminina': 9,
      'Copa do Mundo de Clubes': 10,
      'Copa Intercontinental': 9,
    }),
    Inglaterra: interests({ '': 3, 'Premier League': 9, 'FA Cup': 6, 'Copa da Liga Inglesa': 5 }),
    Espanha: interests({ '': 3, LaLiga: 9, 'Copa do Rei': 6 }),
    Itália: interests({ '': 3, 'Serie A': 8, 'Serie A (Itália)': 8, 'Copa da Itália': 5 }),
    Alemanha: interests({ '': 3, Bundesliga: 7, 'Copa da Alemanha': 5 }),
    França: interests({ '': 2, 'Ligue 1': 6 }),
    Portugal: interests({ '': 3, 'Liga Portugal': 6 }),
    Argentina: interests({ '': 3, 'Argentina - Primera': 6 }),
    Holanda: interests({ '': 2, Eredivisie: 4 }),
    'Estados Unidos': interests({ '': 2, MLS: 4 }),
    'Arábia Saudita': interests({ '': 2, 'Arábia Saudita - Pro League': 4 }),
    México: interests({ '': 2, 'México - Liga MX': 4 }),
  }),
)
const FOOTBALL_ELSEWHERE = 1

/** Of the other sports: the usual interest, and that of some places. */
const OTHER_SPORTS: Readonly<
  Record<Exclude<SportRoute, 'football'>, { readonly usual: number; readonly places: Interests }>
> = {
  tennis: { usual: 2, places: interests({ Brasil: 5, Portugal: 4 }) },
  basketball: { usual: 1, places: interests({ Brasil: 5, 'Estados Unidos': 6, Europa: 3 }) },
  volleyball: { usual: 1, places: interests({ Brasil: 6, Mundo: 5, Itália: 3 }) },
  'american-football': { usual: 0, places: interests({ Brasil: 2 }) },
  'e-sports': { usual: 1, places: interests({ Brasil: 4, 'América do Sul': 3 }) },
  boxing: { usual: 1, places: interests({ Brasil: 4, 'Reino Unido': 3, 'Estados Unidos': 3 }) },
}
/** The one competition of American football that is widely followed. */
const NATIONAL_LEAGUES = interests({ 'Liga Nacional de Futebol Americano': 4, NFL: 4 })

/** What is known of a competition. */
export interface Competition {
  readonly sportId: number
  readonly tournamentId: number
  /** Empty when the source does not name it. */
  readonly tournamentName: string
  readonly location: string
}

/** 0 for a competition that hardly anybody looks for, 10 for those that everybody does. */
export function competitionInterest(competition: Competition): number {
  const { sportId, tournamentId, tournamentName, location } = competition
  const route = sportById(sportId)?.route
  if (route === undefined) return 0
  if (route === 'football') {
    if (BEST_LEAGUES.some((id) => id === tournamentId)) return bestLeagueInterest(competition)
    return footballInterest(competition)
  }
  const { usual, places } = OTHER_SPORTS[route]
  return NATIONAL_LEAGUES.get(tournamentName) ?? places.get(location) ?? usual
}

/** Whatever a source calls them, the leagues of the tab 'Melhores Ligas' are of high interest. */
function bestLeagueInterest(competition: Competition): number {
  return Math.max(footballInterest(competition), HIGHEST - 1)
}

function footballInterest({ tournamentName, location }: Competition): number {
  const ofPlace = FOOTBALL_PLACES.get(location)
  return ofPlace?.get(tournamentName) ?? ofPlace?.get('') ?? FOOTBALL_ELSEWHERE
}
