const SIGNATURE_LENGTH = 8
/** Length, type and checksum around the data of a chunk. */
const FRAME_LENGTH = 12
/** The chunks that hold pixels. Text, profiles, times and animation frames are dropped. */
const KEPT = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'])

/**
 * A PNG reduced to the chunks that hold its pixels; null when it is cut off. Compressed text and
 * profiles are dropped before anything inflates them. The decoder checks checksums and pixels.
 */
export function barePng(bytes: Buffer): Buffer | null {
  const kept = [bytes.subarray(0, SIGNATURE_LENGTH)]
  let start = SIGNATURE_LENGTH
  while (start + FRAME_LENGTH <= bytes.length) {
    const end = start + FRAME_LENGTH + bytes.readUInt32BE(start)
    const type = bytes.toString('latin1', start + 4, start + 8)
    if (end > bytes.length) return null
    if (KEPT.has(type)) kept.push(bytes.subarray(start, end))
    if (type === 'IEND') return Buffer.concat(kept)
    start = end
  }
  return null
}
