import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** Bytes, whole or as a stream, for callers who may see them; no cache stores them. */
export class FileBody {
  readonly bytes: Buffer | Readable
  readonly mediaType: string
  /** The file name for saving (ASCII); null when it is only shown. */
  readonly name: string | null

  constructor(bytes: Buffer | Readable, mediaType: string, name: string | null = null) {
    this.bytes = bytes
    this.mediaType = mediaType
    this.name = name
  }
}

/** A file of a long history is sent within this time, however slow the connection is. */
export const FILE_TIME_MS = 600_000

export function sendFile(reply: FastifyReply, { bytes, mediaType, name }: FileBody): FastifyReply {
  return reply
    .status(200)
    .header('cache-control', 'private, no-store')
    .header('content-disposition', name === null ? 'inline' : `attachment; filename="${name}"`)
    .type(mediaType)
    .send(bytes)
}
