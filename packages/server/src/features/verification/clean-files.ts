import type { CommonRefusal } from '@caderneta/contract/call'
import { refuse, refuseFields } from '@caderneta/contract/refusals'
import type { SoundFile } from './check-files.ts'
import { isPassivePdf } from './check-pdf.ts'
import { cleanImage } from './clean-image.ts'

/** Proofs that wait in the queue, each of up to ten megabytes. */
const WAITING_MAX = 16

/**
 * Decodes and encodes one image at a time: an image takes up to half a gigabyte, and the threads
 * are those that also hash passwords.
 */
export class FileCleaner {
  #waiting = 0
  #last: Promise<unknown> = Promise.resolve()

  /** The files as they may be stored; else those that could not be read. */
  async clean(files: readonly SoundFile[]): Promise<readonly SoundFile[] | CommonRefusal> {
    if (this.#waiting >= WAITING_MAX) return refuse('unavailable')
    this.#waiting += 1
    const cleaned = this.#last.then(() => cleanEach(files))
    this.#last = cleaned.catch(() => undefined)
    try {
      return await cleaned
    } finally {
      this.#waiting -= 1
    }
  }
}

async function cleanEach(
  files: readonly SoundFile[],
): Promise<readonly SoundFile[] | CommonRefusal> {
  const cleaned: SoundFile[] = []
  const damaged: [string, 'file_damaged' | 'file_unsafe'][] = []
  for (const file of files) {
    const { mediaType } = file
    if (mediaType === 'application/pdf') {
      if (await isPassivePdf(file.bytes)) cleaned.push(file)
      else damaged.push([file.kind, 'file_unsafe'])
      continue
    }
    const bytes = await cleanImage(mediaType, file.bytes)
    if (bytes) cleaned.push({ ...file, mediaType: 'image/jpeg', bytes })
    else damaged.push([file.kind, 'file_damaged'])
  }
  return damaged.length > 0 ? refuseFields(Object.fromEntries(damaged)) : cleaned
}
