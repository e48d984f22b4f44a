import { type BetWire, type PlacedBetWire, wagersSaveReply } from '@caderneta/contract/wagers'
import type { WalletWire } from '@caderneta/contract/wallet'
import { type Centavos, parseReais } from '@caderneta/domain/money'
import {
  expectedOutcome,
  expectedPayout,
  type LegResult,
} from '@caderneta/simulation/independent-calculator'
import type { ReplaySlip } from './replay-slip.ts'
import type { SeasonMatch } from './season-file.ts'

/** What a bettor did, and what the server says of it when all is over. */
export interface SettledBettor {
  readonly number: number
  readonly deposit: Centavos
  readonly slips: readonly ReplaySlip[]
  readonly bets: readonly BetWire[]
  readonly wallet: WalletWire
}

/** What the file says of a placed bet. */
export interface ExpectedBet {
  readonly slip: ReplaySlip
  readonly result: LegResult
  readonly stake: Centavos
  readonly payout: Centavos
}

export interface BettorCheck {
  readonly bets: readonly ExpectedBet[]
  /** One sentence each; empty when every bet and the wallet are right. */
  readonly mismatches: readonly string[]
}

export type FindMatch = (gameId: number) => SeasonMatch | undefined

/** Compares every accepted bet of a bettor, and the wallet, with the file, to the centavo. */
export function checkBettor(bettor: SettledBettor, findMatch: FindMatch): BettorCheck {
  const told = bettor.slips
    .filter(({ reply }) => reply.success)
    .map((slip) => toldBet(slip, findMatch(slip.gameId)))
  const listedById = new Map(bettor.bets.map((bet) => [bet.betInfo.betId, bet]))
  const ofBets = told.flatMap((bet) => betFaults(bet, listedById.get(bet.told.betId)))
  const faults = [...ofBets, ...countFaults(bettor, told.length), ...walletFaults(bettor, told)]
  return { bets: told, mismatches: faults.map((fault) => `bettor ${bettor.number}: ${fault}`) }
}

interface ToldBet extends ExpectedBet {
  readonly match: SeasonMatch
  /** The bet as the reply to the slip told it. */
  readonly told: PlacedBetWire
  readonly reference: string
}

function toldBet(slip: ReplaySlip, match: SeasonMatch | undefined): ToldBet {
  const { reference, bets } = wagersSaveReply.parse(slip.reply.body).data
  const [told] = bets
  if (told === undefined || match === undefined)
    throw new Error(`slip ${reference} was accepted without a bet or without a match`)
  const result = expectedOutcome(match.record, slip.marketId, slip.selectionName, slip.handicap)
  const payout = expectedPayout(slip.stake, [{ rate: String(told.rate), result }])
  return {
    slip,
    match,
    told,
    reference,
    result,
    stake: amountOf(slip.stake),
    payout: amountOf(payout),
  }
}

const LEG_STATUS = {
  win: 'success',
  half_win: 'success',
  lose: 'error',
  half_lose: 'error',
  void: 'void',
} as const satisfies Record<LegResult, string>

function betFaults(bet: ToldBet, listed: BetWire | undefined): readonly string[] {
  const { slip, told, match, result } = bet
  const [leg] = listed?.odds ?? []
  if (listed === undefined || leg === undefined)
    return [`bet ${told.betId} was accepted and is not listed`]
  const { betInfo } = listed
  const facts: readonly (readonly [fact: string, found: unknown, expected: unknown])[] = [
    ['status', betInfo.betStatus, result],
    ['payout', amountOf(String(betInfo.paid)), bet.payout],
    ['stake', amountOf(String(betInfo.price)), bet.stake],
    ['stake of the reply', amountOf(String(told.price)), bet.stake],
    ['rate', betInfo.rate, told.rate],
    ['rate no worse than seen', told.rate >= Number(slip.seenRate), true],
    ['reference', betInfo.reference, bet.reference],
    ['time of settlement', betInfo.settledAt !== null, true],
    ['cashback', amountOf(String(betInfo.cashback)), dueCashback(bet, betInfo.cashback)],
    ['legs', listed.odds.length, 1],
    ['selection', leg.oddInfo.betGamesOddId, slip.selectionId],
    ['selection of the reply', told.betGamesOddId.join(), String(slip.selectionId)],
    ['market', leg.oddInfo.market_id, slip.marketId],
    ['name', leg.oddInfo.name, slip.selectionName],
    ['line', leg.oddInfo.specifier_value, slip.handicap],
    ['leg', leg.oddInfo.status, LEG_STATUS[result]],
    ['game', leg.gameInfo.betGameId, slip.gameId],
    ['teams', leg.gameInfo.teams.join(' v '), match.teams.join(' v ')],
  ]
  return facts
    .filter(([, found, expected]) => found !== expected)
    .map(([fact, found, expected]) => `bet ${told.betId}: ${fact} ${found}, expected ${expected}`)
}

/**
 * A tenth of the stake of a bet on a match under way, unless it is void. A match that began between
 * the look and the bet pays it too: then the server alone knows.
 */
function dueCashback({ slip, stake, result }: ToldBet, told: number): number {
  const isDue = slip.isLive || told !== 0
  return isDue && result !== 'void' ? Math.floor(stake / 10) : 0
}

function countFaults({ bets }: SettledBettor, accepted: number): readonly string[] {
  return bets.length === accepted
    ? []
    : [`${accepted} bets were accepted, ${bets.length} are listed`]
}

function walletFaults(
  { deposit, wallet, bets: listed }: SettledBettor,
  bets: readonly ExpectedBet[],
): readonly string[] {
  const earned = listed.reduce((sum, { betInfo }) => sum + amountOf(String(betInfo.cashback)), 0)
  const cashback = amountOf(String(wallet.cashback))
  const expected = bets.reduce((cash, bet) => cash - bet.stake + bet.payout, Number(deposit))
  const found = amountOf(String(wallet.cash))
  const ofCash = found === expected ? [] : [`wallet ${found}, expected ${expected} centavos`]
  return cashback === earned ? ofCash : [...ofCash, `cashback ${cashback}, expected ${earned}`]
}

function amountOf(reais: string): Centavos {
  const amount = parseReais(reais)
  if (amount === null) throw new Error(`'${reais}' is no amount`)
  return amount
}
