import type { FastifyInstance } from 'fastify'

/** The address at which this process can reach itself, once it listens. */
export function ownAddress(app: FastifyInstance): string {
  const bound = app.server.address()
  if (typeof bound !== 'object' || bound === null) throw new Error('the server does not listen')
  const { address, family, port } = bound
  if (address === '0.0.0.0') return `http://127.0.0.1:${port}`
  if (address === '::') return `http://[::1]:${port}`
  return family === 'IPv6' ? `http://[${address}]:${port}` : `http://${address}:${port}`
}
