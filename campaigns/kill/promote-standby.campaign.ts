import { reportFigure, sized } from '@caderneta/pricing/testing/campaign-size'
import { CUP_AHEAD } from '@caderneta/testing/hosts/cup-ahead'
import { makeReplayHome } from '@caderneta/testing/hosts/replay-home'
import { runAudit } from '@caderneta/testing/hosts/run-audit'
import { expect, test } from 'vitest'
import { killUnderLoad } from './kill-under-load.ts'
import { makeStandbyPair } from './standby-pair.ts'

const QUIET = { ...CUP_AHEAD, RATE_LIMIT: 'off', PASSWORD_MEMORY_KIB: '64' }
/** Until a slip is placed again, from the kill of the host. */
const BACK_MS_MAX = 10_000
const PROMOTIONS = sized({ test: 1, small: 2, full: 10 })
const AFTER_MS = 400
const testServerUrl = process.env.TEST_DATABASE_URL

test.skipIf(!testServerUrl)(
  'a host that is killed under load loses no slip: its standby is promoted, and takes bets',
  async () => {
    const pair = await makeStandbyPair()
    const home = await makeReplayHome(null)
    const result = await killUnderLoad({
      environment: { ...home.environment, ...QUIET, DATABASE_URL: pair.url },
      kills: Array.from({ length: PROMOTIONS }, () => ({ afterMs: AFTER_MS, victim: 'database' })),
      bettors: 8,
      cluster: pair,
      onKilled: (count) => reportFigure('promotions so far', count),
    })
    const { lost, doubled, indefinite, backAfterMs, ...counts } = result
    for (const [what, count] of Object.entries(counts)) reportFigure(`promotions, ${what}`, count)
    reportFigure(
      'promotions, ms until a slip is placed again',
      backAfterMs.map(Math.round).join(', '),
    )
    expect({ lost, doubled, indefinite }).toEqual({ lost: [], doubled: [], indefinite: [] })
    expect(backAfterMs.filter((ms) => ms > BACK_MS_MAX)).toEqual([])
    expect(await runAudit({ databaseUrl: pair.current().url })).toMatchObject({ exitCode: 0 })
    await pair.remove()
    await home.remove()
  },
)
