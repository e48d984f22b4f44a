import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type ContentCoding, contentCoding } from './content-coding.ts'

/** Quality 4 compresses a list as well as gzip at its best, in a third of the time. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
const GZIP = { level: 4 }
/** Less than this fits in one packet uncompressed. */
const COMPRESSED_FROM_BYTES = 1_000

/**
 * A body shared by many callers: its bytes, tag and compressed forms are each made once. `Body` is
 * the response that its text encodes, for a call of the contract.
 */
export class EncodedBody<out Body = unknown> {
  declare readonly encoded?: Body
  readonly contentType: string
  readonly plain: Buffer
  readonly etag: string
  readonly #coded = new Map<ContentCoding, Promise<Buffer>>()

  constructor(content: string | Buffer, contentType: string) {
    this.contentType = contentType
    this.plain = typeof content === 'string' ? Buffer.from(content) : content
    this.etag = `"${createHash('sha256').update(this.plain).digest('base64url').slice(0, 22)}"`
  }

  get text(): string {
    return this.plain.toString()
  }

  /** True when it was requested in another coding than plain. */
  get isCoded(): boolean {
    return this.#coded.size > 0
  }

  /**
   * Encodes it in the codings in which the former body was requested; resolves when all are done.
   */
  async codeLike(former: EncodedBody): Promise<void> {
    await Promise.allSettled([...former.#coded.keys()].map((coding) => this.coded(coding)))
  }

  /** The bytes in this coding; every caller waits for the same work. */
  coded(coding: ContentCoding): Promise<Buffer> {
    const known = this.#coded.get(coding)
    if (known !== undefined) return known
    const made =
      coding === 'br'
        ? promisify(brotliCompress)(this.plain, BROTLI)
        : promisify(gzip)(this.plain, GZIP)
    this.#coded.set(coding, made)
    return made
  }
}

/**
 * Responds with the body in the best coding that the caller accepts. Only a GET of something that
 * exists has conditions: a 304 is no valid response to a POST (RFC 9110, 13.1.2), and what does not
 * exist may exist the next time.
 */
export async function sendEncoded(
  request: FastifyRequest,
  reply: FastifyReply,
  body: EncodedBody,
  status: 200 | 404 = 200,
): Promise<FastifyReply> {
  const isRead = status === 200 && (request.method === 'GET' || request.method === 'HEAD')
  reply
    .header('cache-control', isRead ? 'no-cache' : 'no-store')
    .header('etag', body.etag)
    .header('vary', 'accept-encoding, accept-language, authorization')
  if (isRead && isKnown(request, body.etag)) return reply.status(304).send()
  reply.status(status).type(body.contentType)
  const coding = contentCoding(request.headers['accept-encoding'])
  if (coding === null || body.plain.length < COMPRESSED_FROM_BYTES) return reply.send(body.plain)
  return reply.header('content-encoding', coding).send(await body.coded(coding))
}

function isKnown(request: FastifyRequest, etag: string): boolean {
  const tags = (request.headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim())
  return tags.includes(etag) || tags.includes(`W/${etag}`)
}
