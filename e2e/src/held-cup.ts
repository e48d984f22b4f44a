import {
  type ServerEnvironment,
  type ServerProcess,
  startServer,
} from '@caderneta/bench/server-process'
import { QUIET } from './fixtures.ts'

/** A server over a replay whose matches kick off when the story is ready for them. */
export interface HeldCup {
  readonly url: string
  /** Two seconds from now the first match kicks off; asked again, the last one. */
  kickOff(): void
  stop(): Promise<void>
}

/** No story takes so long before it asks for the kick-off. */
const LEAD_SECONDS = 7_200

export async function startHeldCup(
  path: string,
  speed: number,
  environment: ServerEnvironment = {},
): Promise<HeldCup> {
  const server: ServerProcess = await startServer(
    {
      ...QUIET,
      FEED: 'openfootball',
      FEED_PATH: path,
      FEED_SPEED: String(speed),
      FEED_LEAD: String(LEAD_SECONDS),
      ...environment,
    },
    'held-feed',
  )
  return {
    url: server.url,
    kickOff: () => process.kill(server.pid, 'SIGUSR2'),
    stop: server.stop,
  }
}
