import type { BetWire } from '@caderneta/contract/bets/wagers'
import { selectionId } from '@caderneta/domain/markets/market/game-selection'
import { MATCH_RESULT } from '@caderneta/domain/markets/market/market'

/** Bets as the server would send them, for tests of the page. */

type LegStatus = BetWire['odds'][number]['oddInfo']['status']

const sampleLeg = (id: number, status: LegStatus): BetWire['odds'][number] => ({
  oddInfo: {
    betGamesOddId: selectionId(id, 2),
    name: 'Draw',
    specifier_value: '',
    rate: 1.85,
    status,
    market_id: MATCH_RESULT,
  },
  gameInfo: {
    betGameId: id,
    betCnfSportId: 1,
    betCnfTournamentId: 7,
    teams: ['Croácia', 'Brasil'],
    gameStatus: 'ended',
    score: [1, 1],
    gameStartTimeStamp: Date.UTC(2022, 11, 9, 15),
  },
})

/** A bet as the server would send it; `legs` sets the state of each leg. */
export const sampleBet = (
  betId: number,
  info: Partial<BetWire['betInfo']> = {},
  legs: readonly LegStatus[] = ['open'],
): BetWire => ({
  betInfo: {
    betId,
    reference: `CAD-${betId}`,
    betStatus: 'pending',
    price: 10,
    potencialReturns: 18.5,
    returnOffered: 0,
    ableToFinish: false,
    rate: 1.85,
    bonus: 0,
    placedAt: Date.UTC(2022, 11, 9, 14),
    settledAt: null,
    paid: 0,
    cashback: 0,
    ...info,
  },
  odds: legs.map((status, i) => sampleLeg(100 * betId + i, status)),
})
