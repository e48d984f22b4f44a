import type { OddsChangePreference } from '@caderneta/contract/prefs'
import { type Refusal, refuse } from '@caderneta/contract/refusals'
import { oddsProduct } from '@caderneta/domain/combined-odds'
import { isUnderWay } from '@caderneta/domain/game'
import { liveCashbackPercent } from '@caderneta/domain/live-cashback'
import type { Centavos } from '@caderneta/domain/money'
import { multipleBonusPercent } from '@caderneta/domain/multiple-bonus'
import { rateNumber } from '@caderneta/domain/odds'
import { potentialReturn } from '@caderneta/domain/payout'
import type { PriceBook, PricedGame, PricedSelection } from './price-book.ts'
import { acceptsRate } from './rate-acceptance.ts'
import type { AskedLine } from './wager-lines.ts'

/** What the house offers for a slip at this moment; the database has the last word. */
export interface SlipOffer {
  readonly selections: readonly OfferedSelection[]
  readonly bets: readonly OfferedBet[]
}

export interface OfferedSelection extends PricedSelection {
  readonly isLive: boolean
}

export interface OfferedBet {
  readonly stake: Centavos
  /** Product of the legs' odds, in thousandths to the power of their number. */
  readonly odds: bigint
  readonly potentialReturn: Centavos
  readonly bonusPercent: number
  readonly cashbackPercent: number
  /** Places in the offer's selections. */
  readonly legs: readonly number[]
}

export interface BetLimits {
  readonly stakeMin: Centavos
  readonly stakeMax: Centavos
  readonly payoutMax: Centavos
}

export interface SlipQuestion {
  readonly lines: readonly AskedLine[]
  readonly oddsChange: OddsChangePreference
  readonly limits: BetLimits
  /** Milliseconds UTC. */
  readonly now: number
}

/** Applies the rules that need no wallet, in the fixed order of refusals. */
export function decideSlip(question: SlipQuestion, book: PriceBook): SlipOffer | Refusal {
  const { lines, limits } = question
  const selectionIds = [...new Set(lines.flatMap((line) => line.selectionIds))]
  return (
    stakeRefusal(lines, limits) ??
    sameMatchRefusal(lines) ??
    priceSlip(question, book, selectionIds)
  )
}

function stakeRefusal(lines: readonly AskedLine[], limits: BetLimits): Refusal | null {
  if (lines.some(({ stake }) => stake < limits.stakeMin)) return refuse('stake_too_small')
  if (lines.some(({ stake }) => stake > limits.stakeMax)) return refuse('stake_too_large')
  return null
}

/** The identifier of a selection names its game (domain, `selectionId`). */
const gameOf = (selectionId: number): number => Math.floor(selectionId / 1000)

function sameMatchRefusal(lines: readonly AskedLine[]): Refusal | null {
  const hasRepeat = lines.some(
    ({ selectionIds }) => new Set(selectionIds.map(gameOf)).size < selectionIds.length,
  )
  return hasRepeat ? refuse('same_match') : null
}

function priceSlip(
  question: SlipQuestion,
  book: PriceBook,
  selectionIds: readonly number[],
): SlipOffer | Refusal {
  const found = selectionIds.map((id) => offered(book, id))
  const selections = found.filter((selection) => selection !== null)
  if (selections.length < found.length) return refuse('unknown_selection')
  const isBlocked = ({ selection, game }: Offered) =>
    selection.status !== 'open' && !hasStarted(game, question.now)
  if (selections.some(isBlocked)) return refuse('market_suspended')
  if (selections.some(({ game }) => hasStarted(game, question.now))) return refuse('game_started')
  const placeById = new Map(selectionIds.map((id, place) => [id, place]))
  const offers = selections.map(({ selection, game }) => ({
    ...selection,
    isLive: isUnderWay(game.status),
  }))
  return oddsRefusal(question, offers) ?? offerBets(question, offers, placeById)
}

interface Offered {
  readonly selection: PricedSelection
  readonly game: PricedGame
}

function offered(book: PriceBook, selectionId: number): Offered | null {
  const selection = book.selection(selectionId)
  const game = selection && book.game(selection.gameId)
  return selection && game && selection.status !== 'closed' ? { selection, game } : null
}

/** Kick-off has passed and the feed has not yet opened the game for live bets. */
function hasStarted(game: PricedGame, now: number): boolean {
  return game.status === 'scheduled' && now >= game.fixture.startsAt
}

function oddsRefusal(
  { lines, oddsChange }: SlipQuestion,
  selections: readonly OfferedSelection[],
): Refusal | null {
  const oddsById = new Map(selections.map(({ selectionId, odds }) => [selectionId, odds]))
  const isAccepted = ({ selectionIds, seenRate }: AskedLine) => {
    const current = selectionIds.flatMap((id) => oddsById.get(id) ?? [])
    return acceptsRate(seenRate, current, oddsChange)
  }
  if (lines.every(isAccepted)) return null
  const odds = selections.map(({ selectionId, odds: current, version }) => ({
    betGamesOddId: selectionId,
    rate: rateNumber(current),
    version,
  }))
  return refuse('odds_changed', { odds })
}

function offerBets(
  { lines, limits }: SlipQuestion,
  selections: readonly OfferedSelection[],
  placeById: ReadonlyMap<number, number>,
): SlipOffer | Refusal {
  const bets = lines.map(({ selectionIds, stake }): OfferedBet => {
    const legs = selectionIds.flatMap((id) => placeById.get(id) ?? [])
    const legOdds = legs.flatMap((place) => selections[place]?.odds ?? [])
    const bonusPercent = multipleBonusPercent(legOdds)
    return {
      stake,
      odds: oddsProduct(legOdds),
      potentialReturn: potentialReturn(stake, legOdds, bonusPercent),
      bonusPercent,
      cashbackPercent: liveCashbackPercent(legs.flatMap((place) => selections[place] ?? [])),
      legs,
    }
  })
  if (bets.some((bet) => bet.potentialReturn > limits.payoutMax)) return refuse('payout_too_large')
  return { selections, bets }
}
