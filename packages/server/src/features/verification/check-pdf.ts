import { promisify } from 'node:util'
import { inflate } from 'node:zlib'

const inflateStream = promisify(inflate)

/** Where a reader looks for the end of a file. Source: ISO 32000-1, annex H.3, note 18. */
const TAIL_LENGTH = 1024
const OBJECT_STREAMS_MAX = 2000
const INFLATED_BYTES_MAX = 16 * 1024 * 1024

/**
 * What executes, opens or embeds something else, by its name in the file (ISO 32000-1, 7.11 and
 * 12.6).
 */
const ACTIVE_NAMES =
  'JavaScript|Launch|EmbeddedFiles?|RichMedia|Rendition|XFA|GoTo[ER]|SubmitForm|ImportData|Encrypt'
const ACTIVE = new RegExp(`/(?:${ACTIVE_NAMES})(?![A-Za-z0-9])`)
/** The one compression that is examined; a filter that another object names is not. */
const FLATE = /^\s*(?:\/FlateDecode|\[\s*\/FlateDecode\s*\])\s*(?:\/|>>)/

/**
 * A PDF is complete and contains no script, no action with an effect, no embedded file and no
 * encryption, also in its compressed objects. It is not rendered. Streams that no reader takes for
 * objects are searched as they are.
 */
export async function isPassivePdf(bytes: Buffer): Promise<boolean> {
  const raw = bytes.toString('latin1')
  if (!/^%PDF-\d\.\d/.test(raw)) return false
  if (!/startxref\s+\d+\s+%%EOF/.test(raw.slice(-TAIL_LENGTH))) return false
  const text = withoutEscapes(raw)
  if (ACTIVE.test(text)) return false
  return !text.includes('/ObjStm') || (await holdsPassiveObjects(bytes, raw))
}

/** A name may be written with the codes of its characters: `/J#61vaScript`. */
function withoutEscapes(text: string): string {
  return text.replace(/#([0-9a-fA-F]{2})/g, (_whole, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
}

async function holdsPassiveObjects(bytes: Buffer, raw: string): Promise<boolean> {
  let budget = INFLATED_BYTES_MAX
  let [previous, count] = [0, 0]
  for (const { index, 0: keyword } of raw.matchAll(/(?<!end)stream[ \t]*(?:\r\n|\n|\r)?/g)) {
    const header = withoutEscapes(raw.slice(previous, index))
    previous = index + keyword.length
    if (!header.includes('/ObjStm')) continue
    count += 1
    const objects =
      count > OBJECT_STREAMS_MAX ? null : await readObjects(bytes, previous, header, budget)
    if (objects === null || ACTIVE.test(withoutEscapes(objects))) return false
    budget -= objects.length
  }
  return true
}

/** The objects of a compressed stream as text; null when it does not inflate within `bytesMax`. */
async function readObjects(
  bytes: Buffer,
  start: number,
  header: string,
  bytesMax: number,
): Promise<string | null> {
  const filters = header.split('/Filter').slice(1)
  // Uncompressed content was searched with the file.
  if (filters.length === 0) return ''
  if (header.includes('/DecodeParms') || !filters.every((each) => FLATE.test(each))) return null
  if (bytesMax < 1) return null
  try {
    const inflated = await inflateStream(bytes.subarray(start), { maxOutputLength: bytesMax })
    return inflated.toString('latin1')
  } catch {
    return null
  }
}
