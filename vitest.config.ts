import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tools/longest-first.mjs'
import { repeatableProperties } from './tools/repeatable-properties.mjs'

const OF_RULES = 'packages/{contract,domain,feed}/**/*.test.ts'

/** `--mode pairs` fires each pair of moves on a wallet more often than every run does. */
const PAIRS = { PAIR_ROUNDS: process.env.PAIR_ROUNDS ?? '500' }

export default defineConfig(({ mode }) => ({
  plugins: [repeatableProperties],
  test: {
    env: mode === 'pairs' ? PAIRS : {},
    exclude: ['**/node_modules/**', '**/dist/**'],
    maxWorkers: availableParallelism(),
    testTimeout: 180_000,
    hookTimeout: 180_000,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        // As below: what these packages keep, they keep in objects that each test makes itself.
        extends: true,
        test: {
          name: 'core',
          isolate: false,
          include: [
            'packages/{server,simulation,testing}/**/*.test.ts',
            'bench/**/*.test.ts',
            'e2e/src/**/*.test.ts',
          ],
        },
      },
      {
        // Tests of the page name their environment themselves: `// @vitest-environment jsdom`.
        extends: true,
        test: {
          name: 'page',
          include: ['packages/web/**/*.test.{ts,tsx}'],
          setupFiles: ['packages/web/src/testing/open-root.ts'],
        },
      },
      {
        // These packages keep no state in a module: one worker imports them for all their files.
        extends: true,
        test: { name: 'rules', include: [OF_RULES], isolate: false },
      },
    ],
  },
}))
