import {
  CORRECT_SCORE,
  FIRST_HALF_RESULT,
  MATCH_RESULT,
  TOTAL_GOALS,
} from '@caderneta/domain/market'
import { centavos, reaisText } from '@caderneta/domain/money'
import type { ExpectedBet } from './check-bettor.ts'
import type { ReplaySummary } from './replay-season.ts'

const NAME_BY_MARKET: ReadonlyMap<number, string> = new Map([
  [MATCH_RESULT, 'match result'],
  [TOTAL_GOALS, 'total goals'],
  [FIRST_HALF_RESULT, 'first-half result'],
  [CORRECT_SCORE, 'correct score'],
])

/** Faults are shown up to this many; a broken run has thousands of one kind. */
const SHOWN_MAX = 20

/** True when every bet was settled as the file says and the books are in order. */
export function isClean({ failures, mismatches, audit }: ReplaySummary): boolean {
  return failures.length === 0 && mismatches.length === 0 && audit.exitCode === 0
}

/** What a replay came to, line by line. */
export function replayReport(summary: ReplaySummary): string {
  const { slips, failures, mismatches, audit, seconds } = summary
  const bets = summary.checks.flatMap((check) => check.bets)
  const refused = slips.filter(({ reply }) => !reply.success)
  const isAfterStart = ({ slip }: ExpectedBet) => slip.isLive
  const total = (of: (bet: ExpectedBet) => number) =>
    reaisText(centavos(bets.reduce((sum, bet) => sum + of(bet), 0)))
  const rounded = Object.entries(seconds).map(([phase, s]) => `${phase} ${Math.round(s)}`)
  return [
    `matches     ${summary.matches}`,
    `bettors     ${summary.bettors}`,
    `bets        ${bets.length}, ${bets.filter(isAfterStart).length} of them live`,
    `  by market ${counted(bets, ({ slip }) => NAME_BY_MARKET.get(slip.marketId) ?? 'unknown')}`,
    `  by result ${counted(bets, ({ result }) => result)}`,
    `refused     ${refused.length}: ${counted(refused, ({ reply }) => reply.code ?? 'no code')}`,
    `staked      R$ ${total(({ stake }) => stake)}`,
    `paid        R$ ${total(({ payout }) => payout)}`,
    `seconds     ${rounded.join(', ')}`,
    `last payout ${summary.settlementLagSeconds.toFixed(1)} s after the last match was over`,
    ...listed('failures', failures),
    ...listed('mismatches', mismatches),
    `audit       ${audit.exitCode}: ${audit.output.trim()}`,
  ].join('\n')
}

function counted<Item>(items: readonly Item[], keyOf: (item: Item) => string): string {
  const countByKey = new Map<string, number>()
  for (const key of items.map(keyOf)) countByKey.set(key, (countByKey.get(key) ?? 0) + 1)
  return [...countByKey]
    .sort(([, one], [, other]) => other - one)
    .map(([key, count]) => `${key} ${count}`)
    .join(', ')
}

function listed(title: string, faults: readonly string[]): readonly string[] {
  const shown = faults.slice(0, SHOWN_MAX).map((fault) => `  ${fault}`)
  return [`${title.padEnd(11)} ${faults.length}`, ...shown]
}
