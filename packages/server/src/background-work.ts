/** Work that nothing waits for but the end of the server: the database is open until it is done. */
export class BackgroundWork {
  readonly #underWay = new Set<Promise<void>>()

  /** `work` deals with its own failures: one that rejects is an error of the program. */
  begin(work: Promise<void>): void {
    const running = work.finally(() => this.#underWay.delete(running))
    this.#underWay.add(running)
  }

  /** Resolves when all of it is done, also what it began in turn. */
  async ended(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay)
  }
}
