import { wagersCancelReply } from '@caderneta/contract/bets/bet-closing'
import { type BetWire, type PlacedBetWire, wagersSaveReply } from '@caderneta/contract/bets/wagers'
import { type Centavos, parseReais } from '@caderneta/domain/money/money'
import {
  expectedOutcome,
  expectedPayout,
} from '@caderneta/simulation/testing/independent-calculator'
import type { LegResult } from '@caderneta/simulation/testing/leg-result'
import type { ReplayClosing, ReplaySelection, ReplaySlip, SlipKind } from './replay-slip.ts'
import type { SeasonMatch } from './season-file.ts'

export type FindMatch = (gameId: number) => SeasonMatch | undefined

/** A bet that a slip placed, as it was sent and as the reply reported it. */
export interface PlacedBet {
  readonly kind: SlipKind
  readonly selections: readonly ReplaySelection[]
  /** The combinations of a slip on the same selections are one bet with the sum of stakes. */
  readonly stake: number
  readonly seenRates: readonly string[]
  readonly reference: string
  /** Undefined when the reply does not have the bet. */
  readonly reported: PlacedBetWire | undefined
}

/** What the file implies for a placed bet; amounts in centavos. */
export interface ExpectedBet extends PlacedBet {
  readonly results: readonly LegResult[]
  /** What was still at stake at the end, and what the parts that were closed returned. */
  readonly atStake: number
  readonly returnedEarly: number
  /** The early returns and what the rest pays. */
  readonly payout: number
}

/** The bets of an accepted slip, without the code that the server merges combinations with. */
export function placedBets({ kind, combinations, reply }: ReplaySlip): readonly PlacedBet[] {
  const { reference, bets } = wagersSaveReply.parse(reply.body).data
  const reportedByKey = new Map(bets.map((bet) => [keyOf(bet.betGamesOddId), bet]))
  const betByKey = new Map<string, PlacedBet>()
  for (const { selections, stake, seenRate } of combinations) {
    const key = keyOf(selections.map(({ selectionId }) => selectionId))
    const before = betByKey.get(key)
    betByKey.set(key, {
      kind,
      selections,
      stake: amountOf(stake) + (before?.stake ?? 0),
      seenRates: [seenRate, ...(before?.seenRates ?? [])],
      reference,
      reported: reportedByKey.get(key),
    })
  }
  return [...betByKey.values()]
}

/**
 * What a bet has to pay, from the file, the agreed rates of its legs and its early closings.
 * `hasBonus`: whether the multiple bonus counts for it, if it is a multiple.
 */
export function expectedBet(
  bet: PlacedBet,
  listed: BetWire | undefined,
  closings: readonly ReplayClosing[],
  findMatch: FindMatch,
  hasBonus: boolean,
): ExpectedBet {
  const results = bet.selections.map(({ gameId, marketId, name, handicap }) => {
    const match = findMatch(gameId)
    if (match === undefined) throw new Error(`game ${gameId} has no match in the file`)
    return expectedOutcome(match.record, marketId, name, handicap)
  })
  const rateById = new Map(
    listed?.odds.map(({ oddInfo }) => [oddInfo.betGamesOddId, String(oddInfo.rate)]),
  )
  const legs = bet.selections.map(({ selectionId }, index) => ({
    rate: rateById.get(selectionId) ?? '1',
    result: results[index] ?? 'void',
  }))
  let atStake = bet.stake
  let returnedEarly = 0
  for (const closing of closings) {
    const part = partOf(closing)
    atStake -= part.stake
    returnedEarly += part.returned
  }
  const rest = atStake > 0 ? amountOf(expectedPayout(centavosText(atStake), legs, hasBonus)) : 0
  return { ...bet, results, atStake, returnedEarly, payout: returnedEarly + rest }
}

/** A part takes its floor of the stake, and of the quote the share of that stake, cut. */
export function partOf({ atStake, quote, percent }: ReplayClosing) {
  const stake = (BigInt(atStake) * BigInt(percent)) / 100n
  const returned = atStake > 0 ? (BigInt(quote) * stake) / BigInt(atStake) : 0n
  return { stake: Number(stake), returned: Number(returned) }
}

/** Differences between closings and their replies: what was at stake, and what was returned. */
export function closingProblems(
  betId: number,
  stake: number,
  closings: readonly ReplayClosing[],
): readonly string[] {
  const problems: string[] = []
  let atStake = stake
  for (const closing of closings) {
    const part = partOf(closing)
    const { data } = wagersCancelReply.parse(closing.reply.body)
    const returned = amountOf(String(data.returned))
    if (closing.atStake !== atStake)
      problems.push(`bet ${betId}: closed with ${closing.atStake} at stake, expected ${atStake}`)
    if (returned !== part.returned)
      problems.push(`bet ${betId}: closing returned ${returned}, expected ${part.returned}`)
    atStake -= part.stake
  }
  return problems
}

export function amountOf(reais: string): Centavos {
  const amount = parseReais(reais)
  if (amount === null) throw new Error(`'${reais}' is no amount`)
  return amount
}

function centavosText(amount: number): string {
  const digits = String(amount).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

function keyOf(selectionIds: readonly number[]): string {
  return [...selectionIds].sort((one, other) => one - other).join(' ')
}
