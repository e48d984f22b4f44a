import { commitSeed } from '@caderneta/simulation/testing/commit-seed'
import { anticipations } from '@caderneta/simulation/testing/stoppage/anticipations'
import {
  recordedPair,
  type ScriptPair,
  sampledPair,
} from '@caderneta/simulation/testing/stoppage/script-pairs'
import type { Figure } from './figure.ts'

/** Pairs of matches whose messages show, while both are the same, which of them is played. */
export async function benchAnticipation(pairs: number): Promise<readonly Figure[]> {
  return [figureOf('sampled', sampledPair, pairs), figureOf('recorded', recordedPair, pairs)]
}

function figureOf(kind: string, pairOf: (seed: string) => ScriptPair, pairs: number): Figure {
  const seed = commitSeed()
  const all = Array.from({ length: pairs }, (_, i) => pairOf(`${seed}/${i}`))
  const unit = `of ${pairs} pairs`
  return { name: `${kind} matches that show what comes`, value: anticipations(all).length, unit }
}
