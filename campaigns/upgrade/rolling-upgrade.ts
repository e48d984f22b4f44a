import { setTimeout as pause } from 'node:timers/promises'
import { centavos } from '@caderneta/domain/money/money'
import type { ApiClient } from '@caderneta/testing/client/api-client'
import { mapBounded } from '@caderneta/testing/client/map-bounded'
import { depositFor, newBettor } from '@caderneta/testing/client/new-bettor'
import type { ServerProcess } from '@caderneta/testing/hosts/server-process'
import { ServerGroup } from '../servers/server-group.ts'
import { Balancer, type Handed, isReadyNow } from './balancer.ts'
import { OpenPages } from './open-pages.ts'
import { ShownOffer } from './shown-offer.ts'
import { SteadyLoad } from './steady-load.ts'

/** As the how-to of an upgrade names them: those that serve pages are replaced last. */
const ROLES = ['feed', 'settle,jobs', 'api,stream', 'api,stream']
const SERVING = [2, 3]
/** What the containers set; a live bet waits longer than a request takes. */
const SETTINGS = { DRAIN_MS: '2000', LIVE_DELAY_MS: '1000' }
const DEPOSIT = centavos(5_000_000)
const CALLS_AT_ONCE = 4
const POLL_MS = 20
const READY_MS_MAX = 60_000

interface UpgradeSize {
  readonly handed: Handed
  readonly perSecond: number
  readonly bettorsAhead: number
  readonly bettorsLive: number
  readonly pages: number
  /** How often each server is replaced. */
  readonly rounds: number
}

export interface Replaced {
  readonly role: string
  /** From the start of the next one until it is ready, and from SIGTERM to the end. */
  readonly readyMs: number
  readonly endMs: number
  /** When the next one was ready and this one got SIGTERM, in milliseconds of this process. */
  readonly readyAt: number
  readonly exitCode: number | null
  /** Errors that the one before logged. */
  readonly errors: readonly string[]
}

export interface Upgrade {
  readonly load: SteadyLoad
  readonly replaced: readonly Replaced[]
  readonly pages: OpenPages
  /** Pages that did not get the stream again. */
  readonly away: number
  readonly balancer: Balancer
}

/** Several servers behind a balancer, whose processes are replaced under load. */
export class RollingUpgrade {
  readonly group: ServerGroup
  readonly #balancer: Balancer

  private constructor(group: ServerGroup, balancer: Balancer) {
    this.group = group
    this.#balancer = balancer
  }

  static async start(serverUrl: string, handed: Handed): Promise<RollingUpgrade> {
    const group = await ServerGroup.start(serverUrl, ROLES, SETTINGS)
    const upgrade = new RollingUpgrade(group, await Balancer.start(handed))
    try {
      for (const at of SERVING) await upgrade.#serve(group.server(at))
      for (const at of SERVING) await group.untilOpen(at, 'live')
      return upgrade
    } catch (error) {
      await upgrade.stop()
      throw error
    }
  }

  async run(size: UpgradeSize): Promise<Upgrade> {
    const balancer = this.#balancer
    const clients = await this.#bettors(size.bettorsAhead + size.bettorsLive)
    const offer = new ShownOffer(balancer.url)
    await offer.begin()
    const [ahead, live] = [clients.slice(0, size.bettorsAhead), clients.slice(size.bettorsAhead)]
    const load = new SteadyLoad({ offer, ahead, live, perSecond: size.perSecond })
    const tokens = Array.from({ length: size.pages }, (_, at) => clients[at % clients.length])
    const pages = new OpenPages(
      balancer.url,
      tokens.map((client) => client?.token ?? ''),
    )
    await until(async () => pages.connected === size.pages)
    load.begin()
    const replaced: Replaced[] = []
    let away = 0
    try {
      for (let round = 0; round < size.rounds; round += 1)
        for (const at of ROLES.keys()) replaced.push(await this.#replace(at))
      await until(async () => pages.connected === size.pages).catch(() => {})
      away = size.pages - pages.connected
    } finally {
      await load.end()
      offer.stop()
      await pages.close()
    }
    return { load, replaced, pages, away, balancer }
  }

  async stop(): Promise<void> {
    this.#balancer.stop()
    await this.group.stop()
  }

  async #bettors(count: number): Promise<readonly ApiClient[]> {
    const numbers = Array.from({ length: count }, (_, at) => at + 1)
    return mapBounded(numbers, CALLS_AT_ONCE, async (number) => {
      const client = await newBettor(this.#balancer.url, number)
      await depositFor(client, DEPOSIT)
      return client
    })
  }

  /** The next one is ready, and gets traffic if it serves, before the one before is ended. */
  async #replace(at: number): Promise<Replaced> {
    const before = this.group.server(at)
    const begun = performance.now()
    try {
      const next = await this.group.start(at)
      if (SERVING.includes(at)) await this.#serve(next)
      else await until(() => isReadyNow(new URL(next.url)))
      const readyAt = performance.now()
      const endMs = await this.#end(before)
      const errors = before.output().match(/.*"level":[56]0.*/g) ?? []
      const times = { readyMs: readyAt - begun, readyAt, endMs }
      return { role: ROLES[at] ?? '', ...times, exitCode: before.child.exitCode, errors }
    } finally {
      await this.#end(before)
    }
  }

  async #end(server: ServerProcess): Promise<number> {
    const begun = performance.now()
    await server.stop()
    this.#balancer.remove(server.url)
    return performance.now() - begun
  }

  async #serve({ url }: ServerProcess): Promise<void> {
    this.#balancer.add(url)
    await until(async () => this.#balancer.isReady(url))
  }
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + READY_MS_MAX
  while (!(await isTrue())) {
    if (performance.now() > end) throw new Error('it does not come about in a minute')
    await pause(POLL_MS)
  }
}
