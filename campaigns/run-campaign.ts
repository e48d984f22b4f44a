import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import type { Campaign } from './campaigns.ts'

interface Extent {
  readonly size: string
  readonly seed: string | undefined
  /** Address of a PostgreSQL server, or null without one. */
  readonly server: string | null
}

const repository = fileURLToPath(new URL('..', import.meta.url))
const vitest = join(createRequire(import.meta.url).resolve('vitest/package.json'), '../vitest.mjs')

/** Runs a campaign; true when it passed. With a print, its output is passed on line by line. */
export async function runCampaign(
  { files, needsServer = false }: Campaign,
  { size, seed, server }: Extent,
  print: ((line: string) => void) | null,
): Promise<boolean> {
  if (needsServer && server === null) {
    const report = print ?? console.log
    report('it needs a PostgreSQL server: name one by TEST_DATABASE_URL')
    return false
  }
  const parameters = ['run', '--config', 'campaigns/vitest.config.mjs', ...files]
  const child = spawn(process.execPath, [vitest, ...parameters], {
    cwd: repository,
    stdio: print === null ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...(print !== null && { NO_COLOR: '1' }),
      CAMPAIGN_SIZE: size,
      ...(seed !== undefined && { CAMPAIGN_SEED: seed }),
      ...(server !== null && { TEST_DATABASE_URL: server }),
    },
  })
  const outputs = [child.stdout, child.stderr].filter((output) => output !== null)
  const ended = once(child, 'exit')
  await Promise.all(outputs.map((output) => passOn(output, print)))
  const [status] = await ended
  return status === 0
}

async function passOn(output: Readable, print: ((line: string) => void) | null): Promise<void> {
  for await (const line of createInterface({ input: output })) if (line.trim() !== '') print?.(line)
}
