import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/**
 * Bytes that are answered as they are, or as they come, to who may see them and to nobody's cache.
 */
export class FileBody {
  readonly bytes: Buffer | Readable
  readonly mediaType: string
  /** What the file is saved as (ASCII); null when it is only shown. */
  readonly name: string | null

  constructor(bytes: Buffer | Readable, mediaType: string, name: string | null = null) {
    this.bytes = bytes
    this.mediaType = mediaType
    this.name = name
  }
}

/** A file of a long history is sent within this time, however slow the line is. */
export const FILE_TIME_MS = 600_000

export function sendFile(reply: FastifyReply, { bytes, mediaType, name }: FileBody): FastifyReply {
  return reply
    .status(200)
    .header('cache-control', 'private, no-store')
    .header('content-disposition', name === null ? 'inline' : `attachment; filename="${name}"`)
    .type(mediaType)
    .send(bytes)
}
