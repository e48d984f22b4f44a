import type { Timers } from '@caderneta/feed/timers'

/** Work in steps that last a millisecond or two each. */
type Work<Result> = Generator<undefined, Result>

interface Job {
  /** Runs one step; true when it was the last one. */
  readonly advance: () => boolean
}

/** So long the work holds the event loop, but for the step that it is in. */
const SLICE_MS = 8
const PAUSE_MS = 6

/** Runs one piece of work after the other, a slice at a time, with everything else in between. */
export class BackgroundWork {
  readonly #timers: Timers
  readonly #now: () => number
  readonly #jobs: Job[] = []

  /** `now` measures slices: milliseconds of any beginning, of the machine or of a test. */
  constructor(timers: Timers, now: () => number = () => performance.now()) {
    this.#timers = timers
    this.#now = now
  }

  add<Result>(work: Work<Result>, onDone: (result: Result) => void): void {
    this.#jobs.push({
      advance: () => {
        const { done, value } = work.next()
        if (done) onDone(value)
        return done === true
      },
    })
    if (this.#jobs.length === 1) this.#continue()
  }

  #continue(): void {
    this.#timers.after(PAUSE_MS, () => {
      this.#runSlice()
      if (this.#jobs.length > 0) this.#continue()
    })
  }

  #runSlice(): void {
    const end = this.#now() + SLICE_MS
    for (let [job] = this.#jobs; job; [job] = this.#jobs) {
      if (job.advance()) this.#jobs.shift()
      if (this.#now() >= end) return
    }
  }
}
