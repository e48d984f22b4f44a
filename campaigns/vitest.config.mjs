import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { repeatableProperties } from '../tools/repeatable-properties.mjs'

const MINUTES = 60_000

/** Started by `npm run campaign`, which names the files: one after the other, each test reported. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  plugins: [repeatableProperties],
  test: {
    globalSetup: ['tools/built-server.config.mjs'],
    include: ['campaigns/**/*.campaign.ts', 'packages/*/src/**/*.test.ts'],
    reporters: ['verbose'],
    fileParallelism: false,
    testTimeout: 120 * MINUTES,
    hookTimeout: 120 * MINUTES,
  },
})
