import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { otlpSpans, type ReceivedSpan } from './otlp-spans.ts'

/** A collector of OTLP over HTTP, which keeps every byte that it is sent. */
export async function startCollector() {
  const bodies: Buffer[] = []
  const requests: { readonly path: string; readonly headers: IncomingHttpHeaders }[] = []
  let status: number | null = 200
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    requests.push({ path: request.url ?? '', headers: request.headers })
    if (status === null) return
    if (status === 200) bodies.push(Buffer.concat(chunks))
    response.writeHead(status, { 'content-type': 'application/x-protobuf' }).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    endpoint: `http://127.0.0.1:${port}`,
    requests,
    bytes: () => Buffer.concat(bodies),
    spans: (): ReceivedSpan[] => bodies.flatMap(otlpSpans),
    /** From now on; null: with nothing. */
    respondWith: (next: number | null) => {
      status = next
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

export type TestCollector = Awaited<ReturnType<typeof startCollector>>
