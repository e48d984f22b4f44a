import { setTimeout as pause } from 'node:timers/promises'
import { simulationProvider } from '@caderneta/simulation/simulation-provider'
import { connectBroker } from './feed/broker.ts'
import { faultyPublisher } from './feed/faults.ts'
import { type Publisher, StandIn } from './feed/stand-in.ts'
import { startRest } from './rest/rest-server.ts'
import type { Span, StandInSettings } from './stand-in-options.ts'

interface RunningStandIn {
  readonly address: string
  readonly standIn: StandIn
  close(): Promise<void>
}

const ALIVE_MS = 10_000
const PATIENCE_MS = 3_000

/** Plays a season on a broker until it is closed. */
export async function runStandIn(settings: StandInSettings): Promise<RunningStandIn> {
  const { seed, speed, games, port, token } = settings
  const now = () => Date.now()
  const startedAt = now()
  const isWithin = (span: Span | null) => {
    const seconds = (now() - startedAt) / 1000
    return span !== null && seconds >= span.from && seconds < span.until
  }
  const isKilled = () => isWithin(settings.kill)
  const broker = await connectBroker(settings.amqp)
  const silenced: Publisher = {
    publish: async (key, message) => {
      if (!isKilled() && !isWithin(settings.silence)) await broker.publish(key, message)
    },
  }
  const standIn = new StandIn({ publisher: faultyPublisher(silenced, settings), now })
  // The matches under way are known by then; the others are announced as they come.
  const played = standIn.play(simulationProvider({ seed, speed, gamesTarget: games }))
  await Promise.race([played, pause(PATIENCE_MS)])
  const virtualHost = virtualHostOf(settings.amqp)
  const rest = await startRest({ standIn, token, virtualHost, port, now, isSilent: isKilled })
  standIn.beat()
  const beats = setInterval(() => standIn.beat(), ALIVE_MS)
  return {
    address: rest.address,
    standIn,
    close: async () => {
      clearInterval(beats)
      rest.close()
      await standIn.stop()
      await broker.close()
    },
  }
}

function virtualHostOf(amqp: string): string {
  const path = new URL(amqp).pathname.slice(1)
  return path === '' ? '/' : decodeURIComponent(path)
}
