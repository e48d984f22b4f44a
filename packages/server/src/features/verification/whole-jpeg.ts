const SCAN = 0xda
const END = 0xd9
/** A progressive photo has about ten scans; a file of thousands takes minutes to decode. */
const SCANS_MAX = 32

/**
 * A JPEG up to its end marker; null when it is cut off or has too many scans. Decoders accept a
 * file that is cut off and fill the rest with grey.
 * Source: ITU-T T.81, annex B (markers and the syntax of segments).
 */
export function wholeJpeg(bytes: Buffer): Buffer | null {
  let start = 2
  for (let scans = 0; scans <= SCANS_MAX; ) {
    while (bytes[start] === 0xff && bytes[start + 1] === 0xff) start += 1
    const marker = bytes[start + 1]
    if (bytes[start] !== 0xff || marker === undefined) return null
    if (marker === END) return scans > 0 ? bytes.subarray(0, start + 2) : null
    if (start + 4 > bytes.length) return null
    start += 2 + bytes.readUInt16BE(start + 2)
    if (marker !== SCAN) continue
    scans += 1
    start = endOfScan(bytes, start)
  }
  return null
}

/** The index of the marker after compressed data, in which 0xff is followed by 0 or a restart. */
function endOfScan(bytes: Buffer, start: number): number {
  let index = bytes.indexOf(0xff, start)
  while (index >= 0) {
    const next = bytes[index + 1] ?? 0
    const isData = next === 0 || (next >= 0xd0 && next <= 0xd7)
    if (!isData) return index
    index = bytes.indexOf(0xff, index + 2)
  }
  return bytes.length
}
