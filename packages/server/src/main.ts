import { configuredOddsApi } from '@caderneta/feed-odds-api/configured-odds-api'
import { simulationProvider } from '@caderneta/simulation/simulation-provider'
import { pino } from 'pino'
import { startApp } from './app.ts'
import { chooseFeed } from './choose-feed.ts'
import { systemClock, systemWait } from './clock.ts'
import { startErrorCode, startErrorSentence } from './commands/start-error.ts'
import { type Config, readConfig } from './config/config.ts'
import { DEMO_PLAYER } from './features/accounts/accounts.ts'
import { makeLog } from './http/make-log.ts'
import { RequestIds } from './http/request-ids.ts'

/** Exit code of sysexits.h for a wrong environment; those of a start are in start-error.ts. */
const EXIT_CONFIGURATION = 78
/** Something did not end in time. */
const EXIT_LATE = 1
/** Requests and pages end within ten seconds; then the work that is under way. */
const STOP_MS_MAX = 30_000

const result = readConfig(process.env)
if ('errors' in result) {
  for (const error of result.errors) process.stderr.write(`${error}\n`)
  process.exit(EXIT_CONFIGURATION)
}
await run(result.config)

async function run(config: Config): Promise<void> {
  const requestIds = new RequestIds()
  const log = makeLog(config.logLevel, pino.destination(1), requestIds)
  try {
    const makers = { simulation: simulationProvider, oddsApi: configuredOddsApi }
    const source = chooseFeed(config.feed, makers, (skipped) => {
      for (const reason of skipped) log.warn({ reason }, 'feed: match skipped')
      log.warn({ matches: skipped.length }, 'feed: matches of the files were skipped')
    })
    const onTaken = (error: Error) => refuse(error, error.message)
    const app = await startApp({ config, clock: systemClock, log, requestIds, source, onTaken })
    greet(config, app.port)
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => void stop(app, config.http.drainMs))
  } catch (error) {
    const sentence = startErrorSentence(error, config)
    if (sentence === null) throw error
    refuse(error, sentence)
  }
}

/**
 * Whatever sends traffic has time to see that this server is not ready before its port closes. The
 * second signal ends it at once: nothing is lost by an end at any moment.
 */
async function stop(app: Awaited<ReturnType<typeof startApp>>, drainMs: number): Promise<void> {
  app.drain()
  await systemWait(drainMs)
  setTimeout(() => process.exit(EXIT_LATE), STOP_MS_MAX).unref()
  await app.close()
  process.exit(0)
}

/**
 * Also called by a running server when another has its database: it ends at once, as after a crash,
 * because two servers must never write at the same time.
 */
function refuse(error: unknown, sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(startErrorCode(error))
}

function greet(config: Config, port: number): void {
  const lines = [`Caderneta is at http://localhost:${port}`]
  if (config.payment.provider === 'sandbox')
    lines.push(
      `Demo account: ${DEMO_PLAYER.username} / ${DEMO_PLAYER.password}`,
      `Mails: http://localhost:${port}/sandbox/mailbox`,
    )
  process.stdout.write(`${lines.join('\n')}\n`)
}
