import { HELD_FEED_HOST, type ServerEnvironment } from '@caderneta/testing/hosts/server-process'
import { test } from './fixtures.ts'
import type { ReplayFile } from './replay-file.ts'
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
}

/** No story takes this long before it requests the kick-off. */
const LEAD_SECONDS = 7_200

interface RunningCup extends HeldCup {
  stop(): Promise<void>
}

/** Gives every test of a file or of a `describe` a held cup of its own. */
export function heldCup(
  makeReplay: () => Promise<ReplayFile>,
  speed: number,
  environment: ServerEnvironment = {},
): HeldCup {
  let replay: ReplayFile
  let cup: RunningCup
  test.beforeEach(async () => {
    replay = await makeReplay()
    cup = await startHeldCup(replay.path, speed, environment)
  })
  test.afterEach(async ({ page }) => {
    // A page left open would complain that its server is gone.
    await page.close()
    await cup.stop()
    await replay.remove()
  })
  return {
    get url() {
      return cup.url
    },
    kickOff: () => cup.kickOff(),
    playOn: () => cup.playOn(),
    finish: () => cup.finish(),
  }
}

async function startHeldCup(
  path: string,
  speed: number,
  environment: ServerEnvironment,
): Promise<RunningCup> {
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
