import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { repeatableProperties } from './tools/repeatable-properties.mjs'

// Tests of the page name their environment themselves: `// @vitest-environment jsdom`.
export default defineConfig({
  plugins: [repeatableProperties],
  test: {
    include: ['packages/**/*.test.{ts,tsx}', 'bench/**/*.test.ts', 'e2e/src/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    maxWorkers: availableParallelism(),
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
