import type { Random } from '../random.ts'

/**
 * How open a match is: one factor of all its goal rates, from kick-off to the end. Nobody sees it;
 * goals and time without goals let one guess it. These few nodes are the model itself, for what is
 * sampled and for what is priced.
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

/** The tempo of a match, from chance. */
export function sampleTempo(random: Random): number {
  let rest = random.next()
  const sampled = TEMPOS.find(({ chance }) => {
    rest -= chance
    return rest < 0
  })
  return sampled?.factor ?? 1
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
  return TEMPOS.map(({ factor }, i) => ({ factor, chance: (weights[i] ?? 0) / sum }))
}
