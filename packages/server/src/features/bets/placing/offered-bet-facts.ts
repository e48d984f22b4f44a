import { BONUS_TABLE } from '@caderneta/domain/bet/multiple-bonus'
import type { BetFacts, LegFacts } from '../history/bet-wire.ts'
import type { OfferedSelection, SlipOffer } from './decide-slip.ts'
import type { PriceBook } from './price-book.ts'
import type { SlipOutcome } from './slip-store.ts'

/** The accepted bets of an offer, built without querying the database. */
export function offeredBetFacts(
  offer: SlipOffer,
  outcome: SlipOutcome,
  book: PriceBook,
): BetFacts[] {
  const legs = offer.selections.map((selection) => legFacts(selection, book))
  return offer.bets.map((bet, index) => ({
    betId: outcome.bet_ids?.[index] ?? 0,
    reference: outcome.reference ?? '',
    status: 'pending',
    stake: bet.stake,
    atStake: bet.stake,
    returnedEarly: 0,
    cashback: 0,
    potentialReturn: bet.potentialReturn,
    bonusPercent: bet.bonusPercent,
    bonusTable: BONUS_TABLE,
    acceptedAt: outcome.accepted_at.getTime(),
    settledAt: null,
    payout: 0,
    legs: bet.legs.flatMap((legIndex) => legs[legIndex] ?? []),
  }))
}

function legFacts(selection: OfferedSelection, book: PriceBook): LegFacts {
  const game = book.game(selection.gameId)
  return {
    selectionId: selection.selectionId,
    name: selection.name,
    handicap: selection.handicap,
    marketId: selection.marketId,
    odds: selection.odds,
    oddsVersion: selection.version,
    result: null,
    deadHeatPlaces: 1,
    deadHeatTied: 1,
    gameId: selection.gameId,
    sportId: game?.fixture.sportId ?? 0,
    tournamentId: game?.fixture.tournamentId ?? 0,
    home: game?.fixture.teams[0].name ?? '',
    away: game?.fixture.teams[1].name ?? '',
    gameStatus: game?.status ?? 'scheduled',
    scoreHome: game?.score[0] ?? 0,
    scoreAway: game?.score[1] ?? 0,
    startsAt: game?.fixture.startsAt ?? 0,
  }
}
