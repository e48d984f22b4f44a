import * as zlib from 'node:zlib'

/** One thing that the feed sent, and when it arrived (milliseconds UTC). */
export type KeptRecord =
  | { readonly at: number; readonly message: Uint8Array }
  /** A reply of the interface. */
  | { readonly at: number; readonly path: string; readonly reply: Uint8Array }

/** A line of JSON; what is not UTF-8 is kept too, since a damaged message is evidence. */
export function writeRecord(record: KeptRecord): string {
  const { at } = record
  const line =
    'message' in record
      ? { at, message: textOf(record.message) }
      : { at, path: record.path, reply: textOf(record.reply) }
  return `${JSON.stringify(line)}\n`
}

/** The records of a file in their order. A last line that a crash cut off is left out. */
export function readRecords(file: Uint8Array): readonly KeptRecord[] {
  return unzipped(file)
    .split('\n')
    .map(readRecord)
    .filter((record) => record !== null)
}

/** Parts that were compressed one after the other; the last may be cut off. */
function unzipped(file: Uint8Array): string {
  return zlib.gunzipSync(file, { finishFlush: zlib.constants.Z_SYNC_FLUSH }).toString('utf8')
}

function readRecord(line: string): KeptRecord | null {
  const read = parsed(line)
  if (typeof read !== 'object' || read === null || !('at' in read)) return null
  const { at } = read
  if (typeof at !== 'number') return null
  const message = 'message' in read ? bytesOf(read.message) : null
  if (message) return { at, message }
  const reply = 'reply' in read ? bytesOf(read.reply) : null
  const path = 'path' in read && typeof read.path === 'string' ? read.path : null
  return reply && path !== null ? { at, path, reply } : null
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}

type KeptText = string | { readonly base64: string }

function textOf(bytes: Uint8Array): KeptText {
  const buffer = Buffer.from(bytes)
  const text = buffer.toString('utf8')
  return Buffer.from(text).equals(buffer) ? text : { base64: buffer.toString('base64') }
}

function bytesOf(kept: unknown): Uint8Array | null {
  if (typeof kept === 'string') return Buffer.from(kept)
  const base64 = typeof kept === 'object' && kept !== null && 'base64' in kept ? kept.base64 : null
  return typeof base64 === 'string' ? Buffer.from(base64, 'base64') : null
}
