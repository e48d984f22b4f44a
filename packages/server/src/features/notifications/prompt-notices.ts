import type { BackgroundWork } from '../../background-work.ts'
import type { Database } from '../../database/database.ts'
import type { ServerDeps } from '../../server-deps.ts'
import { showNotifications } from './send-notifications.ts'

interface PromptDeps extends Pick<ServerDeps, 'log' | 'notifyPlayer'> {
  readonly background: BackgroundWork
  readonly database: Database
}

/**
 * Shows a notice as soon as its event is committed; mails and texts follow by the round, which also
 * shows what was missed. Woken during its work, it runs once more.
 */
export class PromptNotices {
  readonly #deps: PromptDeps
  #isWanted = false
  #isShowing = false

  constructor(deps: PromptDeps) {
    this.#deps = deps
  }

  /** Something was written that may be news to a player. */
  readonly wake = (): void => {
    this.#isWanted = true
    if (!this.#isShowing) this.#deps.background.begin(this.#showAll())
  }

  async #showAll(): Promise<void> {
    this.#isShowing = true
    while (this.#isWanted) {
      this.#isWanted = false
      await showNotifications(this.#deps).catch((err: unknown) =>
        this.#deps.log.error({ err }, 'notifications: not shown at once'),
      )
    }
    this.#isShowing = false
  }
}
