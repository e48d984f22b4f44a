import { WebSocket } from 'ws'
import * as z from 'zod'

/** What a browser sends: the reply to a command, or an event (WebDriver BiDi, section 3.3). */
const incoming = z.discriminatedUnion('type', [
  z.object({ type: z.literal('success'), id: z.number(), result: z.unknown() }),
  z.object({ type: z.literal('error'), id: z.number(), error: z.string(), message: z.string() }),
  z.object({ type: z.literal('event'), method: z.string(), params: z.unknown() }),
])

interface Waiting {
  readonly resolve: (result: unknown) => void
  readonly reject: (error: Error) => void
}

/** A connection to a browser by WebDriver BiDi. */
export class BidiClient {
  readonly #socket: WebSocket
  readonly #waiting = new Map<number, Waiting>()
  #sent = 0

  private constructor(socket: WebSocket, onEvent: (method: string, params: unknown) => void) {
    this.#socket = socket
    socket.on('message', (data) => {
      const message = incoming.parse(JSON.parse(String(data)))
      if (message.type === 'event') return onEvent(message.method, message.params)
      const waiting = this.#waiting.get(message.id)
      this.#waiting.delete(message.id)
      if (message.type === 'success') waiting?.resolve(message.result)
      else waiting?.reject(new Error(`${message.error}: ${message.message}`))
    })
    socket.on('close', () => {
      for (const { reject } of this.#waiting.values()) reject(new Error('the browser has ended'))
    })
  }

  /** Rejects when nothing listens at the address. */
  static async connect(
    address: string,
    onEvent: (method: string, params: unknown) => void,
  ): Promise<BidiClient> {
    const socket = new WebSocket(address)
    const client = new BidiClient(socket, onEvent)
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
    return client
  }

  /** Rejects with the browser's words when it refuses the command. */
  async send<T extends z.ZodType>(method: string, params: object, result: T): Promise<z.infer<T>> {
    this.#sent += 1
    const id = this.#sent
    const reply = new Promise<unknown>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
    })
    this.#socket.send(JSON.stringify({ id, method, params }))
    return result.parse(await reply)
  }

  close(): void {
    this.#socket.close()
  }
}
