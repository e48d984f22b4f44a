import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'

const program = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The server as `npm run build` makes it, which tests, campaigns and benches do first. */
const SERVER = program('../../../server/dist/main.mjs')
/** The server with a feed that is commanded: see the file. */
export const SCRIPTED_FEED_HOST = program('./scripted-feed-host.ts')
/** The server with the Unified Odds Feed of a stand-in that is commanded: see the file. */
export const UOF_FEED_HOST = program('./uof-feed-host.ts')
/** The server with matches that wait until they are requested: see the file. */
export const HELD_FEED_HOST = program('./held-feed-host.ts')

export type ServerEnvironment = Readonly<Record<string, string>>

/** The real server in a process of its own, as `npm start` runs it. */
export interface ServerProcess {
  /** Address without a trailing slash. */
  readonly url: string
  readonly dataDir: string
  readonly pid: number
  /** Its process, with a channel for messages to it. */
  readonly child: ChildProcess
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

/**
 * Starts the server, or the program at `path`, on a free port and an own data folder, unless the
 * environment names them. It is ready once it prints its address, with the port that it got.
 */
export async function startServer(
  environment: ServerEnvironment = {},
  path = SERVER,
  nodeArguments: readonly string[] = [],
): Promise<ServerProcess> {
  const ownFolder = environment.DATA_DIR ? null : await mkdtemp(join(tmpdir(), 'caderneta-'))
  const dataDir = environment.DATA_DIR ?? ownFolder ?? ''
  const child = spawn(process.execPath, [...nodeArguments, ...argumentsOf(path), path], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      DATABASE_URL: '',
      FEED_PAST_DAYS: '0',
      ...environment,
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
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
    linesOf(child.stdout, onLine)
    linesOf(child.stderr, (line) => lines.push(line))
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
    child,
    output: () => lines.join('\n'),
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  }
}

/** A host is TypeScript; the build is not. */
function argumentsOf(path: string): string[] {
  return path.endsWith('.ts') ? ['--import', 'tsx'] : ['--enable-source-maps']
}

function linesOf(stream: Readable | null, onLine: (line: string) => void): void {
  if (stream === null) throw new Error('the server process has no output')
  createInterface({ input: stream }).on('line', onLine)
}

function pidOf(child: ChildProcess): number {
  if (child.pid === undefined) throw new Error('the server process has no number')
  return child.pid
}
