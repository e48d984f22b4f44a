import { describeOnDatabases } from '@caderneta/server/database/test-database'
import { expect, it } from 'vitest'
import { faultsRun } from './faults-run.ts'

describeOnDatabases(
  'a connection that is cut, and once more during the recovery',
  (makeDatabase) => {
    it('takes no bet at an old price, and pays each bet once', async () => {
      const databases = { faulty: await makeDatabase(), whole: await makeDatabase() }
      const options = { seed: 'bets 0', fault: 'recovery_cut', brokerUrl: null, databases } as const
      const { wrongs, openAfterMs, bets } = await faultsRun(options)
      expect(wrongs).toEqual([])
      expect(openAfterMs).toBeLessThanOrEqual(10_000)
      expect([bets.accepted > 10, bets.settled > 3]).toEqual([true, true])
    })
  },
)
