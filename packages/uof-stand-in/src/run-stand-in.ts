import type { FeedProvider } from '@caderneta/feed/provider'
import { type Broker, connectBroker } from './feed/broker.ts'
import { faultyPublisher } from './feed/faults.ts'
import { type Publisher, StandIn } from './feed/stand-in.ts'
import { startRest } from './rest/rest-server.ts'
import type { SeasonPast } from './season/season-past.ts'
import { simulatedSeason } from './season/simulated-season.ts'
import type { Span, StandInSettings } from './stand-in-options.ts'

interface RunningStandIn {
  readonly address: string
  readonly standIn: StandIn
  close(): Promise<void>
}

interface StandInDeps {
  readonly connect: (amqp: string) => Promise<Broker>
  readonly season: FeedProvider
  readonly past?: SeasonPast
}

type Close = () => void | Promise<void>

const ALIVE_MS = 10_000

/** Plays a season on a broker until it is closed; a start that fails leaves nothing open. */
export async function runStandIn(
  settings: StandInSettings,
  deps: StandInDeps = depsOf(settings),
): Promise<RunningStandIn> {
  const opened: Close[] = []
  const close = async () => {
    for (const closeOne of opened.toReversed()) await closeOne()
  }
  try {
    return { ...(await start(settings, deps, opened)), close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Notes how to close what it opens; nothing is published before the interface has its port. */
async function start(settings: StandInSettings, deps: StandInDeps, opened: Close[]) {
  const { port, token } = settings
  const virtualHost = virtualHostOf(settings.amqp)
  const now = () => Date.now()
  const isWithin = since(now)
  const isKilled = () => isWithin(settings.kill)
  const broker = await deps.connect(settings.amqp)
  opened.push(() => broker.close())
  const silenced: Publisher = {
    publish: async (key, message) => {
      if (!isKilled() && !isWithin(settings.silence)) await broker.publish(key, message)
    },
  }
  const { past } = deps
  const publisher = faultyPublisher(silenced, settings)
  const standIn = new StandIn({ publisher, now, ...(past && { past }) })
  opened.push(() => standIn.stop())
  const rest = await startRest({ standIn, token, virtualHost, port, now, isSilent: isKilled })
  opened.push(() => rest.close())
  // Calls are answered once the matches are listed; prices follow as they come.
  await Promise.race([standIn.play(deps.season), standIn.listed()])
  standIn.beat()
  const beats = setInterval(() => standIn.beat(), ALIVE_MS)
  opened.push(() => clearInterval(beats))
  return { address: rest.address, standIn }
}

function depsOf({ seed, speed, games, past: pastDays }: StandInSettings): StandInDeps {
  const season = simulatedSeason({ seed, speed, gamesTarget: games, pastDays })
  const note = (line: string) => process.stdout.write(`${line}\n`)
  const connect = (amqp: string) =>
    connectBroker(amqp, {
      onLost: (reason) => note(`The broker is gone (${reason}): it is called until it is back.`),
      onBack: () => note('The broker is back.'),
    })
  return { connect, season: season.provider, past: season.past }
}

/** Whether a span of the settings is under way, from now on. */
function since(now: () => number): (span: Span | null) => boolean {
  const startedAt = now()
  return (span) => {
    const seconds = (now() - startedAt) / 1000
    return span !== null && seconds >= span.from && seconds < span.until
  }
}

function virtualHostOf(amqp: string): string {
  const path = new URL(amqp).pathname.slice(1)
  return path === '' ? '/' : decodeURIComponent(path)
}
