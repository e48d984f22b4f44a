import { BEST_LEAGUES } from '@caderneta/domain/markets/market/market'

/** Sport identifier of football on the wire. */
export const FOOTBALL = 1

/** A football competition that providers offer, and whether its games appear on the home page. */
export interface Tournament {
  readonly id: number
  readonly name: string
  readonly isHighlight: boolean
}

const [SERIE_A, LIBERTADORES, COPA_DO_BRASIL, PREMIER_LEAGUE, CHAMPIONS_LEAGUE] = BEST_LEAGUES

/** The tournaments of the specification's tab 'Melhores Ligas', and the World Cup. */
export const TOURNAMENTS = {
  serieA: { id: SERIE_A, name: 'Brasileirão Série A', isHighlight: true },
  libertadores: { id: LIBERTADORES, name: 'Copa Libertadores', isHighlight: true },
  copaDoBrasil: { id: COPA_DO_BRASIL, name: 'Copa do Brasil', isHighlight: false },
  premierLeague: { id: PREMIER_LEAGUE, name: 'Premier League', isHighlight: false },
  championsLeague: { id: CHAMPIONS_LEAGUE, name: 'UEFA Champions League', isHighlight: false },
  worldCup: { id: 10050001, name: 'Copa do Mundo', isHighlight: true },
} as const satisfies Record<string, Tournament>
