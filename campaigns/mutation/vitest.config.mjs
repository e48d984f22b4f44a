import { defineConfig } from 'vitest/config'

/** The tests that must see a changed operator in the rules of money, odds, slips, bets and PIX. */
export default defineConfig({
  test: {
    include: ['packages/domain/src/{money,odds,slip,bet,payments}/**/*.test.ts'],
    testTimeout: 60_000,
  },
})
