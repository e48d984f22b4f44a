import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A network between a browser and a site: an address that leads there while it holds. */
export interface Network {
  /** Of the site, without a trailing slash. */
  readonly url: string
  /** Every connection ends, and none can be made: to the browser the server is gone. */
  break(): Promise<void>
  mend(): Promise<void>
}

export async function networkTo(siteUrl: string): Promise<Network> {
  const site = new URL(siteUrl)
  const sockets = new Set<Socket>()
  const entrance = createServer((near) => {
    const far = connect(Number(site.port), site.hostname)
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
      socket.pipe(other)
    }
  })
  const listen = async (port: number): Promise<void> => {
    entrance.listen(port, site.hostname)
    await once(entrance, 'listening')
  }
  await listen(0)
  const address = entrance.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `http://${site.hostname}:${port}`,
    break: async () => {
      const closed = once(entrance, 'close')
      entrance.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
    mend: () => listen(port),
  }
}

/** What the browser reports without a network. */
export const isAboutNetwork = (text: string): boolean =>
  /ERR_CONNECTION_|ERR_EMPTY_RESPONSE|WebSocket/.test(text)
