import { itemAt } from '../chances/item-at.ts'
import type { Random } from '../random.ts'

/**
 * One factor of all rates of some kind of event in a match, from kick-off to the end. It is never
 * published; the events so far let one guess it. A few of them are the model itself, for what is
 * sampled and for what is priced; their mean is one.
 */
export interface Pace {
  readonly factor: number
  /** A multiple of a quarter. */
  readonly chance: number
}

/** One of the paces, each as often as it is likely. */
export function samplePace(paces: readonly Pace[], random: Random): number {
  return random.pick(paces.flatMap((pace) => new Array<Pace>(4 * pace.chance).fill(pace))).factor
}

/**
 * The paces after some events in a time in which `expected` are the mean: each as likely as before
 * the match, times the chance that it brings just these events (Bayes).
 */
export function paceAfter(
  paces: readonly Pace[],
  events: number,
  expected: number,
): readonly Pace[] {
  const weights = paces.map(
    ({ factor, chance }) => chance * factor ** events * Math.exp(-expected * (factor - 1)),
  )
  const sum = weights.reduce((all, weight) => all + weight, 0)
  return paces.map(({ factor }, i) => ({ factor, chance: itemAt(weights, i) / sum }))
}
