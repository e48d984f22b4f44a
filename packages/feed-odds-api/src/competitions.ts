import { BEST_LEAGUES } from '@caderneta/domain/markets/market/market'
import type { SportRoute } from '@caderneta/domain/markets/registry/sports'

/** The sports of which the source has prices and final scores in our terms. */
export type PricedSport = Extract<
  SportRoute,
  'football' | 'basketball' | 'american-football' | 'tennis'
>

/** A competition of the source, with its names in Portuguese. */
export interface Competition {
  readonly key: string
  readonly sport: PricedSport
  readonly name: string
  readonly location: string
  /** Where the product has a number of its own for it. */
  readonly tournamentId?: number
  /** Of tennis: the sets that win a match. */
  readonly setsToWin?: number
}

const [SERIE_A, , , PREMIER_LEAGUE] = BEST_LEAGUES

/**
 * Of football only leagues: the final score of a cup tie includes extra time, which our markets do
 * not count. A competition that is not in the list is not offered.
 */
export const COMPETITIONS: readonly Competition[] = [
  league('soccer_brazil_campeonato', 'Brasileirão Série A', 'Brasil', SERIE_A),
  league('soccer_brazil_serie_b', 'Brasileirão Série B', 'Brasil'),
  league('soccer_epl', 'Premier League', 'Inglaterra', PREMIER_LEAGUE),
  league('soccer_spain_la_liga', 'LaLiga', 'Espanha'),
  league('soccer_italy_serie_a', 'Serie A (Itália)', 'Itália'),
  league('soccer_germany_bundesliga', 'Bundesliga', 'Alemanha'),
  league('soccer_france_ligue_one', 'Ligue 1', 'França'),
  league('soccer_portugal_primeira_liga', 'Liga Portugal', 'Portugal'),
  ofSport('basketball', 'basketball_nba', 'NBA', 'Estados Unidos'),
  ofSport('basketball', 'basketball_wnba', 'WNBA', 'Estados Unidos'),
  ofSport('basketball', 'basketball_euroleague', 'Euroliga', 'Europa'),
  ofSport('american-football', 'americanfootball_nfl', 'NFL', 'Estados Unidos'),
  ofSport('american-football', 'americanfootball_ncaaf', 'NCAA', 'Estados Unidos'),
  ...slam('aus_open_singles', 'Aberto da Austrália', 'Austrália'),
  ...slam('french_open', 'Roland Garros', 'França'),
  ...slam('wimbledon', 'Wimbledon', 'Inglaterra'),
  ...slam('us_open', 'US Open', 'Estados Unidos'),
]

/** What is read without a setting: the best known that fit into the free plan. */
export const DEFAULT_COMPETITIONS = ['soccer_brazil_campeonato', 'basketball_nba'] as const

function league(key: string, name: string, location: string, tournamentId?: number): Competition {
  const competition = ofSport('football', key, name, location)
  return tournamentId === undefined ? competition : { ...competition, tournamentId }
}

function ofSport(sport: PricedSport, key: string, name: string, location: string): Competition {
  return { key, sport, name, location }
}

/** Men win a match of a Grand Slam with three sets, women with two. */
function slam(key: string, name: string, location: string): readonly Competition[] {
  return [
    { ...ofSport('tennis', `tennis_atp_${key}`, name, location), setsToWin: 3 },
    { ...ofSport('tennis', `tennis_wta_${key}`, `${name} (feminino)`, location), setsToWin: 2 },
  ]
}
