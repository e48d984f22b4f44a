import { once } from 'node:events'
import { createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/config.ts'

type AddressConfig = Pick<Config, 'port' | 'host' | 'publicUrl'>

/** The configuration with the port that the server gets, which is held until it is released. */
interface ReservedPort<Settings> {
  readonly config: Settings
  /** Right before the server itself listens, or when it does not come to that. */
  release(): Promise<void>
}

/** What the default address is made of while the port is not known. */
const ANY_PORT = ':0'

/**
 * Connections that may wait to be accepted, as far as the system allows (`somaxconn`, 4,096 on
 * Linux). Node's default of 511 would refuse most pages that come from a lost server at once; a
 * browser's system repeats an attempt after 1, 3, 7, 15 and 31 seconds.
 */
export const WAITING_CONNECTIONS_MAX = 4_096

/**
 * `PORT=0` takes a free port. Links in mails and the headers of pages name the address before the
 * server listens, so the port is taken at the start and no other program gets it meanwhile.
 */
export async function reservePort<Settings extends AddressConfig>(
  config: Settings,
): Promise<ReservedPort<Settings>> {
  if (config.port !== 0) return { config, release: async () => {} }
  const holder = createServer().listen(0, config.host)
  await once(holder, 'listening')
  const address = holder.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const { publicUrl } = config
  const known = publicUrl.endsWith(ANY_PORT) ? publicUrl.slice(0, -ANY_PORT.length) : null
  return {
    config: { ...config, port, ...(known !== null && { publicUrl: `${known}:${port}` }) },
    release: async () => {
      if (!holder.listening) return
      holder.close()
      await once(holder, 'close')
    },
  }
}

/** Resolves once the server accepts connections at this address. */
export async function listenAt(
  app: FastifyInstance,
  { port, host }: Pick<Config, 'port' | 'host'>,
): Promise<void> {
  await app.listen({ port, host, backlog: WAITING_CONNECTIONS_MAX })
}
