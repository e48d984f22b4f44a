/**
 * Handles one message at a time and keeps only the latest of those that arrive meanwhile: each
 * message of a page about its state replaces the previous one.
 */
export class LatestWork<Message> {
  readonly #work: (message: Message) => Promise<void>
  readonly #merge: (earlier: Message, later: Message) => Message
  #next: { readonly message: Message } | null = null
  #isWorking = false
  #isEnded = false

  constructor(
    work: (message: Message) => Promise<void>,
    merge: (earlier: Message, later: Message) => Message = (_earlier, later) => later,
  ) {
    this.#work = work
    this.#merge = merge
  }

  /** Resolves when nothing is left to do; rejects with what the work throws. */
  async submit(message: Message): Promise<void> {
    if (this.#isEnded) return
    this.#next = { message: this.#next ? this.#merge(this.#next.message, message) : message }
    if (this.#isWorking) return
    this.#isWorking = true
    try {
      for (let next = this.#takeNext(); next; next = this.#takeNext())
        await this.#work(next.message)
    } finally {
      this.#isWorking = false
    }
  }

  /** Drops what waits and takes nothing more. */
  end(): void {
    this.#isEnded = true
    this.#next = null
  }

  #takeNext(): { readonly message: Message } | null {
    const next = this.#next
    this.#next = null
    return next
  }
}
