/** Run by the campaign `mutation`, which says what is mutated, from the root of the repository. */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'campaigns/mutation/vitest.config.mjs' },
  plugins: ['@stryker-mutator/vitest-runner'],
  ignorePatterns: ['.ci', 'docs', 'e2e', 'packages/web', 'packages/server', 'test-results'],
  coverageAnalysis: 'perTest',
  ignoreStatic: false,
  concurrency: 2,
  timeoutMS: 30_000,
  reporters: ['clear-text', 'json', 'progress'],
  clearTextReporter: { allowColor: false, logTests: false },
  tempDirName: 'test-results/stryker',
  jsonReporter: { fileName: 'node_modules/.cache/caderneta/mutation.json' },
}
