import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MessageKeeper } from '@caderneta/feed-uof/kept/message-keeper'
import { expect, it } from 'vitest'
import { replayFiles } from './replay-files.ts'

const START = Date.UTC(2026, 10, 21, 18, 0)

it('prints what arrived of a match and what was made of it, and the sums', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'replay-'))
  let now = START
  const onFailed = (error: unknown) => expect(error).toBeUndefined()
  const limits = { keptDays: 30, bytesMax: 1_000_000, now: () => now, onFailed }
  const keeper = new MessageKeeper({ folder, ...limits })
  for (const hour of [0, 1]) {
    now = START + hour * 3_600_000
    for (const match of [77, 78]) {
      const stop = `<bet_stop product="1" event_id="sr:match:${match}" timestamp="${now}" groups="all"/>`
      keeper.keep({ at: now, message: Buffer.from(stop) })
    }
    await keeper.write()
  }
  await keeper.stop()
  const files = (await readdir(folder)).map((name) => join(folder, name)).toReversed()
  const lines: string[] = []
  await replayFiles({ files, match: 'sr:match:77' }, (line) => lines.push(line))
  const ofMatch = lines.filter((line) => line.includes('<bet_stop'))
  expect(ofMatch.map((line) => line.slice(0, 20))).toEqual([
    '2026-11-21T18:00:00.',
    '2026-11-21T19:00:00.',
  ])
  expect(lines).toContain('message 1 bet_stop  4')
  expect(lines.at(-1)).toBe('4 messages replayed')
  await rm(folder, { recursive: true })
})
