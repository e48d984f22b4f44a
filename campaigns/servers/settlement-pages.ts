import { once } from 'node:events'
import type { PlayerMessage } from '@caderneta/contract/live/player-stream'
import WebSocket from 'ws'

/** From the settlement to its push, by bet. */
type Delays = ReadonlyMap<number, number>

/** Pages of one player, one at each server, which note when a settled bet reaches them. */
export class SettlementPages {
  readonly #sockets: readonly WebSocket[]
  readonly #delays: readonly Map<number, number>[]

  private constructor(sockets: readonly WebSocket[]) {
    this.#sockets = sockets
    this.#delays = sockets.map(() => new Map())
    for (const [page, socket] of sockets.entries())
      socket.on('message', (data) => this.#take(page, JSON.parse(String(data))))
  }

  static async open(urls: readonly string[], token: string | null): Promise<SettlementPages> {
    const sockets = urls.map((url) => new WebSocket(`${url.replace('http', 'ws')}/api/stream`))
    await Promise.all(sockets.map((socket) => once(socket, 'open')))
    for (const socket of sockets) socket.send(JSON.stringify({ type: 'hello', token }))
    return new SettlementPages(sockets)
  }

  /** Of each page, in milliseconds of the clock that the database and this process share. */
  get delays(): readonly Delays[] {
    return this.#delays
  }

  close(): void {
    for (const socket of this.#sockets) socket.close()
  }

  /** A bet whose result is corrected is pushed again: the first push counts. */
  #take(page: number, message: PlayerMessage): void {
    if (message.type !== 'bets') return
    const delays = this.#delays[page]
    for (const { betInfo } of message.bets)
      if (betInfo.settledAt !== null && !delays?.has(betInfo.betId))
        delays?.set(betInfo.betId, Date.now() - betInfo.settledAt)
  }
}
