import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { StandIn } from '../feed/stand-in.ts'
import { xmlDocument } from '../wire/xml.ts'
import { answer } from './answer.ts'
import { refusal } from './responses.ts'

const HOST = '127.0.0.1'

interface RestOptions {
  readonly standIn: StandIn
  readonly token: string
  readonly virtualHost: string
  readonly port: number
  readonly now: () => number
  /** True while the interface is out of order. */
  readonly isSilent: () => boolean
}

interface RestServer {
  readonly address: string
  close(): void
}

/** The interface of the feed on the loopback interface; a call waits until matches are listed. */
export async function startRest(options: RestOptions): Promise<RestServer> {
  const { standIn, token, port, isSilent } = options
  const server = createServer((request, response) => {
    const { method = 'GET', url: path = '/' } = request
    const isKnown = request.headers['x-access-token'] === token
    const deps = { ...options, address: () => addressOf(server) }
    const reply = () => {
      const call = { method, path, now: options.now() }
      if (isSilent()) return refusal(503, call)
      return isKnown ? answer(method, path, deps) : refusal(403, call)
    }
    void standIn.listed().then(() => {
      const { status, body } = reply()
      response.writeHead(status, { 'content-type': 'application/xml' }).end(xmlDocument(body))
    })
  })
  await listen(server, port)
  return {
    address: addressOf(server),
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** Rejects with a sentence for who started it. */
function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause) => {
      const isTaken = 'code' in cause && cause.code === 'EADDRINUSE'
      const problem = isTaken ? 'is taken by another process' : `cannot be used (${cause.message})`
      reject(new Error(`${HOST}:${port} ${problem}: set --port to another one.`, { cause }))
    })
    server.listen(port, HOST, resolve)
  })
}

function addressOf(server: Server): string {
  const address: AddressInfo | string | null = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return `http://${HOST}:${port}`
}
