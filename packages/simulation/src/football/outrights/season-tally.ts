import type { OutrightRule } from '@caderneta/domain/markets/outrights/outright-rule'
import type { SeasonFormat } from '@caderneta/domain/markets/outrights/season-format'
import type { Range } from '@caderneta/domain/markets/rule'
import { timesAt } from '@caderneta/feed/item-at'

const [STAGES, POINTS, GOALS] = [10, 200, 200]

/** How often something came out, in simulated ends of a season. */
export interface SeasonTally {
  readonly runs: number
  readonly rank: Counts
  readonly stage: Counts
  readonly points: Counts
  /** Of the next round of the groups, when all of its games are played. */
  readonly goals: Counts
  /** How often one runner was ahead of another, of the pairs that are sold. */
  readonly pairs: Counts
  /** How often a runner was ahead of all others but the favourite. */
  readonly without: Counts
}

/** Counts of a whole number for each of some things. */
interface Counts {
  readonly width: number
  readonly values: Uint32Array
}

export function emptyTally({ runners, offer, rounds }: SeasonFormat, runs: number): SeasonTally {
  const counts = (things: number, width: number): Counts => ({
    width,
    values: new Uint32Array(things * width),
  })
  return {
    runs,
    rank: counts(runners.length, runners.length + 1),
    stage: counts(runners.length, STAGES),
    points: counts(runners.length, POINTS),
    goals: counts(rounds, GOALS),
    pairs: counts(offer.pairs.length, 2),
    without: counts(runners.length, 1),
  }
}

export function count({ width, values }: Counts, thing: number, value: number): void {
  const index = thing * width + Math.min(value, width - 1)
  values[index] = timesAt(values, index) + 1
}

/** Share of the runs in which a rule came true; null where no run says anything about it. */
export function chanceOf(
  rule: OutrightRule,
  tally: SeasonTally,
  { offer }: SeasonFormat,
): number | null {
  switch (rule.op) {
    case 'goals':
      return share(tally.goals, rule.round, rule.within)
    case 'ahead':
      return aheadChance(rule, tally, offer.pairs)
    default:
      return share(tally[rule.op], rule.runner, rule.within)
  }
}

function aheadChance(
  { runner, of }: Extract<OutrightRule, { op: 'ahead' }>,
  tally: SeasonTally,
  pairs: SeasonFormat['offer']['pairs'],
): number | null {
  const [rival] = of
  const pair = pairs.findIndex((each) => of.length === 1 && isPair(each, runner, rival))
  if (pair >= 0) {
    const isFirst = pairs[pair]?.[0] === runner
    return share(tally.pairs, pair, isFirst ? [0, 0] : [1, 1])
  }
  return timesAt(tally.without.values, runner) / tally.runs
}

function isPair(pair: readonly number[], runner: number, rival: number | undefined): boolean {
  return rival !== undefined && pair.includes(runner) && pair.includes(rival)
}

function share({ width, values }: Counts, thing: number, [least, most]: Range): number | null {
  let [within, all] = [0, 0]
  for (let value = 0; value < width; value += 1) {
    const times = timesAt(values, thing * width + value)
    all += times
    if (value >= least && value <= most) within += times
  }
  return all === 0 ? null : within / all
}
