import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repository } from './web-build.mjs'

test('npm run bench:pairs fires each pair 500 times, npm test as the test sets', async () => {
  const { default: config } = await import(join(repository, 'vitest.config.ts'))
  expect(config({ mode: 'pairs' }).test.env).toEqual({ PAIR_ROUNDS: '500' })
  expect(config({ mode: 'test' }).test.env).toEqual({})
})
