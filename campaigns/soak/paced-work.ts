import { setTimeout as pause } from 'node:timers/promises'

/** One kind of work of the mixed load. */
export interface Work {
  readonly name: string
  readonly perSecond: number
  /** How many may be under way: what does not fit begins late. */
  readonly atOnce: number
  /** Null when it came to what it should, else why not. */
  readonly once: (number: number) => Promise<string | null>
}

/** What one kind of work came to since the last look. */
interface WorkLook {
  /** From when it was due: a server that is too slow for the rate shows as one that gets slower. */
  readonly delaysMs: readonly number[]
  readonly failures: readonly string[]
}

/** Does one kind of work at a steady rate, however long each takes. */
export class PacedWork {
  readonly work: Work
  #delaysMs: number[] = []
  #failures: string[] = []
  #number = 0
  #isOver = false
  #lanes: readonly Promise<void>[] = []

  constructor(work: Work) {
    this.work = work
  }

  begin(): void {
    const { atOnce, perSecond } = this.work
    const everyMs = (1000 * atOnce) / perSecond
    const lanes = Array.from({ length: atOnce }, (_, lane) => (everyMs * lane) / atOnce)
    this.#lanes = lanes.map((delay) => this.#runLane(performance.now() + delay, everyMs))
  }

  /** Forgets what it returns. */
  look(): WorkLook {
    const [delaysMs, failures] = [this.#delaysMs, this.#failures]
    this.#delaysMs = []
    this.#failures = []
    return { delaysMs, failures }
  }

  async end(): Promise<void> {
    this.#isOver = true
    await Promise.all(this.#lanes)
  }

  async #runLane(firstAt: number, everyMs: number): Promise<void> {
    for (let turn = 0; !this.#isOver; turn += 1) {
      const due = firstAt + turn * everyMs
      const early = due - performance.now()
      if (early > 0) await pause(early)
      if (this.#isOver) return
      this.#number += 1
      const failure = await this.work.once(this.#number).catch(String)
      this.#delaysMs.push(performance.now() - due)
      if (failure !== null) this.#failures.push(`${this.work.name}: ${failure}`)
    }
  }
}
