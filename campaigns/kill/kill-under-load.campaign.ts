import { randomFrom } from '@caderneta/pricing/random'
import { reportFigure, seeded, sized } from '@caderneta/pricing/testing/campaign-size'
import { CUP_AHEAD } from '@caderneta/testing/hosts/cup-ahead'
import { makeOwnCluster, type OwnCluster } from '@caderneta/testing/hosts/own-cluster'
import { makeReplayHome } from '@caderneta/testing/hosts/replay-home'
import { runAudit } from '@caderneta/testing/hosts/run-audit'
import { describe, expect, test } from 'vitest'
import { type Kill, type KillResult, killUnderLoad } from './kill-under-load.ts'

/** Of few matches: each start is about the books, not about a season of games. */
const QUIET = { ...CUP_AHEAD, RATE_LIMIT: 'off', PASSWORD_MEMORY_KIB: '64' }
const AFTER_MS = { min: 20, max: 600 }
const SEED = seeded('kill')
const testServerUrl = process.env.TEST_DATABASE_URL

/** At random moments under load; with a cluster of its own, by turns the server and PostgreSQL. */
function killsOf(name: string, count: number, cluster?: OwnCluster): Kill[] {
  const random = randomFrom(`${SEED}/${name}`)
  return Array.from({ length: count }, (): Kill => {
    const victim = cluster && random.next() < 0.5 ? 'database' : 'server'
    return { afterMs: random.integer(AFTER_MS.min, AFTER_MS.max), victim }
  })
}

function expectKept(name: string, result: KillResult): void {
  const { lost, doubled, indefinite, backAfterMs, ...counts } = result
  reportFigure(`${name}, ms until a slip is placed again, at most`, Math.max(...backAfterMs))
  for (const [what, count] of Object.entries(counts)) reportFigure(`${name}, ${what}`, count)
  expect({ lost, doubled, indefinite }).toEqual({ lost: [], doubled: [], indefinite: [] })
  expect(result.acknowledged).toBeGreaterThan(0)
  expect(result.placed).toBeGreaterThanOrEqual(result.acknowledged)
}

async function killOn(
  name: string,
  serverUrl: string | null,
  counts: { kills: number; bettors: number },
  cluster?: OwnCluster,
): Promise<void> {
  const home = await makeReplayHome(serverUrl)
  const result = await killUnderLoad({
    environment: { ...home.environment, ...QUIET },
    kills: killsOf(name, counts.kills, cluster),
    bettors: counts.bettors,
    ...(cluster && { cluster }),
    onKilled: (count) => reportFigure(`${name}, kills so far`, count),
  })
  expectKept(name, result)
  expect(await runAudit(home.books)).toMatchObject({ exitCode: 0 })
  await home.remove()
}

describe('kill -9 under load loses and doubles nothing', () => {
  test('of the server on the embedded database', () =>
    killOn('embedded', null, { kills: sized({ test: 1, small: 2, full: 20 }), bettors: 4 }))

  test.skipIf(!testServerUrl)('of the server on PostgreSQL', () =>
    killOn('PostgreSQL', testServerUrl ?? null, {
      kills: sized({ test: 1, small: 3, full: 50 }),
      bettors: 8,
    }),
  )

  test.skipIf(!testServerUrl)('of the server and of PostgreSQL, by turns', async () => {
    const cluster = await makeOwnCluster()
    const kills = sized({ test: 2, small: 4, full: 100 })
    await killOn('both', cluster.url, { kills, bettors: 8 }, cluster)
    await cluster.remove()
  })
})
