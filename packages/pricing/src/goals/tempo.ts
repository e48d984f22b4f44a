import type { Random } from '../random.ts'
import { type Pace, paceAfter, samplePace } from './pace.ts'

/** How open a match is: the pace of its goals. Their mean is one, their variance 0.031. */
const TEMPOS: readonly Pace[] = [
  { factor: 0.75, chance: 0.25 },
  { factor: 1, chance: 0.5 },
  { factor: 1.25, chance: 0.25 },
]

/** The tempo of a match, from chance. */
export function sampleTempo(random: Random): number {
  return samplePace(TEMPOS, random)
}

/** The tempos after some goals in a time in which `expected` goals are the mean. */
export function tempoAfter(goals: number, expected: number): readonly Pace[] {
  return paceAfter(TEMPOS, goals, expected)
}
