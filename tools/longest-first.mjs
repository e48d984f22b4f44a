import { relative, sep } from 'node:path'
import { BaseSequencer } from 'vitest/node'
import { repository } from './web-build.mjs'

/** Files that take long whatever else runs: started last, each would leave the other cores idle. */
export const LONGEST = [
  'campaigns/kill/kill-under-load.test.ts',
  'packages/server/src/commands/audit.test.ts',
  'packages/server/src/features/payments/withdrawals/efi-payouts.test.ts',
  'packages/server/src/features/payments/withdrawals/process-withdrawal.test.ts',
  'packages/server/src/features/catalogue/history/odds-history.test.ts',
  'packages/simulation/src/season/games-offer.test.ts',
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
