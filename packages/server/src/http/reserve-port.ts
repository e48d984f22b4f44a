import { once } from 'node:events'
import { createServer } from 'node:net'
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
