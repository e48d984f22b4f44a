import { readFile } from 'node:fs/promises'
import type { FeedMessage } from '@caderneta/feed/messages'
import { type KeptRecord, readRecords } from '@caderneta/feed-uof/kept/kept-record'
import { type ReplayedMessage, replayKept } from '@caderneta/feed-uof/kept/replay-kept'

/**
 * Sends kept files through the adapter again and prints what it makes of each message of the match,
 * or only the sums without one. Files are taken in the order of their names, which is that of time.
 */
export async function replayFiles(
  { files, match }: { readonly files: readonly string[]; readonly match: string | null },
  print: (line: string) => void,
): Promise<void> {
  const records: KeptRecord[] = []
  for (const file of files.toSorted()) {
    const found = readRecords(await readFile(file))
    if (found.length === 0) print(`${file}: no message could be read`)
    for (const record of found) records.push(record)
  }
  const { messages, counts, events } = await replayKept(records, (message) => {
    if (match !== null && message.urn === match) printMessage(message, print)
  })
  for (const event of events) if (event.kind !== 'producer') print(JSON.stringify(event))
  for (const { name, label, value } of counts.all()) print(`${name} ${label}  ${value}`)
  print(`${messages} messages replayed`)
}

function printMessage({ at, sent, made }: ReplayedMessage, print: (line: string) => void): void {
  print(`${new Date(at).toISOString()}  ${Buffer.from(sent).toString('utf8')}`)
  for (const message of made.filter(({ kind }) => kind !== 'alive')) print(`  ${textOf(message)}`)
}

function textOf({ producer: _, sequence: __, at, kind, ...body }: FeedMessage): string {
  return `${kind}  ${new Date(at).toISOString()}  ${JSON.stringify(body)}`
}
