import { once } from 'node:events'
import WebSocket from 'ws'

/** A list on a phone shows this many games. */
const GAMES_PER_SOCKET = 20
/** Opened in batches: a server should not be flooded before it is measured. */
const AT_ONCE = 50

/** Pages on the stream that show rows of games and read what they get. */
export interface OpenSockets {
  /** Messages that came so far. */
  readonly messages: () => number
  close(): void
}

export async function openSockets(url: string, count: number, games: number): Promise<OpenSockets> {
  const sockets: WebSocket[] = []
  let messages = 0
  const open = async (index: number): Promise<void> => {
    const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/api/stream`)
    await once(socket, 'open')
    const first = (index * GAMES_PER_SOCKET) % games
    const rows = Array.from({ length: GAMES_PER_SOCKET }, (_, i) => ((first + i) % games) + 1)
    socket.on('message', () => {
      messages += 1
    })
    socket.send(JSON.stringify({ type: 'hello' }))
    socket.send(JSON.stringify({ type: 'watch', games: [], rows }))
    sockets.push(socket)
  }
  for (let index = 0; index < count; index += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - index) }, (_, i) => index + i)
    await Promise.all(some.map(open))
  }
  return {
    messages: () => messages,
    close: () => {
      for (const socket of sockets) socket.terminate()
    },
  }
}
