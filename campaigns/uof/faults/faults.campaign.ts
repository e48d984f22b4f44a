import { reportFigure, seeded, sized } from '@caderneta/pricing/testing/campaign-size'
import {
  describeOnDatabases,
  describeOnServer,
  testServerUrl,
} from '@caderneta/server/database/test-database'
import { hasOwnBroker, makeOwnBroker, type OwnBroker } from '@caderneta/testing/hosts/own-broker'
import { expect, test } from 'vitest'
import type { FaultDatabases } from './fault-bets.ts'
import { faultsRun } from './faults-run.ts'
import { FAULTS, type Fault } from './faulty-line.ts'

const brokerUrl = process.env.TEST_AMQP_URL ?? null
/** One of its own is killed, so that nothing else on the machine loses its broker. */
const canKill = brokerUrl !== null && hasOwnBroker
const KINDS: readonly Fault[] = canKill ? [...FAULTS, 'broker_killed'] : FAULTS
const RUNS = sized({ test: 1, small: KINDS.length, full: 200 })
const OPEN_WITHIN_MS = 10_000

/** Twice on two databases would take twice as long, and shows nothing more. */
const describeOnBest = testServerUrl === null ? describeOnDatabases : describeOnServer

describeOnBest('bets beside faults of the line', (makeDatabase) => {
  test(`of ${RUNS} runs are at no old price, and each is paid once`, async () => {
    const databases = { faulty: await makeDatabase(), whole: await makeDatabase() }
    const figures = new Figures()
    const killed = canKill ? await makeOwnBroker() : null
    try {
      for (let run = 0; run < RUNS; run += 1) figures.add(await sound(run, databases, killed))
    } finally {
      // Also of the runs before one that is not in order.
      figures.print()
      await killed?.remove()
    }
  })
})

/** One run, which has to be in order. */
async function sound(run: number, databases: FaultDatabases, killed: OwnBroker | null) {
  const fault = KINDS[run % KINDS.length] ?? FAULTS[0]
  const seed = `${seeded('faults')} ${run}`
  const broker =
    killed && fault === 'broker_killed'
      ? { brokerUrl: killed.url, ownBroker: killed }
      : { brokerUrl }
  const done = await faultsRun({ seed, fault, ...broker, databases, run })
  const isOpen = done.openAfterMs <= OPEN_WITHIN_MS
  expect({ seed, fault, wrongs: done.wrongs.slice(0, 5) }).toEqual({ seed, fault, wrongs: [] })
  expect({ seed, fault, after: done.openAfterMs, isOpen }).toMatchObject({ isOpen: true })
  return { ...done, fault }
}

class Figures {
  readonly #refused = new Map<string, number>()
  readonly #sums = {
    runs: 0,
    offered: 0,
    results: 0,
    accepted: 0,
    settled: 0,
    unnoticed: 0,
    killed: 0,
  }
  #slowest = 0

  add({ fault, offered, results, openAfterMs, bets }: Awaited<ReturnType<typeof sound>>): void {
    const { accepted, settled, unnoticed } = bets
    const killed = fault === 'broker_killed' ? 1 : 0
    const added = { runs: 1, offered, results, accepted, settled, unnoticed, killed }
    for (const name of Object.keys(added) as (keyof typeof added)[]) this.#sums[name] += added[name]
    for (const [code, times] of bets.refused) this.#refuse(code, times)
    this.#slowest = Math.max(this.#slowest, openAfterMs)
  }

  print(): void {
    const { runs, offered, results, accepted, settled, unnoticed, killed } = this.#sums
    reportFigure('broker', brokerUrl === null ? 'none' : 'RabbitMQ')
    reportFigure('runs', runs)
    reportFigure('of them with a broker that was killed', killed)
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
