import { expect, it } from 'vitest'
import { faultyPublisher } from './faults.ts'

/** What arrives of messages 1 to 6, between an alive and the end of a recovery. */
async function arrived(faults: { drop?: number; duplicate?: number; reorder?: number }) {
  const messages: string[] = []
  const publish = async (_: string, message: string) => {
    messages.push(message)
  }
  const publisher = faultyPublisher({ publish }, { drop: 0, duplicate: 0, reorder: 0, ...faults })
  await publisher.publish('-.-.-.alive.-.-.-.-', 'alive')
  for (let number = 1; number <= 6; number += 1) await publisher.publish('hi.key', `${number}`)
  await publisher.publish('-.-.-.snapshot_complete.-.-.-.1', 'complete')
  return messages.join(' ')
}

it('passes everything on without a fault', async () => {
  expect(await arrived({})).toBe('alive 1 2 3 4 5 6 complete')
})

it('loses, repeats and exchanges every so many messages', async () => {
  expect(await arrived({ drop: 3 })).toBe('alive 1 2 4 5 complete')
  expect(await arrived({ duplicate: 3 })).toBe('alive 1 2 3 3 4 5 6 6 complete')
  expect(await arrived({ reorder: 2 })).toBe('alive 1 3 2 5 4 complete')
})
