import { BONUS_TABLE, multipleBonusPercent, NO_BONUS } from '@caderneta/domain/bet/multiple-bonus'
import { type LegOutcome, payout } from '@caderneta/domain/bet/payout'
import { type Centavos, centavos, reaisText } from '@caderneta/domain/money/money'
import { type Odds, odds, rateText } from '@caderneta/domain/odds/odds'
import { combinations } from '@caderneta/domain/slip/combinations'
import { type Random, randomFrom } from '@caderneta/pricing/random'
import { expectedPayout } from '@caderneta/simulation/testing/independent-calculator'
import type { LegResult } from '@caderneta/simulation/testing/leg-result'
import { anyMatch, correctedMatch } from './any-match.ts'
import { type SettledSelection, settledCatalogue } from './settled-catalogue.ts'

export interface SlipsOptions {
  readonly seed: string
  readonly slips: number
  /** Matches of which the slips choose their selections. */
  readonly matches: number
  /** The catalogue of a match, settled by both calculators. */
  readonly catalogueOf?: typeof settledCatalogue
}

export interface SlipsReport {
  readonly bets: number
  /** Bets that were paid something. */
  readonly paid: number
  /** Bets whose payout changed with the corrected facts. */
  readonly corrected: number
  readonly markets: number
  /** What the two calculators settle differently, in words; the first hundred. */
  readonly differing: readonly string[]
}

/** A selection of a slip at the odds at which it was taken. */
interface Leg extends SettledSelection {
  readonly odds: Odds
}

const LEGS_MAX = 8
const ODDS = { min: 1_010, max: 30_000 } as const
const STAKE = { min: 50, max: 100_000 } as const
const REPORTED_MAX = 100

/**
 * Slips with any selections of the catalogue, each in another match: singles, the multiple, or a
 * system, with and without bonus. Every bet is paid by the domain and by the second opinion, which
 * share nothing; then again from corrected facts.
 */
export function settleSlips({
  seed,
  slips,
  matches,
  catalogueOf = settledCatalogue,
}: SlipsOptions): SlipsReport {
  const pool = Array.from({ length: matches }, (_, i) => {
    const random = randomFrom(`${seed}/match/${i}`)
    const log = anyMatch(random)
    return catalogueOf(log, correctedMatch(log, random))
  })
  const report = { bets: 0, paid: 0, corrected: 0, differing: [] as string[] }
  const markets = new Set<number>()
  for (let i = 0; i < slips; i += 1) {
    const random = randomFrom(`${seed}/slip/${i}`)
    const legs = legsOf(random, pool)
    for (const { marketId } of legs) markets.add(marketId)
    const size = random.integer(1, legs.length)
    const stake = centavos(random.integer(STAKE.min, STAKE.max))
    const hasBonus = random.next() < 0.5
    for (const combination of combinations(legs, size)) {
      const [first, last] = (['result', 'correctedResult'] as const).map((which) =>
        settled(combination, { which, stake, hasBonus }),
      ) as [Settled, Settled]
      report.bets += 1
      report.paid += Number(first.ours !== '0.00')
      report.corrected += Number(first.ours !== last.ours)
      for (const { ours, theirs } of [first, last])
        if (ours !== theirs && report.differing.length < REPORTED_MAX)
          report.differing.push(`slip ${i}, ${titlesOf(combination)}: ${ours}, not ${theirs}`)
    }
  }
  return { ...report, markets: markets.size }
}

interface Settled {
  readonly ours: string
  readonly theirs: string
}

function settled(
  legs: readonly Leg[],
  how: {
    readonly which: 'result' | 'correctedResult'
    readonly stake: Centavos
    readonly hasBonus: boolean
  },
): Settled {
  const outcomes = legs.map((leg): LegOutcome => ({ odds: leg.odds, result: leg[how.which] }))
  const percent = how.hasBonus ? multipleBonusPercent(legs.map((leg) => leg.odds)) : 0
  const bonus = percent === 0 ? NO_BONUS : { percent, table: BONUS_TABLE }
  const theirsOf = how.which === 'result' ? 'expected' : 'correctedExpected'
  const written = legs.map((leg): { rate: string; result: LegResult } => ({
    rate: rateText(leg.odds),
    result: leg[theirsOf],
  }))
  return {
    ours: reaisText(payout(how.stake, outcomes, bonus)),
    theirs: expectedPayout(reaisText(how.stake), written, how.hasBonus),
  }
}

function legsOf(random: Random, pool: readonly (readonly SettledSelection[])[]): readonly Leg[] {
  const wanted = random.integer(1, Math.min(LEGS_MAX, pool.length))
  const first = random.integer(0, pool.length - 1)
  // Neighbours, so that no match is chosen twice.
  return Array.from({ length: wanted }, (_, i) => {
    const selections = pool[(first + i) % pool.length] ?? []
    return { ...random.pick(selections), odds: odds(random.integer(ODDS.min, ODDS.max)) }
  })
}

const titlesOf = (legs: readonly Leg[]) => legs.map(({ title }) => title).join(' + ')
