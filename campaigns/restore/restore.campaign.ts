import { reportFigure, sized } from '@caderneta/pricing/testing/campaign-size'
import { CUP_AHEAD } from '@caderneta/testing/hosts/cup-ahead'
import { runAudit } from '@caderneta/testing/hosts/run-audit'
import { startServer } from '@caderneta/testing/hosts/server-process'
import { expect, test } from 'vitest'
import { drillRestore, missingSlips } from './restore-drill.ts'

const QUIET = { ...CUP_AHEAD, RATE_LIMIT: 'off', PASSWORD_MEMORY_KIB: '64' }

test.skipIf(!process.env.TEST_DATABASE_URL)(
  'a restore to a second has every slip that was acknowledged before it, and none of later',
  async () => {
    const slips = sized({ test: 5, small: 25, full: 500 })
    const drill = await drillRestore({ environment: QUIET, bettors: 4, slips })
    const { answered, target, references, younger, restored } = drill
    try {
      const before = answered.filter(({ answeredAt }) => answeredAt < target)
      reportFigure('slips answered before the second', before.length)
      reportFigure('slips answered after it', answered.length - before.length)
      reportFigure('slips in the copy', references.size)
      expect(before.length).toBe(3 * 4 * slips)
      expect(answered.length).toBe(4 * 4 * slips)
      expect(answered.filter(({ reference }) => reference === null)).toEqual([])
      expect(missingSlips(drill)).toEqual([])
      expect([references.size, younger]).toEqual([before.length, 0])
      expect(await runAudit({ databaseUrl: restored.url })).toMatchObject({ exitCode: 0 })
      const server = await startServer({ ...QUIET, DATABASE_URL: restored.url })
      expect((await fetch(`${server.url}/api/ready`)).status).toBe(200)
      await server.stop()
    } finally {
      await restored.remove()
    }
  },
)
