import { reportFigure } from '@caderneta/pricing/testing/campaign-size'

/** The most by which a chance may differ. */
const THOUSANDTH = 0.001

/** By how much the chance of a selection differs from that of the law written again. */
export type Difference = readonly [title: string, by: number]

/** Those that differ by more than a thousandth; reports how many there are and how far they go. */
export function farPrices(of: string, differences: readonly Difference[]): readonly string[] {
  const most = differences.reduce((all, [, by]) => Math.max(all, Math.abs(by)), 0)
  reportFigure(`${of}: selections compared`, differences.length)
  reportFigure(`${of}: farthest`, most.toFixed(6))
  return differences
    .filter(([, by]) => !(Math.abs(by) <= THOUSANDTH))
    .map(([title, by]) => `${title}: ${by.toFixed(5)}`)
}
