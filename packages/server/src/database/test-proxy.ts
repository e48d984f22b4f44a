import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/**
 * A network between a server and its database that can lose connections silently: open ones stay
 * open and carry nothing more, new connections work.
 */
export async function makeProxy(databaseUrl: string) {
  const target = new URL(databaseUrl)
  const pairs = new Set<readonly [Socket, Socket]>()
  let isCut = false
  const proxy = createServer((near) => {
    if (isCut) return void near.destroy()
    const far = connect(Number(target.port || 5432), target.hostname)
    const pair = [near, far] as const
    pairs.add(pair)
    near.pipe(far)
    far.pipe(near)
    for (const socket of pair) {
      socket.on('error', () => {})
      socket.on('close', () => {
        pairs.delete(pair)
        for (const other of pair) other.destroy()
      })
    }
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const address = proxy.address()
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String(typeof address === 'object' && address !== null ? address.port : 0)
  return {
    url: url.href,
    /** Statements sent from now on are never received. */
    loseConnections: () => {
      for (const [near, far] of pairs) {
        near.unpipe(far)
        far.unpipe(near)
        near.resume()
        far.resume()
      }
    },
    /** Statements are received and executed, and their results are never seen. */
    loseResponses: () => {
      for (const [near, far] of pairs) {
        far.unpipe(near)
        far.resume()
      }
    },
    /** Both ends notice that their connection is over. */
    endConnections: () => {
      for (const pair of pairs) for (const socket of pair) socket.destroy()
    },
    /** The same, and there are no new connections until it is restored. */
    cut: () => {
      isCut = true
      for (const pair of pairs) for (const socket of pair) socket.destroy()
    },
    restore: () => {
      isCut = false
    },
    close: async () => {
      for (const pair of pairs) for (const socket of pair) socket.destroy()
      proxy.close()
      await once(proxy, 'close')
    },
  }
}

export type TestProxy = Awaited<ReturnType<typeof makeProxy>>
