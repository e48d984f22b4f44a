import type { WebSocket } from '@fastify/websocket'
import type { AddressBudget } from './address-budgets.ts'
import type { StreamConnection } from './stream-connection.ts'
import { BUFFERED_BYTES_MAX, BUFFERED_PER_ADDRESS_BYTES_MAX } from './stream-limits.ts'

interface OpenPage {
  readonly socket: Pick<WebSocket, 'ping' | 'terminate'>
  readonly connection: Pick<StreamConnection, 'bufferedBytes'>
  readonly budget: AddressBudget
}

/** Open sockets, of which those without a reader are closed. */
export class OpenPages {
  readonly #pages = new Set<OpenPage>()
  readonly #unresponsive = new WeakSet<OpenPage>()

  get size(): number {
    return this.#pages.size
  }

  add(page: OpenPage): void {
    this.#pages.add(page)
  }

  remove(page: OpenPage): void {
    this.#pages.delete(page)
  }

  /** To be called when the page replies to a ping, or sends anything. */
  markAlive(page: OpenPage): void {
    this.#unresponsive.delete(page)
  }

  /** Closes the pages that did not reply to the last ping, and sends the next one. */
  ping(): number {
    let closed = 0
    for (const page of this.#pages) {
      if (this.#unresponsive.has(page)) {
        page.socket.terminate()
        closed += 1
        continue
      }
      this.#unresponsive.add(page)
      page.socket.ping()
    }
    return closed
  }

  /**
   * Closes slow readers: each with too much waiting for it and, of an address with too much waiting
   * for all its pages, those with the most.
   */
  closeSlowReaders(): number {
    const slow = [...this.#pages]
      .filter(({ connection }) => connection.bufferedBytes > 0)
      .sort((a, b) => a.connection.bufferedBytes - b.connection.bufferedBytes)
    const bytesByBudget = new Map<AddressBudget, number>()
    let closed = 0
    for (const { socket, connection, budget } of slow) {
      const bytes = connection.bufferedBytes
      const sum = (bytesByBudget.get(budget) ?? 0) + bytes
      if (bytes > BUFFERED_BYTES_MAX || sum > BUFFERED_PER_ADDRESS_BYTES_MAX) {
        socket.terminate()
        closed += 1
      } else bytesByBudget.set(budget, sum)
    }
    return closed
  }
}
