import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/**
 * Bytes that are answered as they are, or as they come, to who may see them and to nobody's cache.
 */
export class FileBody {
  readonly bytes: Buffer | Readable
  readonly mediaType: string

  constructor(bytes: Buffer | Readable, mediaType: string) {
    this.bytes = bytes
    this.mediaType = mediaType
  }
}

export function sendFile(reply: FastifyReply, { bytes, mediaType }: FileBody): FastifyReply {
  return reply
    .status(200)
    .header('cache-control', 'private, no-store')
    .header('content-disposition', 'inline')
    .type(mediaType)
    .send(bytes)
}
