interface LoopShareDeps {
  readonly now: () => number
  /** Calls back after so many milliseconds, and not before waiting requests had their turn. */
  readonly defer: (callback: () => void, ms: number) => void
}

/** Milliseconds of rest for each millisecond of work: at most a quarter of the time is work. */
const REST_PER_WORK = 3

/**
 * Runs tasks one at a time, in the order of their requests, in at most a quarter of the time of the
 * event loop: however many pages want a snapshot, requests are served in between.
 */
export class LoopShare {
  readonly #deps: LoopShareDeps
  readonly #waiting: (() => void)[] = []
  #isBusy = false

  constructor(deps: LoopShareDeps) {
    this.#deps = deps
  }

  run<T>(work: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#waiting.push(() => {
        try {
          resolve(work())
        } catch (error) {
          reject(error)
        }
      })
      if (this.#isBusy) return
      this.#isBusy = true
      this.#deps.defer(() => this.#runNext(), 0)
    })
  }

  /** Rests after the last task as well: the next one has to wait for it. */
  #runNext(): void {
    const next = this.#waiting.shift()
    this.#isBusy = next !== undefined
    if (!next) return
    const begin = this.#deps.now()
    next()
    const workMs = this.#deps.now() - begin
    this.#deps.defer(() => this.#runNext(), workMs * REST_PER_WORK)
  }
}

/** On this process's event loop. A rest shorter than a timer can measure is one turn of it. */
export const eventLoopShare = () =>
  new LoopShare({
    now: () => performance.now(),
    defer: (callback, ms) => {
      if (ms < 1) setImmediate(callback)
      else setTimeout(callback, ms).unref()
    },
  })
