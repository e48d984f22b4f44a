import { SPORT_ROUTES, type SportRoute } from '@caderneta/domain/markets/sports'
import {
  type Proof,
  type Prove,
  proveArbitrage,
  proveBuilder,
  proveCalibration,
  proveDefects,
  proveLikeness,
  provePaths,
  provePrices,
  proveStrategies,
} from '@caderneta/simulation/testing/acceptance/proof'
import { commitSeed } from '@caderneta/simulation/testing/commit-seed'

interface Criterion {
  readonly prove: Prove
  /** Games of a sport in a night; of paths, those from each state. */
  readonly size: number
}

/** The acceptance criteria of the catalogue, and how much of each a night looks at. */
const CRITERIA: Readonly<Record<string, Criterion>> = {
  prices: { prove: provePrices, size: 300 },
  strategies: { prove: proveStrategies, size: 20_000 },
  calibration: { prove: proveCalibration, size: 20_000 },
  builder: { prove: proveBuilder, size: 10_000 },
  defects: { prove: proveDefects, size: 20_000 },
  // From each of 200 states: of a selection that is on sale in all of them, 2^20 and more.
  paths: { prove: provePaths, size: 2 ** 13 },
  likeness: { prove: proveLikeness, size: 20_000 },
  arbitrage: { prove: proveArbitrage, size: 20 },
}

/** Words that choose what is proved; what is not named is all of it. */
export const ACCEPTANCE_WORDS: readonly string[] = [...Object.keys(CRITERIA), ...SPORT_ROUTES]

const BREACHES_SHOWN = 10

/**
 * Proves criteria of sports on seeds of the commit, a line for each; false when one does not hold.
 * `words` are names of criteria and of sports, `size` is in place of the sizes of a night.
 */
export function benchAcceptance(
  words: readonly string[],
  size: number | undefined,
  print: (line: string) => void,
): boolean {
  const sports = chosen(SPORT_ROUTES, words)
  const seed = commitSeed()
  let isSound = true
  print(`acceptance of ${seed}`)
  for (const [name, { prove, size: ofNight }] of Object.entries(CRITERIA)) {
    if (!chosen(Object.keys(CRITERIA), words).includes(name)) continue
    for (const sport of sports) {
      for (const proof of prove(sport, size ?? ofNight, seed)) {
        isSound &&= proof.breaches.length === 0
        print(lineOf(proof))
      }
    }
  }
  return isSound
}

function chosen<Name extends string | SportRoute>(all: readonly Name[], words: readonly string[]) {
  const named = all.filter((name) => words.includes(name))
  return named.length > 0 ? named : all
}

function lineOf({ criterion, sport, sample, figures, breaches }: Proof): string {
  const verdict = breaches.length === 0 ? 'holds' : `BROKEN, ${breaches.length}`
  const line = [criterion, sport, sample, figures, verdict].join(' | ')
  return [line, ...breaches.slice(0, BREACHES_SHOWN).map((breach) => `    ${breach}`)].join('\n')
}
