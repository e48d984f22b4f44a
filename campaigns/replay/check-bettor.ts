import type { BetWire } from '@caderneta/contract/bets/wagers'
import type { WalletWire } from '@caderneta/contract/wallet/wallet'
import type { Centavos } from '@caderneta/domain/money/money'
import type { LegResult } from '@caderneta/simulation/testing/leg-result'
import { bonusRight } from './bonus-right.ts'
import {
  amountOf,
  closingProblems,
  type ExpectedBet,
  expectedBet,
  type FindMatch,
  placedBets,
} from './expected-bet.ts'
import type { ReplayClosing, ReplaySelection, ReplaySlip } from './replay-slip.ts'

/** What a bettor did, and what the server reports when everything is settled. */
export interface SettledBettor {
  readonly number: number
  readonly deposit: Centavos
  readonly slips: readonly ReplaySlip[]
  /** In the order in which they were requested. */
  readonly closings: readonly ReplayClosing[]
  readonly bets: readonly BetWire[]
  readonly wallet: WalletWire
}

export interface BettorCheck {
  readonly bets: readonly ExpectedBet[]
  /** One sentence each; empty when every bet and the wallet are right. */
  readonly mismatches: readonly string[]
}

/**
 * Compares every accepted bet of a bettor, and the wallet, with the file, to the centavo. The
 * replay runs without live cashback, so none may be credited.
 */
export function checkBettor(bettor: SettledBettor, findMatch: FindMatch): BettorCheck {
  const listedById = new Map(bettor.bets.map((bet) => [bet.betInfo.betId, bet]))
  const closed = bettor.closings.filter(({ reply }) => reply.success)
  const hasBonus = bonusRight(bettor.bets)
  const checked = bettor.slips
    .filter(({ reply }) => reply.success)
    .flatMap(placedBets)
    .map((placed) => {
      const betId = placed.reported?.betId ?? 0
      const listed = listedById.get(betId)
      const closings = closed.filter((closing) => closing.betId === betId)
      const bet = expectedBet(placed, listed, closings, findMatch, hasBonus(listed))
      const problems = betProblems(bet, listed, findMatch)
      return { bet, faults: [...closingProblems(betId, bet.stake, closings), ...problems] }
    })
  const bets = checked.map(({ bet }) => bet)
  const problems = [
    ...checked.flatMap((one) => one.faults),
    ...countProblems(bettor, bets.length),
    ...walletProblems(bettor, bets),
  ]
  return { bets, mismatches: problems.map((problem) => `bettor ${bettor.number}: ${problem}`) }
}

type Fact = readonly [fact: string, found: unknown, expected: unknown]

function betProblems(
  bet: ExpectedBet,
  listed: BetWire | undefined,
  findMatch: FindMatch,
): readonly string[] {
  const { reported } = bet
  if (reported === undefined)
    return [`slip ${bet.reference}: the reply lacks a combination that was sent`]
  if (listed === undefined) return [`bet ${reported.betId} was accepted and is not listed`]
  const { betInfo } = listed
  const closedEarly = bet.stake - bet.atStake
  const facts: readonly Fact[] = [
    ['status', betInfo.betStatus, expectedStatus(bet, betInfo.betStatus)],
    ['payout', amountOf(String(betInfo.paid)), bet.payout],
    ['stake', amountOf(String(betInfo.price)), bet.stake],
    ['stake of the reply', amountOf(String(reported.price)), bet.stake],
    ['stake closed early', amountOf(String(betInfo.closedEarly?.stake ?? 0)), closedEarly],
    [
      'returned early',
      amountOf(String(betInfo.closedEarly?.returned ?? 0)),
      closedEarly > 0 ? bet.returnedEarly : 0,
    ],
    ['rate', betInfo.rate, reported.rate],
    ['rate no worse than seen', bet.seenRates.every((rate) => reported.rate >= Number(rate)), true],
    ['reference', betInfo.reference, bet.reference],
    ['time of settlement', betInfo.settledAt !== null, true],
    ['cashback', amountOf(String(betInfo.cashback)), 0],
    ['legs', listed.odds.length, bet.selections.length],
    ...bet.selections.flatMap((selection, index) =>
      legFacts(bet, { selection, result: bet.results[index] ?? 'void' }, listed, findMatch),
    ),
  ]
  return facts
    .filter(([, found, expected]) => found !== expected)
    .map(
      ([fact, found, expected]) => `bet ${reported.betId}: ${fact} ${found}, expected ${expected}`,
    )
}

/** A bet that was closed as a whole is cancelled before its first match and cashed out after. */
function expectedStatus({ atStake, results }: ExpectedBet, found: string): string {
  if (atStake === 0) return found === 'cancelled' ? 'cancelled' : 'cashed_out'
  if (results.includes('lose')) return 'lose'
  return results.every((result) => result === 'void') ? 'void' : 'win'
}

const LEG_STATUS = {
  win: 'success',
  half_win: 'success',
  lose: 'error',
  half_lose: 'error',
  void: 'void',
} as const satisfies Record<LegResult, string>

function legFacts(
  { atStake, results }: ExpectedBet,
  { selection, result }: { readonly selection: ReplaySelection; readonly result: LegResult },
  { odds }: BetWire,
  findMatch: FindMatch,
): readonly Fact[] {
  const leg = odds.find(({ oddInfo }) => oddInfo.betGamesOddId === selection.selectionId)
  if (leg === undefined) return [[`leg ${selection.selectionId}`, 'missing', 'listed']]
  const { oddInfo, gameInfo } = leg
  // A bet that was closed or lost is over: legs that were not decided by then keep no result.
  const isOver = atStake === 0 || results.includes('lose')
  const status = isOver && oddInfo.status === 'open' ? 'open' : LEG_STATUS[result]
  return [
    ['market', oddInfo.market_id, selection.marketId],
    ['name', oddInfo.name, selection.name],
    ['line', oddInfo.specifier_value, selection.handicap],
    ['leg', oddInfo.status, status],
    ['game', gameInfo.betGameId, selection.gameId],
    ['teams', gameInfo.teams.join(' v '), findMatch(selection.gameId)?.teams.join(' v ')],
  ]
}

function countProblems({ bets }: SettledBettor, accepted: number): readonly string[] {
  return bets.length === accepted
    ? []
    : [`${accepted} bets were accepted, ${bets.length} are listed`]
}

function walletProblems(
  { deposit, wallet }: SettledBettor,
  bets: readonly ExpectedBet[],
): readonly string[] {
  const expected = bets.reduce((cash, bet) => cash - bet.stake + bet.payout, Number(deposit))
  const found = amountOf(String(wallet.cash))
  const cashback = amountOf(String(wallet.cashback))
  return [
    ...(found === expected ? [] : [`wallet ${found}, expected ${expected} centavos`]),
    ...(cashback === 0 ? [] : [`cashback ${cashback}, expected 0`]),
  ]
}
