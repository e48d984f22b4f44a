import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import autocannon, { type Request } from 'autocannon'
import type { Figure } from './figure.ts'

const CONNECTIONS = 16
const SECONDS = 2
const ROUNDS = 5
const CHANGES_PER_SECOND = 500
const HOST = fileURLToPath(new URL('./hosts/item-host.ts', import.meta.url))
const BOUNDARY = 'caderneta-bench'
const HEADERS = { 'accept-encoding': 'br', 'accept-language': 'pt-BR' }

/** The call as the page makes it. */
const CALL: Request = {
  method: 'POST',
  path: '/api/sport/item',
  headers: { ...HEADERS, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  body: `--${BOUNDARY}\r\ncontent-disposition: form-data; name="limit"\r\n\r\n3000\r\n--${BOUNDARY}--\r\n`,
}
const FILE: Request = { method: 'GET', path: '/list.bin', headers: HEADERS }

/** `sport/item` with 3,000 games beside the same bytes from memory, from the same server. */
export async function benchItem(): Promise<readonly Figure[]> {
  const quiet = await measure(0)
  const busy = await measure(CHANGES_PER_SECOND)
  return [
    {
      name: 'lists of 3,000 games',
      value: quiet.calls,
      unit: 'replies/s',
      beside: { name: 'the same bytes from memory', value: quiet.files },
    },
    {
      name: `lists of 3,000 games, ${CHANGES_PER_SECOND} changes a second`,
      value: busy.calls,
      unit: 'replies/s',
      beside: { name: 'the same bytes from memory', value: busy.files },
    },
    { name: 'bytes of such a list', value: quiet.bytes / 1000, unit: 'kB' },
  ]
}

/** Both in turn, so that whatever else the machine does falls on both alike. */
async function measure(changesPerSecond: number) {
  const host = fork(HOST, [String(changesPerSecond)], { execArgv: ['--import', 'tsx'] })
  const [port] = await once(host, 'message')
  const url = `http://127.0.0.1:${port}`
  const results: Record<'calls' | 'files', LoadResult[]> = { calls: [], files: [] }
  for (let round = 0; round <= ROUNDS; round += 1) {
    const calls = await runLoad(url, CALL)
    const files = await runLoad(url, FILE)
    // The first round warms the server up.
    if (round === 0) continue
    results.calls.push(calls)
    results.files.push(files)
  }
  host.kill()
  const files = sumOf(results.files)
  return { calls: sumOf(results.calls).rate, files: files.rate, bytes: files.bytes }
}

interface LoadResult {
  readonly replies: number
  readonly seconds: number
  readonly bytes: number
}

async function runLoad(url: string, request: Request): Promise<LoadResult> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    requests: [request],
  })
  if (result.non2xx + result.errors > 0) throw new Error(`${url} failed`)
  return { replies: result['2xx'], seconds: result.duration, bytes: result.throughput.total }
}

function sumOf(results: readonly LoadResult[]) {
  const sum = (pick: (one: LoadResult) => number) =>
    results.reduce((total, one) => total + pick(one), 0)
  const replies = sum((one) => one.replies)
  return { rate: replies / sum((one) => one.seconds), bytes: sum((one) => one.bytes) / replies }
}
