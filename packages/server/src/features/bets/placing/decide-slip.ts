import type { OddsChangePreference } from '@caderneta/contract/accounts/prefs'
import type { LimitReachedFacts } from '@caderneta/contract/bets/bet-limits'
import { type Refusal, refuse } from '@caderneta/contract/refusals'
import { liveCashbackPercent } from '@caderneta/domain/bet/live-cashback'
import { multipleBonusPercent } from '@caderneta/domain/bet/multiple-bonus'
import { potentialReturn } from '@caderneta/domain/bet/payout'
import { isUnderWay } from '@caderneta/domain/markets/game/game'
import { gameOf } from '@caderneta/domain/markets/market/game-selection'
import type { PricedSelection } from '@caderneta/domain/markets/market/priced-selection'
import { type Centavos, centavos, reaisNumber } from '@caderneta/domain/money/money'
import { oddsProduct } from '@caderneta/domain/odds/combined-odds'
import { type Odds, rateNumber } from '@caderneta/domain/odds/odds'
import { largestStake } from '@caderneta/domain/slip/largest-stake'
import { knownValue } from '../known-value.ts'
import { type Combination, mergeCombinations } from './merge-combinations.ts'
import type { PriceBook, PricedGame } from './price-book.ts'
import { acceptsRate } from './rate-acceptance.ts'
import type { CombinationRequest } from './read-wagers.ts'
import type { SlipRefusal } from './slip-result.ts'

/** What the operator offers for a slip at this moment; the database has the last word. */
export interface SlipOffer {
  readonly selections: readonly Offered[]
  readonly bets: readonly OfferedBet[]
}

/** A selection that can be bet on or is suspended, in its game. */
export interface Offered {
  readonly selection: PricedSelection
  readonly game: PricedGame
  /** At the moment of the decision; the game goes on. */
  readonly isLive: boolean
}

interface OfferedBet {
  readonly stake: Centavos
  /** Product of the legs' odds, in thousandths to the power of their number. */
  readonly odds: bigint
  readonly potentialReturn: Centavos
  readonly bonusPercent: number
  readonly cashbackPercent: number
  /** Indexes in the offer's selections. */
  readonly legs: readonly number[]
}

export interface BetLimits {
  readonly stakeMin: Centavos
  readonly stakeMax: Centavos
  readonly payoutMax: Centavos
}

/** Which offers count for bets placed now. */
export interface SlipOffers {
  readonly cashback: boolean
  readonly multipleBonus: boolean
}

export interface SlipQuestion {
  readonly combinations: readonly CombinationRequest[]
  readonly offers: SlipOffers
  readonly oddsChange: OddsChangePreference
  /**
   * The selections whose situation changed since the bettor placed the slip: a goal, a stop of the
   * bets. A better price of one of them is another bet than the one that was placed.
   */
  readonly changedSituation: ReadonlySet<number>
  readonly limits: BetLimits
  /** Milliseconds UTC. */
  readonly now: number
}

/**
 * Applies the rules that need no wallet, in the fixed order of refusals. Combinations with the same
 * selections are merged into one bet before any rule is applied, so that repeating one exceeds no
 * limit.
 */
export function decideSlip(question: SlipQuestion, book: PriceBook): SlipOffer | SlipRefusal {
  const combinations = mergeCombinations(question.combinations)
  return (
    stakeRefusal(combinations, question.limits) ??
    sameMatchRefusal(combinations) ??
    priceSlip(question, combinations, book)
  )
}

function stakeRefusal(bets: readonly Combination[], limits: BetLimits): SlipRefusal | null {
  if (bets.some(({ stake }) => stake < limits.stakeMin)) return refuse('stake_too_small')
  const large = bets.find(({ stake }) => stake > limits.stakeMax)
  return large ? largeStakeRefusal(large, limits) : null
}

function largeStakeRefusal({ selectionIds }: Combination, { stakeMax }: BetLimits): SlipRefusal {
  const facts: LimitReachedFacts = {
    limit: 'stake',
    stakeMax: reaisNumber(stakeMax),
    betGamesOddId: [...selectionIds],
  }
  return refuse('stake_too_large', facts)
}

/** Refuses combinations with two selections of one match. */
export function sameMatchRefusal(
  bets: readonly Pick<Combination, 'selectionIds'>[],
): Refusal<'same_match'> | null {
  const hasRepeat = bets.some(
    ({ selectionIds }) => new Set(selectionIds.map(gameOf)).size < selectionIds.length,
  )
  return hasRepeat ? refuse('same_match') : null
}

function priceSlip(
  question: SlipQuestion,
  combinations: readonly Combination[],
  book: PriceBook,
): SlipOffer | SlipRefusal {
  const selectionIds = [...new Set(combinations.flatMap((each) => each.selectionIds))]
  const found = selectionIds.map((id) => offered(book, id))
  const selections = found.filter((each) => each !== null)
  if (selections.length < found.length) return refuse('unknown_selection')
  const isBlocked = ({ selection, game }: Offered) =>
    selection.status !== 'open' && !hasStarted(game, question.now)
  if (selections.some(isBlocked)) return refuse('market_suspended')
  if (selections.some(({ game }) => hasStarted(game, question.now))) return refuse('game_started')
  return (
    oddsRefusal(combinations, question, selections) ?? offerBets(combinations, question, selections)
  )
}

/** Null once the selection is closed. */
export function offered(book: PriceBook, selectionId: number): Offered | null {
  const selection = book.selection(selectionId)
  const game = selection && book.game(selection.gameId)
  if (!selection || !game || selection.status === 'closed') return null
  return { selection, game, isLive: isUnderWay(game.status) }
}

/** Kick-off has passed and the feed has not yet opened the game for live bets. */
function hasStarted(game: PricedGame, now: number): boolean {
  return game.status === 'scheduled' && now >= game.fixture.startsAt
}

function oddsRefusal(
  combinations: readonly Combination[],
  { oddsChange, changedSituation }: SlipQuestion,
  selections: readonly Offered[],
): SlipRefusal | null {
  const oddsById = new Map(
    selections.map(({ selection }) => [selection.selectionId, selection.odds]),
  )
  const isAccepted = ({ selectionIds, seenRates }: Combination) => {
    const current = selectionIds.map((id) => knownValue(oddsById.get(id), 'the price of a leg'))
    const isChanged = selectionIds.some((id) => changedSituation.has(id))
    const preference = isChanged && oddsChange === 'higher' ? 'none' : oddsChange
    return seenRates.every((seen) => acceptsRate(seen, current, preference))
  }
  if (combinations.every(isAccepted)) return null
  const odds = selections.map(({ selection }) => ({
    betGamesOddId: selection.selectionId,
    rate: rateNumber(selection.odds),
    version: selection.version,
  }))
  return refuse('odds_changed', { odds })
}

function offerBets(
  combinations: readonly Combination[],
  { limits, offers }: SlipQuestion,
  selections: readonly Offered[],
): SlipOffer | SlipRefusal {
  const indexById = new Map(
    selections.map(({ selection }, index) => [selection.selectionId, index]),
  )
  const bets: OfferedBet[] = []
  for (const { selectionIds, stake } of combinations) {
    const legs = selectionIds.map((id) => knownValue(indexById.get(id), 'the place of a leg'))
    const bet = offerBet(stake, legs, selections, offers)
    if (bet.potentialReturn > limits.payoutMax)
      return payoutRefusal(selectionIds, legOddsOf(legs, selections), bet.bonusPercent, limits)
    bets.push(bet)
  }
  return { selections, bets }
}

function offerBet(
  stake: Centavos,
  legs: readonly number[],
  selections: readonly Offered[],
  offers: SlipOffers,
): OfferedBet {
  const legOdds = legOddsOf(legs, selections)
  const bonusPercent = offers.multipleBonus ? multipleBonusPercent(legOdds) : 0
  return {
    stake,
    odds: oddsProduct(legOdds),
    potentialReturn: potentialReturn(stake, legOdds, bonusPercent),
    bonusPercent,
    cashbackPercent: offers.cashback
      ? liveCashbackPercent(legs.map((index) => selectionAt(selections, index)))
      : 0,
    legs,
  }
}

function legOddsOf(legs: readonly number[], selections: readonly Offered[]) {
  return legs.map((index) => selectionAt(selections, index).selection.odds)
}

function selectionAt(selections: readonly Offered[], index: number): Offered {
  return knownValue(selections[index], 'the selection of a leg')
}

function payoutRefusal(
  selectionIds: readonly number[],
  legOdds: readonly Odds[],
  bonusPercent: number,
  { payoutMax, stakeMax }: BetLimits,
): SlipRefusal {
  const largest = centavos(Math.min(stakeMax, largestStake(legOdds, payoutMax, bonusPercent)))
  const facts: LimitReachedFacts = {
    limit: 'bet',
    stakeMax: reaisNumber(largest),
    betGamesOddId: [...selectionIds],
  }
  return refuse('payout_too_large', facts)
}
