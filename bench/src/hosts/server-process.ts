import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { freePort } from './free-port.ts'

/**
 * What runs: the server as it is, or with our own feed that it has no setting for, or no
 * more than a route.
 */
const ENTRIES = {
  server: '../../../packages/server/src/main.ts',
  'cut-feed': './cut-feed-host.ts',
  'busy-feed': './busy-feed-host.ts',
  'held-feed': './held-feed-host.ts',
  'bare-route': './bare-route-host.ts',
  'bare-stream': './bare-stream-host.ts',
} as const

export type ServerEnvironment = Readonly<Record<string, string>>

/** The real server in a process of its own, as `npm start` runs it. */
export interface ServerProcess {
  /** Address without a trailing slash. */
  readonly url: string
  readonly dataDir: string
  readonly pid: number
  /** Everything that it printed so far. */
  output(): string
  /** Ends it as an operator would, and waits. */
  stop(): Promise<void>
  /** `kill -9`, and waits until it is gone. */
  kill(): Promise<void>
}

/** How a server ended before it served a page. */
export class ServerRefusedToStart extends Error {
  readonly exitCode: number | null
  readonly output: string

  constructor(exitCode: number | null, output: string) {
    super(`the server ended with ${exitCode}: ${output}`)
    this.exitCode = exitCode
    this.output = output
  }
}

/** Starts the server on a free port and an own data folder, unless the environment names them. */
export async function startServer(
  environment: ServerEnvironment = {},
  entry: keyof typeof ENTRIES = 'server',
): Promise<ServerProcess> {
  const ownFolder = environment.DATA_DIR ? null : await mkdtemp(join(tmpdir(), 'caderneta-'))
  const dataDir = environment.DATA_DIR ?? ownFolder ?? ''
  const child = spawn(process.execPath, ['--import', 'tsx', pathOf(entry)], {
    env: {
      ...process.env,
      PORT: String(await freePort()),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      DATABASE_URL: '',
      ...environment,
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines: string[] = []
  // Not `exit`: only `close` comes after the last line that it printed.
  const closed = new Promise<number | null>((resolve) => child.once('close', resolve))
  const ended = closed.then(async (code) => {
    if (ownFolder) await rm(ownFolder, { recursive: true, force: true })
    return code
  })
  const url = await new Promise<string>((resolve, reject) => {
    const onLine = (line: string): void => {
      lines.push(line)
      const address = /(http:\/\/[^\s]+)/.exec(line)?.[1]
      if (address && line.startsWith('Caderneta')) resolve(address.replace(/\/$/, ''))
    }
    createInterface({ input: child.stdout }).on('line', onLine)
    createInterface({ input: child.stderr }).on('line', (line) => lines.push(line))
    void ended.then((code) => reject(new ServerRefusedToStart(code, lines.join('\n'))))
  })
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal)
    await ended
  }
  return {
    url,
    dataDir,
    pid: pidOf(child),
    output: () => lines.join('\n'),
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  }
}

const pathOf = (entry: keyof typeof ENTRIES) =>
  fileURLToPath(new URL(ENTRIES[entry], import.meta.url))

function pidOf(child: ChildProcess): number {
  if (child.pid === undefined) throw new Error('the server process has no number')
  return child.pid
}
