import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from './free-port.ts'

/** A RabbitMQ of one run alone, which may be killed without affecting others. */
export interface OwnBroker {
  readonly url: string
  /** `kill -9`, and waits until it is gone. */
  kill(): Promise<void>
  /** Starts it again on the same files; resolves when it accepts connections. */
  start(): Promise<void>
  remove(): Promise<void>
}

/** Where packages put the server itself; the one in the path is a wrapper that changes the user. */
const BINARY = process.env.TEST_RABBITMQ_SERVER ?? '/usr/lib/rabbitmq/bin/rabbitmq-server'
/** Beside a gate, which leaves a twentieth of a core, a start has taken more than five minutes. */
const [POLL_MS, START_MS_MAX] = [100, 1_200_000]

/** Whether a broker can be started on this machine. */
export const hasOwnBroker: boolean = existsSync(BINARY)

export async function makeOwnBroker(): Promise<OwnBroker> {
  const folder = await mkdtemp(join(tmpdir(), 'caderneta-broker-'))
  const [port, ofNodes] = [await freePort(), await freePort()]
  const environment = await settingsIn(folder, { port, ofNodes })
  let child: ChildProcess | null = null
  const begin = () =>
    spawn(BINARY, [], { cwd: folder, detached: true, stdio: 'ignore', env: environment })
  const start = async () => {
    const until = Date.now() + START_MS_MAX
    do {
      if (Date.now() > until) throw new Error(`RabbitMQ does not start in ${folder}`)
      // Beside a node that has just been killed a new one may find its name in use, and ends.
      if (!child || child.exitCode !== null) child = begin()
      await pause(POLL_MS)
    } while (!(await isReachable(port)))
  }
  const kill = async () => {
    if (child?.pid === undefined || child.exitCode !== null) return
    const gone = once(child, 'exit')
    // The node is in the group of the script that started it.
    process.kill(-child.pid, 'SIGKILL')
    await gone
    while (await isReachable(port)) await pause(POLL_MS)
    child = null
  }
  await start()
  return {
    url: `amqp://guest:guest@127.0.0.1:${port}`,
    kill,
    start,
    remove: async () => {
      await kill()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function settingsIn(
  folder: string,
  { port, ofNodes }: { readonly port: number; readonly ofNodes: number },
): Promise<NodeJS.ProcessEnv> {
  const [settings, plugins] = [join(folder, 'rabbitmq.conf'), join(folder, 'plugins')]
  await writeFile(settings, `listeners.tcp.1 = 127.0.0.1:${port}\n`)
  await writeFile(plugins, '[].')
  const name = `caderneta-${randomUUID()}`
  return {
    ...process.env,
    HOME: folder,
    RABBITMQ_NODENAME: `${name}@localhost`,
    RABBITMQ_DIST_PORT: String(ofNodes),
    RABBITMQ_MNESIA_BASE: join(folder, 'data'),
    RABBITMQ_LOG_BASE: join(folder, 'log'),
    RABBITMQ_PID_FILE: join(folder, 'pid'),
    RABBITMQ_ENABLED_PLUGINS_FILE: plugins,
    RABBITMQ_CONFIG_FILE: settings,
    // The settings of the machine's own broker are no settings of this one.
    RABBITMQ_CONF_ENV_FILE: join(folder, 'none'),
    RABBITMQ_SERVER_ADDITIONAL_ERL_ARGS: `-setcookie ${name}`,
  }
}

function isReachable(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' })
    const end = (isOpen: boolean) => {
      socket.destroy()
      resolve(isOpen)
    }
    socket.once('connect', () => end(true))
    socket.once('error', () => end(false))
  })
}
