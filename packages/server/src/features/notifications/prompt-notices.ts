import type { Database } from '../../database/database.ts'
import type { ServerDeps } from '../../server-deps.ts'
import { showNotifications } from './send-notifications.ts'

interface PromptDeps extends Pick<ServerDeps, 'log' | 'notifyPlayer'> {
  readonly database: Database
}

/**
 * Shows a notice as soon as its event is committed; mails and texts follow by the round, which also
 * shows what was missed. Woken during its work, it runs once more.
 */
export class PromptNotices {
  readonly #deps: PromptDeps
  #isWanted = false
  #work: Promise<void> | null = null

  constructor(deps: PromptDeps) {
    this.#deps = deps
  }

  /** Something was written that may be news to a player. */
  readonly wake = (): void => {
    this.#isWanted = true
    this.#work ??= this.#showAll().finally(() => {
      this.#work = null
    })
  }

  /** Resolves when nothing is being shown any more. */
  async settled(): Promise<void> {
    await this.#work
  }

  async #showAll(): Promise<void> {
    while (this.#isWanted) {
      this.#isWanted = false
      await showNotifications(this.#deps).catch((err: unknown) =>
        this.#deps.log.error({ err }, 'notifications: not shown at once'),
      )
    }
  }
}
