import { startApp } from '@caderneta/server/app'
import { systemClock } from '@caderneta/server/clock'
import { type Config, readConfig } from '@caderneta/server/config/config'
import type { FeedSource } from '@caderneta/server/feed-source'
import { makeLog } from '@caderneta/server/http/make-log'
import { RequestIds } from '@caderneta/server/http/request-ids'

/**
 * The whole server in this process with a feed of our own, as `main.ts` runs it with the
 * configured one. Only benches and tests start it: the product has no way to put in such a feed.
 */
export async function runApp(sourceOf: (config: Config) => FeedSource): Promise<void> {
  const result = readConfig(process.env)
  if ('errors' in result) throw new Error(result.errors.join('\n'))
  const { config } = result
  const [requestIds, log] = [new RequestIds(), makeLog(config.logLevel)]
  const source = sourceOf(config)
  const app = await startApp({ config, clock: systemClock, log, requestIds, source })
  process.stdout.write(`Caderneta is at http://localhost:${app.port}\n`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void app.close().then(() => process.exit(0)))
}
