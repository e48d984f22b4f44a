import { reportFigure, seeded, sized } from '@caderneta/pricing/testing/campaign-size'
import {
  describeOnDatabases,
  describeOnServer,
  testServerUrl,
} from '@caderneta/server/database/test-database'
import { expect, test } from 'vitest'
import type { FaultDatabases } from './fault-bets.ts'
import { faultsRun } from './faults-run.ts'
import { FAULTS } from './faulty-line.ts'

const RUNS = sized({ test: 1, small: FAULTS.length, full: 200 })
const OPEN_WITHIN_MS = 10_000
const brokerUrl = process.env.TEST_AMQP_URL ?? null

/** Twice on two databases would take twice as long, and shows nothing more. */
const describeOnBest = testServerUrl === null ? describeOnDatabases : describeOnServer

describeOnBest('bets beside faults of the line', (makeDatabase) => {
  test(`of ${RUNS} runs are at no old price, and each is paid once`, async () => {
    const databases = { faulty: await makeDatabase(), whole: await makeDatabase() }
    const figures = new Figures()
    for (let run = 0; run < RUNS; run += 1) figures.add(await sound(run, databases))
    figures.print()
  })
})

/** One run, which has to be in order. */
async function sound(run: number, databases: FaultDatabases) {
  const fault = FAULTS[run % FAULTS.length] ?? FAULTS[0]
  const seed = `${seeded('faults')} ${run}`
  const done = await faultsRun({ seed, fault, brokerUrl, databases, run })
  const isOpen = done.openAfterMs <= OPEN_WITHIN_MS
  expect({ seed, fault, wrongs: done.wrongs.slice(0, 5) }).toEqual({ seed, fault, wrongs: [] })
  expect({ seed, fault, after: done.openAfterMs, isOpen }).toMatchObject({ isOpen: true })
  return done
}

class Figures {
  readonly #refused = new Map<string, number>()
  readonly #sums = { runs: 0, offered: 0, results: 0, accepted: 0, settled: 0, unnoticed: 0 }
  #slowest = 0

  add({ offered, results, openAfterMs, bets }: Awaited<ReturnType<typeof faultsRun>>): void {
    const { accepted, settled, unnoticed } = bets
    const added = { runs: 1, offered, results, accepted, settled, unnoticed }
    for (const name of Object.keys(added) as (keyof typeof added)[]) this.#sums[name] += added[name]
    for (const [code, times] of bets.refused) this.#refuse(code, times)
    this.#slowest = Math.max(this.#slowest, openAfterMs)
  }

  print(): void {
    const { runs, offered, results, accepted, settled, unnoticed } = this.#sums
    reportFigure('broker', brokerUrl === null ? 'none' : 'RabbitMQ')
    reportFigure('runs', runs)
    reportFigure('prices that could be bet on', offered)
    reportFigure('results', results)
    reportFigure('bets accepted', accepted)
    reportFigure('of them settled', settled)
    reportFigure('of them at live odds that were replaced 3 s before, unnoticed', unnoticed)
    for (const [code, times] of this.#refused) reportFigure(`bets refused, ${code}`, times)
    reportFigure('open again after, at most (ms)', this.#slowest)
  }

  #refuse(code: string, times: number): void {
    const before = this.#refused.get(code)
    this.#refused.set(code, before === undefined ? times : before + times)
  }
}
