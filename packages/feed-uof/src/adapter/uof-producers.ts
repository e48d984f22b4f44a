import type { UofProducer } from '../descriptions/read-replies.ts'
import { ProducerWatch, type RecoveryRequest } from '../recovery/producer-watch.ts'
import type { UofRest } from '../transport/uof-transport.ts'
import type { UofEvent } from './uof-options.ts'

interface ProducersDeps {
  readonly rest: UofRest
  readonly nodeId: number
  readonly now: () => number
  readonly hasMissed: boolean
  readonly onEvent: (event: UofEvent) => void
  readonly onDown: (product: number) => void
  /** Called for each recovery, and before it when it is one of everything. */
  readonly onRequested: (product: number) => void
  readonly onWholeRequested: (product: number) => void
  readonly onUp: (product: number) => void
}

interface Watched {
  readonly watch: ProducerWatch
  readonly path: string
}

/** The name of the producer of odds during matches. */
const LIVE_NAME = 'LO'
const LIVE_ID = 1

/** The producers that are used: which of them may be believed, and the recoveries of the others. */
export class UofProducers {
  readonly #deps: ProducersDeps
  readonly #watched: ReadonlyMap<number, Watched>
  readonly #live: ReadonlySet<number>
  #requests = 0

  constructor(deps: ProducersDeps, producers: readonly UofProducer[]) {
    this.#deps = deps
    const { hasMissed, now } = deps
    const nextRequestId = () => this.#nextRequestId()
    this.#watched = new Map(
      producers.map(({ id, path, windowMs }) => {
        const options = { product: id, windowMs, hasMissed, nextRequestId }
        return [id, { watch: new ProducerWatch(options, now()), path }] as const
      }),
    )
    this.#live = new Set(
      producers.filter(({ id, name }) => id === LIVE_ID || name === LIVE_NAME).map(({ id }) => id),
    )
  }

  isUp(product: number): boolean {
    return this.#watched.get(product)?.watch.state === 'up'
  }

  isLive(product: number): boolean {
    return this.#live.has(product)
  }

  isUsed(product: number): boolean {
    return this.#watched.has(product)
  }

  get areAllUp(): boolean {
    return [...this.#watched.values()].every(({ watch }) => watch.state === 'up')
  }

  connected(): void {
    this.#each((watch, now) => watch.connected(now))
  }

  disconnected(): void {
    this.#each((watch, now) => watch.disconnected(now))
  }

  alive(message: {
    readonly product: number
    readonly at: number
    readonly isSubscribed: boolean
  }) {
    this.#of(message.product, (watch, now) => watch.alive(message, now))
  }

  message(message: { readonly product: number; readonly at: number }): void {
    this.#of(message.product, (watch, now) => watch.message(message, now))
  }

  /** A message that a recovery sent. */
  resent(product: number): void {
    this.#of(product, (watch, now) => watch.resent(now))
  }

  snapshotComplete(end: {
    readonly product: number
    readonly requestId: number | null
    readonly at: number
  }): void {
    this.#of(end.product, (watch, now) => watch.snapshotComplete(end, now))
    this.look()
  }

  /** Everything of the producer, by an operator; false when it is not used. */
  recover(product: number): boolean {
    if (!this.#watched.has(product)) return false
    this.#of(product, (watch, now) => watch.distrust(now))
    this.look()
    return true
  }

  /** Odds and results of one match; its markets stay open meanwhile. */
  recoverMatch(urn: string): boolean {
    for (const [product, { path }] of this.#watched)
      for (const what of ['odds', 'stateful_messages'] as const)
        this.#post(product, `/v1/${path}/${what}/events/${urn}/initiate_request`)
    return this.#watched.size > 0
  }

  /** Polled: silence raises no event. */
  look(): void {
    for (const [product, { watch, path }] of this.#watched) {
      const wanted = this.#noticing(watch, () => watch.look(this.#deps.now()))
      if (wanted) this.#request(product, path, wanted)
    }
  }

  #request(product: number, path: string, { id, after }: RecoveryRequest): void {
    const { rest, nodeId, onRequested, onWholeRequested, onEvent } = this.#deps
    if (after === null) onWholeRequested(product)
    onRequested(product)
    const since = after === null ? '' : `after=${after}&`
    const query = `${since}request_id=${id}&node_id=${nodeId}`
    rest.post(`/v1/${path}/recovery/initiate_request?${query}`).catch((error: unknown) => {
      onEvent({ kind: 'recovery_failed', product, reason: String(error) })
      this.#of(product, (watch, now) => watch.requestFailed(now))
    })
  }

  #post(product: number, path: string): void {
    const { rest, nodeId, onEvent } = this.#deps
    const query = `request_id=${this.#nextRequestId()}&node_id=${nodeId}`
    rest
      .post(`${path}?${query}`)
      .catch((error: unknown) =>
        onEvent({ kind: 'recovery_failed', product, reason: String(error) }),
      )
  }

  #each(act: (watch: ProducerWatch, now: number) => void): void {
    for (const product of this.#watched.keys()) this.#of(product, act)
    this.look()
  }

  #of(product: number, act: (watch: ProducerWatch, now: number) => void): void {
    const watched = this.#watched.get(product)
    if (watched) this.#noticing(watched.watch, () => act(watched.watch, this.#deps.now()))
  }

  /** Reports a change of the state, with what follows from it. */
  #noticing<Result>(watch: ProducerWatch, act: () => Result): Result {
    const before = watch.state
    const result = act()
    const { product, state, reason } = watch
    if (state === before) return result
    this.#deps.onEvent({ kind: 'producer', product, state, reason })
    if (before === 'up') this.#deps.onDown(product)
    if (state === 'up') this.#deps.onUp(product)
    return result
  }

  /** Larger than those before a restart, whose end may still arrive. */
  #nextRequestId(): number {
    const seconds = Math.floor(this.#deps.now() / 1000) % 1_000_000_000
    this.#requests = Math.max(this.#requests + 1, seconds)
    return this.#requests
  }
}
