import type { GameWire, OddWire } from '@caderneta/contract/catalogue'
import { FOOTBALL_SELECTIONS } from '@caderneta/domain/football-markets'
import { type GameSelection, selectionId } from '@caderneta/domain/game-selection'
import { MATCH_RESULT } from '@caderneta/domain/market'
import { FOOTBALL } from '@caderneta/domain/sports'

/** Games as the server would send them, for tests of the page. */

export const KICK_OFF = Date.UTC(2025, 10, 22, 21, 30)

function oddsOf(gameId: number, offered: readonly GameSelection[]): OddWire[] {
  return offered.map(({ place, marketId, name, handicap }) => ({
    betGamesOddId: selectionId(gameId, place),
    betCnfOddId: place,
    betGameId: gameId,
    market_id: marketId,
    oddName: name,
    oddHeader: '',
    oddHandicap: handicap,
    rate: 2 + place / 100,
    version: 1,
    status: 'open',
  }))
}

interface Sample {
  readonly id?: number
  readonly tournamentId?: number
  readonly tournament?: string
  readonly teams?: readonly [string, string]
  readonly startsAt?: number
  readonly sportId?: number
  readonly marketIds?: readonly number[]
  /** Those of another sport in place of football's. */
  readonly selections?: readonly GameSelection[]
  readonly gameInfo?: GameWire['gameInfo']
}

const SCHEDULED: GameWire['gameInfo'] = { gameStatus: 'scheduled', score: [0, 0], clock: null }

export function sampleGame(sample: Sample = {}): GameWire {
  const { id = 7, teams = ['Grêmio', 'Santos'], marketIds = [MATCH_RESULT] } = sample
  const football = FOOTBALL_SELECTIONS.filter(({ marketId }) => marketIds.includes(marketId))
  return {
    info: {
      betGameId: id,
      betCnfSportId: sample.sportId ?? FOOTBALL,
      betCnfTournamentId: sample.tournamentId ?? 10037440,
      betCnfTournamentName: sample.tournament ?? 'Brasileirão Série A',
      location: 'Brasil',
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
