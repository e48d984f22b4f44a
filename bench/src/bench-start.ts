import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { AS_STARTED } from '@caderneta/testing/hosts/as-started'
import { residentMegabytes } from '@caderneta/testing/hosts/process-cost'
import { startServer } from '@caderneta/testing/hosts/server-process'
import type { Figure } from './figure.ts'

const SOURCE = fileURLToPath(new URL('../../packages/server/src/main.ts', import.meta.url))
const SETTLED_MS = 30_000
/** With the results of before the start, which a test server leaves out. */
const ENVIRONMENT = { ...AS_STARTED.environment, FEED_PAST_DAYS: '330' }

interface Start {
  readonly seconds: number
  readonly megabytes: number
}

/**
 * The embedded default from a built tree: seconds to a served page with a new and with an existing
 * data folder, and megabytes after 30 seconds; beside the same sources without a build.
 */
export async function benchStart(): Promise<readonly Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-start-'))
  try {
    const first = await timeStart(folder)
    const again = await timeStart(folder)
    const source = await timeStart(folder, SOURCE)
    const beside = { name: 'not built', value: source.seconds }
    return [
      { name: 'start, new data folder, to a served page', value: first.seconds, unit: 's' },
      { name: 'start, existing data folder', value: again.seconds, unit: 's', beside },
      {
        ...{ name: 'memory after 30 s, new data folder', value: first.megabytes, unit: 'MB' },
        beside: { name: 'existing, not built', value: source.megabytes },
      },
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function timeStart(dataDir: string, program?: string): Promise<Start> {
  const from = performance.now()
  const server = await startServer({ ...ENVIRONMENT, DATA_DIR: dataDir }, program, AS_STARTED.flags)
  const page = await fetch(server.url)
  await page.text()
  const seconds = (performance.now() - from) / 1000
  await pause(SETTLED_MS)
  const megabytes = await residentMegabytes(server.pid)
  await server.stop()
  return { seconds, megabytes }
}
