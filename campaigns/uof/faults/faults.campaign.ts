import { reportFigure, seeded, sized } from '@caderneta/pricing/testing/campaign-size'
import { expect, test } from 'vitest'
import { faultsRun } from './faults-run.ts'
import { FAULTS } from './faulty-line.ts'

const RUNS = sized({ test: 1, small: FAULTS.length, full: 200 })
const OPEN_WITHIN_MS = 10_000
const brokerUrl = process.env.TEST_AMQP_URL ?? null

test(`${RUNS} faults of the line sell no old price and lose no result`, async () => {
  reportFigure('broker', brokerUrl === null ? 'none' : 'RabbitMQ')
  let [offered, results, slowest] = [0, 0, 0]
  for (let run = 0; run < RUNS; run += 1) {
    const fault = FAULTS[run % FAULTS.length] ?? FAULTS[0]
    const seed = `${seeded('faults')} ${run}`
    const { wrongs, openAfterMs, ...counted } = await faultsRun({ seed, fault, brokerUrl })
    expect({ seed, fault, wrongs: wrongs.slice(0, 5) }).toEqual({ seed, fault, wrongs: [] })
    expect({ seed, fault, isOpen: openAfterMs <= OPEN_WITHIN_MS }).toMatchObject({ isOpen: true })
    offered += counted.offered
    results += counted.results
    slowest = Math.max(slowest, openAfterMs)
  }
  reportFigure('runs', RUNS)
  reportFigure('prices that could be bet on', offered)
  reportFigure('results', results)
  reportFigure('open again after, at most (ms)', slowest)
})
