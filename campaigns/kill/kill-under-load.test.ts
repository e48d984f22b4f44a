import { CUP_AHEAD } from '@caderneta/testing/hosts/cup-ahead'
import { makeReplayHome } from '@caderneta/testing/hosts/replay-home'
import { expect, test } from 'vitest'
import { killUnderLoad } from './kill-under-load.ts'

const QUIET = { ...CUP_AHEAD, RATE_LIMIT: 'off', PASSWORD_MEMORY_KIB: '64' }

test('one kill -9 under load loses and doubles no slip', { timeout: 240_000 }, async () => {
  const home = await makeReplayHome(null)
  const result = await killUnderLoad({
    environment: { ...home.environment, ...QUIET },
    kills: [{ afterMs: 0, victim: 'server' }],
    bettors: 2,
  })
  expect(result).toMatchObject({ lost: [], doubled: [], indefinite: [] })
  expect(result.placed).toBeGreaterThan(0)
  await home.remove()
})
