import { runStandIn } from './run-stand-in.ts'
import { type StandInSettings, standInSettings, USAGE } from './stand-in-options.ts'

// `npm run uof`: the simulated season as the Unified Odds Feed sends it, on a RabbitMQ.

const args = process.argv.slice(2)
if (args.includes('--help')) process.stdout.write(USAGE)
else await run()

async function run(): Promise<void> {
  const settings = settingsOrNone()
  if (settings === null) return
  try {
    const running = await runStandIn(settings)
    process.stdout.write(`The stand-in of the Unified Odds Feed is at ${running.address}\n`)
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => void stop(running))
  } catch (error) {
    fail(error, '')
  }
}

/** Ends the process, also when something cannot be closed. */
async function stop(running: { close(): Promise<void> }): Promise<void> {
  try {
    await running.close()
  } catch (error) {
    fail(error, '')
  }
  process.exit()
}

function settingsOrNone(): StandInSettings | null {
  try {
    return standInSettings(args)
  } catch (error) {
    fail(error, USAGE)
    return null
  }
}

function fail(error: unknown, help: string): void {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${help}`)
  process.exitCode = 1
}
