import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import { delimiter, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '@caderneta/testing/hosts/free-port'

const POLL_MS = 20
const START_MS_MAX = 30_000
/** Where packages install it without a path of users. */
const SYSTEM_FOLDERS = ['/usr/sbin', '/usr/local/sbin']

/** A NATS of the campaign alone, which may be killed without affecting others. */
export interface OwnNats {
  readonly url: string
  kill(): Promise<void>
  start(): Promise<void>
}

/** The path of the program; null where it is not installed. */
export function findNats(): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...SYSTEM_FOLDERS]
  const paths = folders.map((folder) => join(folder, 'nats-server'))
  return paths.find((path) => existsSync(path)) ?? null
}

export async function makeOwnNats(): Promise<OwnNats> {
  const program = findNats()
  if (program === null) throw new Error('nats-server is not installed')
  const port = await freePort()
  let child: ChildProcess | null = null
  const start = async () => {
    child = spawn(program, ['-a', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' })
    const until = Date.now() + START_MS_MAX
    while (!(await isReachable(port))) {
      if (Date.now() > until) throw new Error('nats-server does not start')
      await pause(POLL_MS)
    }
  }
  const kill = async () => {
    if (!child || child.exitCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
    child = null
  }
  await start()
  return { url: `nats://127.0.0.1:${port}`, kill, start }
}

function isReachable(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
