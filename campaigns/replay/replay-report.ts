import { FOOTBALL_MARKETS } from '@caderneta/domain/markets/sports/football/football'
import { centavos, reaisText } from '@caderneta/domain/money/money'
import type { ExpectedBet } from './expected-bet.ts'
import type { ReplaySummary } from './replay-season.ts'
import type { ReplaySlip } from './replay-slip.ts'

const KEY_BY_MARKET: ReadonlyMap<number, string> = new Map(
  FOOTBALL_MARKETS.map(({ id, key }) => [id, key]),
)

/** Mismatches are shown up to this many; a broken run has thousands of one kind. */
const SHOWN_MAX = 20

/** True when every bet was settled as the file implies and the books are in order. */
export function isClean({ failures, mismatches, audit }: ReplaySummary): boolean {
  return failures.length === 0 && mismatches.length === 0 && audit.exitCode === 0
}

/** Keys of the markets that bettors saw open and that no bet is on. */
export function unbackedMarkets({ seenMarkets, checks }: ReplaySummary): readonly string[] {
  const legs = checks.flatMap(({ bets }) => bets).flatMap(({ selections }) => selections)
  const backed = new Set(legs.map(({ marketId }) => marketId))
  return [...seenMarkets].filter((marketId) => !backed.has(marketId)).map(keyOfMarket)
}

const keyOfMarket = (marketId: number) => KEY_BY_MARKET.get(marketId) ?? 'unknown'

/** Summary of a replay, line by line. */
export function replayReport(summary: ReplaySummary): string {
  const { slips, closings, failures, mismatches, audit, seconds } = summary
  const bets = summary.checks.flatMap((check) => check.bets)
  const legs = bets.flatMap(({ selections }) => selections)
  const voidLegs = bets.flatMap(({ results }) => results.filter((one) => one === 'void')).length
  const withVoid = bets.filter(({ results }) => results.includes('void')).length
  const accepted = slips.filter(({ reply }) => reply.success)
  const refused = slips.filter(({ reply }) => !reply.success)
  const closed = closings.filter(({ reply }) => reply.success)
  const notClosed = closings.filter(({ reply }) => !reply.success)
  const total = (of: (bet: ExpectedBet) => number) =>
    reaisText(centavos(bets.reduce((sum, bet) => sum + of(bet), 0)))
  const rounded = Object.entries(seconds).map(([phase, s]) => `${phase} ${Math.round(s)}`)
  return [
    `matches     ${summary.matches}`,
    `bettors     ${summary.bettors}`,
    `slips       ${accepted.length}: ${counted(accepted, ({ kind }) => kind)}`,
    `bets        ${bets.length}, ${bets.filter(isLiveBet).length} of them live`,
    `  by kind   ${counted(bets, kindOf)}`,
    `  by market ${counted(legs, ({ marketId }) => keyOfMarket(marketId))}`,
    `  seen      ${summary.seenMarkets.size} markets, without a bet: ${unbackedMarkets(summary).join(', ') || 'none'}`,
    `  by result ${counted(bets, resultOf)}`,
    `void legs   ${voidLegs} in ${withVoid} bets`,
    `cash-outs   ${closed.length}: ${counted(closed, ({ percent }) => `${percent} %`)}`,
    `  refused   ${notClosed.length}: ${counted(notClosed, codeOf)}`,
    `refused     ${refused.length}: ${counted(refused, codeOf)}`,
    `staked      R$ ${total(({ stake }) => stake)}`,
    `paid        R$ ${total(({ payout }) => payout)}`,
    `  early     R$ ${total(({ returnedEarly }) => returnedEarly)}`,
    `seconds     ${rounded.join(', ')}`,
    `last payout ${summary.settlementLagSeconds.toFixed(1)} s after the last match was over`,
    `overloads   ${summary.overloads} times without a free connection to the database`,
    ...listed('failures', failures),
    ...listed('mismatches', mismatches),
    `audit       ${audit.exitCode}: ${audit.output.trim()}`,
  ].join('\n')
}

const codeOf = ({ reply }: Pick<ReplaySlip, 'reply'>) => reply.code ?? 'no code'

/** A multiple is live when all of its matches were under way. */
export const isLiveBet = ({ selections }: ExpectedBet) => selections.every(({ isLive }) => isLive)

/** 'single', 'multiple of 4 legs' or 'system row of 2 legs'. */
export function kindOf({ kind, selections }: ExpectedBet): string {
  if (kind === 'single') return 'single'
  return `${kind === 'system' ? 'system row' : 'multiple'} of ${selections.length} legs`
}

/** The final state of a bet as a whole. */
export function resultOf({ atStake, results }: ExpectedBet): string {
  if (atStake === 0) return 'closed early'
  if (results.includes('lose')) return 'lose'
  return results.every((result) => result === 'void') ? 'void' : 'win'
}

function counted<Item>(items: readonly Item[], keyOf: (item: Item) => string): string {
  const countByKey = new Map<string, number>()
  for (const key of items.map(keyOf)) countByKey.set(key, (countByKey.get(key) ?? 0) + 1)
  return [...countByKey]
    .sort(([, one], [, other]) => other - one)
    .map(([key, count]) => `${key} ${count}`)
    .join(', ')
}

function listed(title: string, problems: readonly string[]): readonly string[] {
  const shown = problems.slice(0, SHOWN_MAX).map((problem) => `  ${problem}`)
  return [`${title.padEnd(11)} ${problems.length}`, ...shown]
}
