import { centavos, reaisText } from '@caderneta/domain/money/money'
import { combinedRateText } from '@caderneta/domain/odds/combined-odds'
import { type Odds, rateText } from '@caderneta/domain/odds/odds'
import type { Random } from '@caderneta/pricing/random'
import type { ChosenSlip, ReplayCombination, ReplaySelection, SlipKind } from './replay-slip.ts'

export interface OfferedSelection extends ReplaySelection {
  readonly odds: Odds
}

/** How many matches a slip is about. */
export interface SlipPlan {
  readonly kind: SlipKind
  readonly matches: number
}

/** Half of the slips are singles, three in ten multiples, two in ten systems. */
export function planSlip(random: Random): SlipPlan {
  const share = random.next()
  if (share < 0.5) return { kind: 'single', matches: 1 }
  if (share < 0.8) return { kind: 'multiple', matches: random.integer(2, 6) }
  return { kind: 'system', matches: random.integer(3, 5) }
}

/** Legs of combinations are rarely long shots: otherwise nearly all of them would be lost. */
const LEG_ODDS_MAX = 3_500
/** This share of the systems has a combination twice, which the server merges. */
const REPEATED_SHARE = 0.2

/** Half of the selections are of markets without a bet, while some of these are open. */
const UNBACKED_SHARE = 0.5

/** The slip of a plan, one selection per match; of fewer matches than planned, a smaller one. */
export function chooseSlip(
  random: Random,
  plan: SlipPlan,
  offered: readonly (readonly OfferedSelection[])[],
  backed: ReadonlySet<number>,
): ChosenSlip | null {
  const open = offered.filter((selections) => selections.length > 0).slice(0, plan.matches)
  const picked = open.map((selections) => {
    const short = selections.filter(({ odds }) => odds <= LEG_ODDS_MAX)
    return pickSelection(random, open.length > 1 && short.length > 0 ? short : selections, backed)
  })
  if (picked.length === 0) return null
  if (picked.length === 1) return { kind: 'single', combinations: [combine(random, picked, 5_000)] }
  if (plan.kind !== 'system' || picked.length < 3)
    return { kind: 'multiple', combinations: [combine(random, picked, 2_000)] }
  const sizes = random.next() < 0.5 ? [2] : [2, 3]
  const rows = sizes.flatMap((size) => subsets(picked, size))
  const again = random.next() < REPEATED_SHARE ? rows.slice(0, 1) : []
  const combinations = [...rows, ...again].map((row) => combine(random, row, 300))
  return { kind: 'system', combinations }
}

/** Every market is as likely as any other, however many selections it has. */
function pickSelection(
  random: Random,
  choices: readonly OfferedSelection[],
  backed: ReadonlySet<number>,
): OfferedSelection {
  const markets = [...new Set(choices.map((each) => each.marketId))]
  const unbacked = markets.filter((marketId) => !backed.has(marketId))
  const isNew = unbacked.length > 0 && random.next() < UNBACKED_SHARE
  const marketId = random.pick(isNew ? unbacked : markets)
  return random.pick(choices.filter((each) => each.marketId === marketId))
}

function combine(
  random: Random,
  picked: readonly OfferedSelection[],
  stakeMax: number,
): ReplayCombination {
  return {
    selections: picked,
    stake: reaisText(centavos(random.integer(100, stakeMax))),
    seenRate: seenRate(picked.map(({ odds }) => odds)),
  }
}

/** The page shows a product cut to two decimals and the odds of a single in full. */
function seenRate(odds: readonly Odds[]): string {
  const [only] = odds
  return odds.length === 1 && only !== undefined ? rateText(only) : combinedRateText(odds)
}

function subsets<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  if (size === 0) return [[]]
  return items.flatMap((item, index) =>
    subsets(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]),
  )
}
