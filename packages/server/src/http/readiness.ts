import type { Clock } from '../clock.ts'

const KEPT_MS = 1_000
const PATIENCE_MS = 3_000

/**
 * Whether this server should get traffic: until it drains, and while it can do its work. Probes at
 * most once a second, however often it is called, and one at a time; a probe that does not return
 * in time counts as not ready until it does.
 */
export class Readiness {
  readonly #probe: () => Promise<boolean>
  readonly #clock: Clock
  #isDraining = false
  #running: Promise<boolean> | null = null
  #result: { readonly at: number; readonly isReady: boolean } | null = null

  constructor(probe: () => Promise<boolean>, clock: Clock) {
    this.#probe = probe
    this.#clock = clock
  }

  /** From now on it is not ready, whatever a probe says: it is about to stop. */
  drain(): void {
    this.#isDraining = true
  }

  get isDraining(): boolean {
    return this.#isDraining
  }

  async isReady(): Promise<boolean> {
    if (this.#isDraining) return false
    if (this.#result && Math.abs(this.#clock.now() - this.#result.at) < KEPT_MS)
      return this.#result.isReady
    this.#running ??= this.#run()
    return await within(PATIENCE_MS, this.#running)
  }

  async #run(): Promise<boolean> {
    const isReady = await this.#probe().catch(() => false)
    this.#result = { at: this.#clock.now(), isReady }
    this.#running = null
    return isReady
  }
}

function within(ms: number, result: Promise<boolean>): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), ms)
    void result.then((value) => {
      clearTimeout(timer)
      resolve(value)
    })
  })
}
