import { appendFile, mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as zlib from 'node:zlib'
import type { LinkOptions, UofRest, UofTransport } from '../transport/uof-transport.ts'
import { type KeptRecord, writeRecord } from './kept-record.ts'

interface KeeperOptions {
  readonly folder: string
  readonly keptDays: number
  /** Of all files together; the oldest are deleted first. */
  readonly bytesMax: number
  readonly now: () => number
  /** Called when messages could not be kept; the feed goes on. */
  readonly onFailed: (error: unknown) => void
}

const gzip = promisify(zlib.gzip)
const NAME = /^uof-\d{4}-\d\d-\d\dT\d\d\.ndjson\.gz$/
const DAY_MS = 86_400_000
const WRITE_MS = 5_000
/** A disk that is too slow must not fill the memory. */
const WAITING_MAX = 32 * 1024 * 1024

/**
 * Keeps everything that the feed sends in a file for each hour, so that a dispute can be
 * reconstructed (docs/decisions/0107). A crash loses what arrived in the last seconds.
 */
export class MessageKeeper {
  readonly #options: KeeperOptions
  readonly #timer: NodeJS.Timeout
  #waiting: string[] = []
  #size = 0
  #name = ''
  #work: Promise<void> = Promise.resolve()
  /** Records that were not kept. */
  lost = 0

  constructor(options: KeeperOptions) {
    this.#options = options
    this.#timer = setInterval(() => void this.write(), WRITE_MS).unref()
  }

  keep(record: KeptRecord): void {
    const line = writeRecord(record)
    if (this.#size + line.length > WAITING_MAX) {
      this.lost += 1
      return
    }
    this.#waiting.push(line)
    this.#size += line.length
  }

  /** Writes what waits, and deletes what is too old; never fails. */
  write(): Promise<void> {
    this.#work = this.#work.then(() => this.#write())
    return this.#work
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.write()
  }

  async #write(): Promise<void> {
    const lines = this.#waiting
    if (lines.length === 0) return
    this.#waiting = []
    this.#size = 0
    const { folder, now, onFailed } = this.#options
    const hour = new Date(now()).toISOString().slice(0, 13)
    const name = `uof-${hour}.ndjson.gz`
    try {
      await mkdir(folder, { recursive: true })
      await appendFile(join(folder, name), await gzip(lines.join('')), { mode: 0o600 })
      if (name !== this.#name) await this.#deleteOld()
      this.#name = name
    } catch (error) {
      this.lost += lines.length
      onFailed(error)
    }
  }

  async #deleteOld(): Promise<void> {
    const { folder, keptDays, bytesMax, now } = this.#options
    const first = new Date(now() - keptDays * DAY_MS).toISOString().slice(0, 13)
    const names = (await readdir(folder)).filter((name) => NAME.test(name)).toSorted()
    let size = 0
    for (const name of names.toReversed()) {
      const path = join(folder, name)
      size += (await stat(path)).size
      const isNewest = name === names.at(-1)
      if (!isNewest && (name < `uof-${first}` || size > bytesMax)) await rm(path, { force: true })
    }
  }
}

/** The same feed, of which everything that arrives is kept. */
export function keptFeed(
  { rest, transport }: { readonly rest: UofRest; readonly transport: UofTransport },
  { keeper, now }: { readonly keeper: MessageKeeper; readonly now: () => number },
): { readonly rest: UofRest; readonly transport: UofTransport } {
  const keptLink = (options: LinkOptions): LinkOptions => ({
    ...options,
    onMessage: (message) => {
      keeper.keep({ at: now(), message })
      options.onMessage(message)
    },
  })
  return {
    rest: {
      get: async (path) => {
        const reply = await rest.get(path)
        keeper.keep({ at: now(), path, reply })
        return reply
      },
      post: (path) => rest.post(path),
    },
    transport: { connect: (options) => transport.connect(keptLink(options)) },
  }
}
