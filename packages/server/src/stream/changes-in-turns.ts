import type { StreamConnection } from './stream-connection.ts'

interface TurnDeps {
  /** Sends a page its changes, which are already encoded. */
  readonly send: (connection: StreamConnection, parts: readonly string[]) => void
  /** Calls back once waiting sockets and requests had their turn. */
  readonly defer: (callback: () => void) => void
}

/**
 * Pages that are sent their changes in one turn of the event loop: some half a millisecond. Node
 * accepts one connection a turn (libuv since 1.45): with long turns the pages of a lost server
 * would wait for minutes at the one that is left.
 */
export const PAGES_PER_TURN = 25

/**
 * Sends pages what changed, some in each turn of the event loop. What a page is sent otherwise
 * comes after its changes, so that nothing older follows something newer.
 */
export class ChangesInTurns {
  readonly #deps: TurnDeps
  readonly #partsByConnection = new Map<StreamConnection, string[]>()

  constructor(deps: TurnDeps) {
    this.#deps = deps
  }

  /** True once every page has its changes. */
  get isDone(): boolean {
    return this.#partsByConnection.size === 0
  }

  add(connection: StreamConnection, part: string): void {
    const parts = this.#partsByConnection.get(connection)
    if (parts) parts.push(part)
    else this.#partsByConnection.set(connection, [part])
  }

  /** Sends to the first pages now, and to the others in later turns. */
  send(): void {
    let left = PAGES_PER_TURN
    for (const connection of this.#partsByConnection.keys()) {
      if (left === 0) return this.#deps.defer(() => this.send())
      this.sendTo(connection)
      left -= 1
    }
  }

  /** Sends to a page before its turn. */
  sendTo(connection: StreamConnection): void {
    const parts = this.#partsByConnection.get(connection)
    if (!parts) return
    this.#partsByConnection.delete(connection)
    this.#deps.send(connection, parts)
  }

  /** The page has gone, or is sent all that it shows. */
  forget(connection: StreamConnection): void {
    this.#partsByConnection.delete(connection)
  }
}
