import { relative, sep } from 'node:path'
import { BaseSequencer } from 'vitest/node'
import { repository } from './web-build.mjs'

/** Files that take long whatever else runs: started last, each would leave the other cores idle. */
export const LONGEST = [
  'packages/simulation/src/testing/published/back-everything.test.ts',
  'packages/simulation/src/season/games-offer.test.ts',
  'packages/simulation/src/simulation-provider.test.ts',
  'bench/src/kill/kill-under-load.test.ts',
  'bench/src/hosts/start-up.test.ts',
  'bench/src/previous/bench-previous-server.test.ts',
  'bench/src/replay/replay-season.test.ts',
  'packages/server/src/database/embedded.test.ts',
  'packages/server/src/commands/audit.test.ts',
  'packages/server/src/features/bets/testing/pairs.test.ts',
  'packages/simulation/src/sets/sample-sets.test.ts',
  'packages/server/src/features/payments/withdrawals/efi-payouts.test.ts',
  'packages/server/src/features/payments/withdrawals/process-withdrawal.test.ts',
  'packages/server/src/features/catalogue/history/odds-history.test.ts',
  'packages/simulation/src/points/sample-points.test.ts',
  'packages/simulation/src/football/football-game-programme.test.ts',
  'packages/simulation/src/more-sports.test.ts',
  'packages/simulation/src/testing/published/price-certificate.test.ts',
]

/** A worker is kept for the files of one project, so these stay together. */
export class LongestFirst extends BaseSequencer {
  async sort(files) {
    const sorted = await super.sort(files)
    const projects = [...new Set(sorted.map(({ project }) => project.name))]
    return projects.flatMap((name) =>
      sorted
        .filter(({ project }) => project.name === name)
        .toSorted((one, other) => placeOf(one) - placeOf(other)),
    )
  }
}

function placeOf({ moduleId }) {
  const place = LONGEST.indexOf(relative(repository, moduleId).replaceAll(sep, '/'))
  return place === -1 ? LONGEST.length : place
}
