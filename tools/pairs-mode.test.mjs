import { expect, test } from 'vitest'
import config from '../vitest.config.ts'

test('npm run bench:pairs fires each pair 500 times, npm test as often as the test says', () => {
  expect(config({ mode: 'pairs' }).test.env).toEqual({ PAIR_ROUNDS: '500' })
  expect(config({ mode: 'test' }).test.env).toEqual({})
})
