import { readProducers, readReply } from '../descriptions/read-replies.ts'
import { readMessage } from '../messages/read-message.ts'
import type { KeptRecord } from './kept-record.ts'

interface KeptReply {
  readonly at: number
  readonly reply: Uint8Array
}

/** What is not among the records because the server had started before them. */
const DEFAULTS: readonly (readonly [path: RegExp, reply: string])[] = [
  [/\/whoami\.xml$/, '<bookmaker_details bookmaker_id="1" virtual_host="/replay"/>'],
  [/\/markets\.xml$/, '<market_descriptions/>'],
  [/\/schedule\.xml$/, '<schedule/>'],
]
const PRODUCERS_PATH = '/v1/descriptions/producers.xml'

/** The interface of the feed, as far as its replies were kept. */
export class KeptReplies {
  readonly #byPath = new Map<string, KeptReply[]>()
  readonly #now: () => number
  readonly #seen = new Set<number>()
  readonly #idByPath: ReadonlyMap<string, number>

  constructor(records: readonly KeptRecord[], now: () => number) {
    this.#now = now
    for (const record of records) this.#take(record)
    const known = readProducers(readReply(this.get(PRODUCERS_PATH), 'producers'))
    this.#idByPath = new Map(known.map(({ id, path }) => [path, id]))
  }

  /** The producers that sent anything. */
  get producers(): readonly number[] {
    return [...this.#seen]
  }

  /** The last reply until now, else the first one after it; throws when there is none. */
  get(path: string): Uint8Array {
    const kept = this.#byPath.get(path)
    const found = kept?.findLast(({ at }) => at <= this.#now()) ?? kept?.[0]
    if (found) return found.reply
    if (path === PRODUCERS_PATH) return Buffer.from(this.#producersSeen())
    const made = DEFAULTS.find(([pattern]) => pattern.test(path))
    if (!made) throw new Error(`${path} is not among the kept replies`)
    return Buffer.from(made[1])
  }

  /** The message that ends the recovery that this path requests. */
  completionOf(path: string): string | null {
    const read = /^\/v1\/(?<name>[^/]+)\/recovery\/.*request_id=(?<id>\d+)/.exec(path)
    const { name, id } = { ...read?.groups }
    const product = name === undefined ? undefined : this.#idByPath.get(name)
    if (product === undefined) return null
    return `<snapshot_complete product="${product}" timestamp="${this.#now()}" request_id="${id}"/>`
  }

  #take(record: KeptRecord): void {
    if ('message' in record) {
      const read = readMessage(record.message)
      if ('message' in read) this.#seen.add(read.message.product)
      return
    }
    const kept = this.#byPath.get(record.path)
    if (kept) kept.push(record)
    else this.#byPath.set(record.path, [record])
  }

  #producersSeen(): string {
    const each = [...this.#seen].map(
      (id) => `<producer id="${id}" name="${id}" active="true" api_url="http://x/v1/p${id}/"
        stateful_recovery_window_in_minutes="4320"/>`,
    )
    return `<producers>${each.join('')}</producers>`
  }
}
