import type { GameWire, OddWire } from '@caderneta/contract/catalogue/catalogue'
import { type GameSelection, selectionId } from '@caderneta/domain/markets/market/game-selection'
import { MATCH_RESULT } from '@caderneta/domain/markets/market/market'
import { selectionsOf } from '@caderneta/domain/markets/market/market-type'
import { FOOTBALL, type SportRoute } from '@caderneta/domain/markets/registry/sports'
import { AMERICAN_FOOTBALL_MARKETS } from '@caderneta/domain/markets/sports/american-football'
import { BASKETBALL_MARKETS } from '@caderneta/domain/markets/sports/basketball'
import { BOXING_MARKETS } from '@caderneta/domain/markets/sports/boxing'
import { E_SPORTS_MARKETS } from '@caderneta/domain/markets/sports/e-sports'
import { FOOTBALL_SELECTIONS } from '@caderneta/domain/markets/sports/football/football'
import { INCIDENT_SELECTIONS } from '@caderneta/domain/markets/sports/football/incidents/incident-selections'
import { TENNIS_MARKETS } from '@caderneta/domain/markets/sports/tennis'
import { VOLLEYBALL_MARKETS } from '@caderneta/domain/markets/sports/volleyball'

/** Games as the server would send them, for tests of the page. */

export const KICK_OFF = Date.UTC(2025, 10, 22, 21, 30)

const POINTS_HANDICAPS = {
  spread: [-3.5],
  total: [160.5],
  firstHalfTotal: [80.5],
  firstQuarterTotal: [40.5],
}

/** The markets and selections of a game of each sport. */
export const SELECTIONS_BY_SPORT: Readonly<Record<SportRoute, readonly GameSelection[]>> = {
  football: [...FOOTBALL_SELECTIONS, ...INCIDENT_SELECTIONS],
  tennis: selectionsOf(TENNIS_MARKETS, { wanted: 2, handicaps: ['22.5'] }),
  basketball: selectionsOf(BASKETBALL_MARKETS, POINTS_HANDICAPS),
  volleyball: selectionsOf(VOLLEYBALL_MARKETS, { wanted: 3, handicaps: ['170.5'] }),
  'american-football': selectionsOf(AMERICAN_FOOTBALL_MARKETS, POINTS_HANDICAPS),
  'e-sports': selectionsOf(E_SPORTS_MARKETS, { wanted: 2, handicaps: ['2.5'] }),
  boxing: selectionsOf(BOXING_MARKETS, { roundsScheduled: 12 }),
}

function oddsOf(gameId: number, offered: readonly GameSelection[]): OddWire[] {
  return offered.map(({ index, marketId, name, handicap }) => ({
    betGamesOddId: selectionId(gameId, index),
    betCnfOddId: index,
    betGameId: gameId,
    market_id: marketId,
    oddName: name,
    oddHeader: '',
    oddHandicap: handicap,
    rate: 2 + index / 100,
    version: 1,
    status: 'open',
  }))
}

interface Sample {
  readonly id?: number
  readonly tournamentId?: number
  readonly tournament?: string
  readonly location?: string
  readonly teams?: readonly [string, string]
  readonly startsAt?: number
  readonly sportId?: number
  readonly marketIds?: readonly number[]
  /** Those of another sport instead of football's. */
  readonly selections?: readonly GameSelection[]
  readonly gameInfo?: GameWire['gameInfo']
}

const SCHEDULED: GameWire['gameInfo'] = { gameStatus: 'scheduled', score: [0, 0], clock: null }

export function sampleGame(sample: Sample = {}): GameWire {
  const { id = 7, teams = ['Grêmio', 'Santos'], marketIds = [MATCH_RESULT] } = sample
  const football = SELECTIONS_BY_SPORT.football.filter(({ marketId }) =>
    marketIds.includes(marketId),
  )
  return {
    info: {
      betGameId: id,
      betCnfSportId: sample.sportId ?? FOOTBALL,
      betCnfTournamentId: sample.tournamentId ?? 10037440,
      betCnfTournamentName: sample.tournament ?? 'Brasileirão Série A',
      location: sample.location ?? 'Brasil',
      gameStart: '2025-11-22 18:30',
      gameStartTimeStamp: sample.startsAt ?? KICK_OFF,
      isHighlightHome: false,
    },
    teams: [
      { id: 1, name: teams[0] },
      { id: 2, name: teams[1] },
    ],
    gameInfo: sample.gameInfo ?? SCHEDULED,
    odds: oddsOf(id, sample.selections ?? football),
    marketsCount: 4,
  }
}
