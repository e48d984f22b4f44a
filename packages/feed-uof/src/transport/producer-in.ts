/** The root element comes first, and its producer is among its first attributes. */
const HEAD_BYTES = 512
const PRODUCER = /\sproduct=["'](\d{1,6})["']/

/**
 * The number of the producer in the first bytes of a message, as text; empty where there is none.
 * It decides only behind which others the message waits: while thousands of messages of one
 * producer's recovery are taken, the odds of the other stay fresh.
 */
export function producerIn(bytes: Uint8Array): string {
  const { buffer, byteOffset, length } = bytes
  const head = Buffer.from(buffer, byteOffset, Math.min(length, HEAD_BYTES)).toString('latin1')
  const producer = PRODUCER.exec(head)?.[1]
  return producer === undefined ? '' : producer
}
