import { HELD_FEED_HOST, type ServerEnvironment } from '@caderneta/testing/hosts/server-process'
import { startSite } from './sites.ts'

/** A server over a replay whose matches kick off when the story is ready for them. */
export interface HeldCup {
  readonly url: string
  /** Two seconds from now the first match kicks off; when called again, the last one. */
  kickOff(): void
  /** A moment later whatever is under way is ten minutes further. */
  playOn(): void
  /** Whatever is under way is over a moment later. */
  finish(): void
  stop(): Promise<void>
}

/** No story takes this long before it requests the kick-off. */
const LEAD_SECONDS = 7_200

export async function startHeldCup(
  path: string,
  speed: number,
  environment: ServerEnvironment = {},
): Promise<HeldCup> {
  const server = await startSite(
    {
      FEED: 'openfootball',
      FEED_PATH: path,
      FEED_SPEED: String(speed),
      FEED_LEAD: String(LEAD_SECONDS),
      ...environment,
    },
    HELD_FEED_HOST,
  )
  return {
    url: server.url,
    kickOff: () => process.kill(server.pid, 'SIGUSR2'),
    playOn: () => process.kill(server.pid, 'SIGCONT'),
    finish: () => process.kill(server.pid, 'SIGHUP'),
    stop: server.stop,
  }
}
