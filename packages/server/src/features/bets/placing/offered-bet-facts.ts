import { BONUS_TABLE } from '@caderneta/domain/bet/multiple-bonus'
import type { BetFacts, LegFacts } from '../history/bet-wire.ts'
import { knownValue } from '../known-value.ts'
import type { Offered, SlipOffer } from './decide-slip.ts'
import type { PlacedOutcome } from './slip-store.ts'

/** The accepted bets of an offer, built without querying the database. */
export function offeredBetFacts(offer: SlipOffer, outcome: PlacedOutcome): BetFacts[] {
  const legs = offer.selections.map(legFacts)
  return offer.bets.map((bet, index) => ({
    betId: knownValue(outcome.bet_ids[index], 'the id of a placed bet'),
    reference: outcome.reference,
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
    legs: bet.legs.map((legIndex) => knownValue(legs[legIndex], 'a leg of a placed bet')),
  }))
}

function legFacts({ selection, game }: Offered): LegFacts {
  const { fixture, status, score } = game
  return {
    selectionId: selection.selectionId,
    name: selection.name,
    handicap: selection.handicap,
    parts: selection.parts,
    marketId: selection.marketId,
    odds: selection.odds,
    oddsVersion: selection.version,
    result: null,
    deadHeatPlaces: 1,
    deadHeatTied: 1,
    gameId: selection.gameId,
    sportId: fixture.sportId,
    tournamentId: fixture.tournamentId,
    home: fixture.teams[0].name,
    away: fixture.teams[1].name,
    gameStatus: status,
    scoreHome: score[0],
    scoreAway: score[1],
    startsAt: fixture.startsAt,
    season: fixture.season ?? null,
  }
}
