import { expect, it } from 'vitest'
import { faultsRun } from './faults-run.ts'
import { FAULTS } from './faulty-line.ts'

it.each(FAULTS)(
  'a line with the fault %s sells no old price and loses no result',
  async (fault) => {
    const run = await faultsRun({ seed: 'faults 0', fault, brokerUrl: null })
    expect(run.wrongs).toEqual([])
    expect(run.openAfterMs).toBeLessThanOrEqual(10_000)
    expect([run.offered > 0, run.results > 0]).toEqual([true, true])
  },
)
