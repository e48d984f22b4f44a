import type { CommonRefusal } from '@caderneta/contract/call'
import { isRefusal, refuse } from '@caderneta/contract/refusals'
import fastifyMultipart, { type Multipart } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** A file of a form, cut where it exceeded the limit. */
export interface UploadedFile {
  /** The name on the caller's device. */
  readonly name: string
  readonly bytes: Buffer
  readonly isTooLarge: boolean
}

export type Files = ReadonlyMap<string, UploadedFile>

/** Which files a call takes, each once. */
interface FileLimits {
  readonly names: readonly string[]
  readonly bytesMax: number
}

const FORM = 'multipart/form-data'
/** Delimiters and headers around the files. */
const FRAME_BYTES_MAX = 16_384

/**
 * A plugin scope whose routes take files; everywhere else our own parser refuses them (decision
 * 0015).
 */
export async function inUploadScope(
  app: FastifyInstance,
  register: (scope: FastifyInstance) => void,
): Promise<void> {
  await app.register((scope, _options, done) => {
    scope.removeContentTypeParser(FORM)
    scope.register(fastifyMultipart).after(() => register(scope))
    done()
  })
}

/** The files of a request. Its size is known before a byte is read, or it is not read at all. */
export async function readFiles(
  request: FastifyRequest,
  limits: FileLimits,
): Promise<Files | CommonRefusal> {
  if (!request.isMultipart()) return refuse('unsupported_body')
  const length = Number(request.headers['content-length'] ?? Number.NaN)
  if (Number.isNaN(length)) return refuse('malformed')
  if (length > limits.names.length * limits.bytesMax + FRAME_BYTES_MAX) return refuse('too_large')
  try {
    return await collect(request, limits)
  } catch (error) {
    // The parser throws only for what the caller sent, or did not finish sending.
    request.log.info({ err: error }, 'http: upload unreadable')
    return refuse('malformed')
  }
}

async function collect(
  request: FastifyRequest,
  limits: FileLimits,
): Promise<Files | CommonRefusal> {
  const files = new Map<string, UploadedFile>()
  let refusal: CommonRefusal | null = null
  const options = {
    limits: {
      fileSize: limits.bytesMax,
      files: limits.names.length + 1,
      fields: 8,
      fieldSize: 1024,
    },
    throwFileSizeLimit: false,
  }
  for await (const part of request.parts(options)) {
    const file = await readPart(part)
    const bad: CommonRefusal | null = refusal ?? misplaced(part, file, files, limits)
    if (isRefusal(bad)) refusal = bad
    else if (file) files.set(part.fieldname, file)
  }
  return refusal ?? files
}

/** Every part is read to its end, wanted or not: the next one follows it. */
async function readPart(part: Multipart): Promise<UploadedFile | null> {
  if (part.type !== 'file') return null
  const bytes = await part.toBuffer()
  // A file that a program sends may have no name, whatever the types of the parser declare.
  return { name: part.filename || '', bytes, isTooLarge: part.file.truncated }
}

function misplaced(
  part: Multipart,
  file: UploadedFile | null,
  files: Files,
  { names }: FileLimits,
): CommonRefusal | null {
  if (file === null || !names.includes(part.fieldname)) return refuse('unknown_field')
  return files.has(part.fieldname) ? refuse('malformed') : null
}
