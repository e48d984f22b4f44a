import { itemAt } from '../item-at.ts'
import type { Random } from '../random.ts'

/**
 * How open a match is: one factor of all its goal rates, from kick-off to the end. It is never
 * published; goals and time without goals let one guess it. These few nodes are the model itself,
 * for what is sampled and for what is priced.
 */
interface Tempo {
  readonly factor: number
  readonly chance: number
}

/** Their mean is one, their variance 0.031. */
const TEMPOS: readonly Tempo[] = [
  { factor: 0.75, chance: 0.25 },
  { factor: 1, chance: 0.5 },
  { factor: 1.25, chance: 0.25 },
]

/** Each tempo as often as it is likely. */
const SAMPLED_TEMPOS = TEMPOS.flatMap((tempo) => new Array<Tempo>(4 * tempo.chance).fill(tempo))

/** The tempo of a match, from chance. */
export function sampleTempo(random: Random): number {
  return random.pick(SAMPLED_TEMPOS).factor
}

/**
 * The tempos after some goals in a time in which `expected` goals are the mean: each as likely as
 * before the match, times the chance that it brings just these goals (Bayes).
 */
export function tempoAfter(goals: number, expected: number): readonly Tempo[] {
  const weights = TEMPOS.map(
    ({ factor, chance }) => chance * factor ** goals * Math.exp(-expected * (factor - 1)),
  )
  const sum = weights.reduce((all, weight) => all + weight, 0)
  return TEMPOS.map(({ factor }, i) => ({ factor, chance: itemAt(weights, i) / sum }))
}
