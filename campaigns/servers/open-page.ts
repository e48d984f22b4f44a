import { once } from 'node:events'
import type { PlayerMessage } from '@caderneta/contract/live/player-stream'
import WebSocket from 'ws'

/** Whether a message is the one by which a page learns of a change. */
export type IsPush = (message: PlayerMessage) => boolean

const WAIT_MS = 10_000
const isWallet: IsPush = ({ type }) => type === 'wallet'

/** A page of a player on the stream. */
export class OpenPage {
  readonly #socket: WebSocket
  #isPush: IsPush = () => false
  #arrived: () => void = () => {}

  private constructor(url: string) {
    this.#socket = new WebSocket(`${url.replace('http', 'ws')}/api/stream`)
    this.#socket.on('message', (data) => {
      if (this.#isPush(JSON.parse(String(data)))) this.#arrived()
    })
  }

  static async open(url: string, token: string | null): Promise<OpenPage> {
    const page = new OpenPage(url)
    await once(page.#socket, 'open')
    const greeted = page.next('greeting', isWallet)
    page.#socket.send(JSON.stringify({ type: 'hello', token }))
    await greeted
    return page
  }

  /** When the next such message arrives, in milliseconds of this process. */
  next(kind: string, isPush: IsPush): Promise<number> {
    this.#isPush = isPush
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`no push of '${kind}' arrived`)), WAIT_MS)
      this.#arrived = () => {
        clearTimeout(late)
        this.#isPush = () => false
        resolve(performance.now())
      }
    })
  }

  close(): void {
    this.#socket.close()
  }
}
