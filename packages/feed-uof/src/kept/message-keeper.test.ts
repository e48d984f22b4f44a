import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { MemoryFeed } from '../testing/memory-feed.ts'
import { readRecords } from './kept-record.ts'
import { keptFeed, MessageKeeper } from './message-keeper.ts'

const START = Date.UTC(2026, 10, 21, 18, 59)
const HOUR_MS = 3_600_000

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kept-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

function keeperOf({ now = () => START, keptDays = 30, bytesMax = 1_000_000, at = folder } = {}) {
  const failures: unknown[] = []
  const onFailed = (error: unknown) => failures.push(error)
  const keeper = new MessageKeeper({ folder: at, keptDays, bytesMax, now, onFailed })
  return { keeper, failures }
}

const message = (text: string, at = START) => ({ at, message: Buffer.from(text) })

it('keeps what arrives in a file for each hour, in its order, whatever it is', async () => {
  let now = START
  const { keeper } = keeperOf({ now: () => now })
  const damaged = { at: START, message: Uint8Array.from([0xff, 0xfe, 0]) }
  const records = [message('<alive/>'), { at: START, path: '/v1/a', reply: Buffer.from('é') }]
  for (const record of [...records, damaged]) keeper.keep(record)
  await keeper.write()
  keeper.keep(message('<later/>'))
  await keeper.stop()
  now += HOUR_MS
  keeper.keep(message('<next/>', now))
  await keeper.write()
  const names = (await readdir(folder)).toSorted()
  expect(names).toEqual(['uof-2026-11-21T18.ndjson.gz', 'uof-2026-11-21T19.ndjson.gz'])
  const kept = readRecords(await readFile(join(folder, names[0] ?? '')))
  expect(kept).toHaveLength(4)
  expect(kept).toMatchObject([...records.map(({ at }) => ({ at })), {}, {}])
  const bytes = kept.map((one) => ('message' in one ? [...one.message] : one.path))
  expect(bytes[1]).toBe('/v1/a')
  expect(bytes[2]).toEqual([0xff, 0xfe, 0])
})

it('deletes what is too old, and the oldest of what is too much', async () => {
  await writeFile(join(folder, 'uof-2026-10-01T00.ndjson.gz'), 'old')
  await writeFile(join(folder, 'uof-2026-11-20T00.ndjson.gz'), 'x'.repeat(600))
  await writeFile(join(folder, 'uof-2026-11-21T00.ndjson.gz'), 'x'.repeat(600))
  await writeFile(join(folder, 'notes.txt'), 'not ours')
  const { keeper } = keeperOf({ bytesMax: 1_000 })
  keeper.keep(message('<alive/>'))
  await keeper.stop()
  expect((await readdir(folder)).toSorted()).toEqual([
    'notes.txt',
    'uof-2026-11-21T00.ndjson.gz',
    'uof-2026-11-21T18.ndjson.gz',
  ])
})

it('reads a file that a crash cut off up to there', async () => {
  const { keeper } = keeperOf()
  keeper.keep(message('<first/>'))
  await keeper.write()
  const path = join(folder, 'uof-2026-11-21T18.ndjson.gz')
  const whole = (await readFile(path)).length
  keeper.keep(message('<second/>'))
  await keeper.stop()
  await truncate(path, whole + 12)
  expect(readRecords(await readFile(path))).toHaveLength(1)
})

it('goes on when the folder cannot be written, and counts what is lost', async () => {
  await writeFile(join(folder, 'file'), '')
  const { keeper, failures } = keeperOf({ at: join(folder, 'file') })
  keeper.keep(message('<alive/>'))
  await keeper.stop()
  expect([failures.length, keeper.lost]).toEqual([1, 1])
})

it('keeps every message and every reply of a feed', async () => {
  const { keeper } = keeperOf()
  const memory = new MemoryFeed()
  const { rest, transport } = keptFeed(memory, { keeper, now: () => START })
  const received: string[] = []
  const onMessage = (bytes: Uint8Array) => received.push(Buffer.from(bytes).toString())
  const options = { virtualHost: '/', bindings: [], onMessage, onLost: () => undefined }
  await transport.connect(options)
  await rest.get('/v1/users/whoami.xml')
  memory.send('<alive/>')
  await keeper.stop()
  const kept = readRecords(await readFile(join(folder, 'uof-2026-11-21T18.ndjson.gz')))
  expect(kept.map((one) => ('path' in one ? one.path : 'message'))).toEqual([
    '/v1/users/whoami.xml',
    'message',
  ])
  expect(received).toEqual(['<alive/>'])
})
