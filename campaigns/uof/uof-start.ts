import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { listGames } from '@caderneta/contract/catalogue/list-call'
import { ApiClient } from '@caderneta/testing/client/api-client'
import { processorSeconds } from '@caderneta/testing/hosts/process-cost'
import { startServer } from '@caderneta/testing/hosts/server-process'

const STAND_IN = fileURLToPath(new URL('../../packages/uof-stand-in/src/main.ts', import.meta.url))
const POLL_MS = 200
/** A server of a test is without. */
const WITH_PAST = { FEED_PAST_DAYS: '330' }

interface Start {
  /** Of all processes until a match can be bet on. */
  readonly processorSeconds: number
  readonly seconds: number
}

/** Starts the server as `npm start` does, and waits until a match on it can be bet on. */
export async function timeDefault(): Promise<Start> {
  return timeOffer(performance.now(), WITH_PAST, [])
}

/** The same with `FEED=uof`, from the start of the stand-in, whose address the server needs. */
export async function timeUof(brokerUrl: string): Promise<Start> {
  const from = performance.now()
  const standIn = spawn(
    process.execPath,
    ['--import', 'tsx', STAND_IN, '--port', '0', '--amqp', brokerUrl],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  try {
    const { protocol, host, username, password } = new URL(brokerUrl)
    return await timeOffer(
      from,
      {
        ...WITH_PAST,
        FEED: 'uof',
        UOF_API_URL: await addressOf(standIn),
        UOF_AMQP_URL: `${protocol}//${username}:${password}@${host}`,
        FEED_KEPT_DAYS: '0',
      },
      [standIn],
    )
  } finally {
    standIn.kill('SIGKILL')
  }
}

async function timeOffer(
  from: number,
  environment: Readonly<Record<string, string>>,
  others: readonly ChildProcess[],
): Promise<Start> {
  const server = await startServer(environment)
  try {
    const client = new ApiClient(server.url)
    while (!(await hasOffer(client))) await pause(POLL_MS)
    const seconds = (performance.now() - from) / 1000
    const pids = [server.child, ...others].map(({ pid }) => pid)
    const processes = pids.map((pid) => processorSeconds(pid ?? Number.NaN))
    return { processorSeconds: (await Promise.all(processes)).reduce((a, b) => a + b), seconds }
  } finally {
    await server.kill()
  }
}

async function hasOffer(client: ApiClient): Promise<boolean> {
  const { data } = await client.expect(listGames, {})
  return data.games.some(({ odds }) => odds.some(({ status }) => status === 'open'))
}

/** As it prints it when the matches are listed. */
async function addressOf(standIn: ChildProcess): Promise<string> {
  if (standIn.stdout === null) throw new Error('the stand-in has no output')
  for await (const line of createInterface({ input: standIn.stdout })) {
    const address = /http:\/\/\S+/.exec(line)?.[0]
    if (address) return address
  }
  throw new Error('the stand-in ended before it was ready')
}
