import { simulationProvider } from '@caderneta/simulation/simulation-provider'
import { startApp } from './app.ts'
import { chooseFeed } from './choose-feed.ts'
import { systemClock } from './clock.ts'
import { startFaultCode, startFaultSentence } from './commands/start-fault.ts'
import { type Config, readConfig } from './config/config.ts'
import { DEMO_PLAYER } from './features/accounts/accounts.ts'
import { makeLog } from './http/make-log.ts'

/** Exit code of sysexits.h: a wrong environment; those of a start are in start-fault.ts. */
const EXIT_CONFIGURATION = 78

const result = readConfig(process.env)
if ('faults' in result) {
  for (const fault of result.faults) process.stderr.write(`${fault}\n`)
  process.exit(EXIT_CONFIGURATION)
}
await run(result.config)

async function run(config: Config): Promise<void> {
  const log = makeLog(config.logLevel)
  try {
    const source = chooseFeed(config.feed, simulationProvider)
    const onTaken = (fault: Error) => refuse(fault, fault.message)
    const app = await startApp({ config, clock: systemClock, log, source, onTaken })
    greet(config, app.port)
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => void app.close().then(() => process.exit(0)))
  } catch (fault) {
    const sentence = startFaultSentence(fault, config)
    if (sentence === null) throw fault
    refuse(fault, sentence)
  }
}

/**
 * Also of a server that runs, when another has its database: at once, as after a crash, because
 * two servers must never write at the same time.
 */
function refuse(fault: unknown, sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(startFaultCode(fault))
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
