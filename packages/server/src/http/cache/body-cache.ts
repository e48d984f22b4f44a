import { EncodedBody } from '../body/encoded-body.ts'

/** How long a body is served although its content may have changed since. */
const HOLD_MS = 500
/** Time alone changes the content of a body: a match begins, a list advances. */
const RENEWED_MS = 1_000

/** A piece of a body: the same string, or the same bytes, as long as it did not change. */
type Part = string | Buffer

interface CachedSource<Piece extends Part = Part> {
  /** Changes whenever the content does; compared by identity. */
  readonly version: unknown
  /** Milliseconds UTC. */
  readonly now: number
  /** What the text consists of, one piece per thing that changes independently; else all in one. */
  readonly parts?: () => readonly Piece[]
  readonly text: (parts: readonly Piece[]) => Part
}

interface Entry<Body> {
  readonly body: EncodedBody<Body>
  readonly parts: readonly Part[]
  readonly version: unknown
  readonly madeAt: number
  /** Its replacement, once that is compressed in the same codings; null while there is none. */
  readonly next: Entry<Body> | null
}

/**
 * Bodies by request key, built once per change and at most every HOLD_MS; a body that is rebuilt
 * unchanged keeps its bytes. While a newer one is compressed the former is served, so that no
 * request waits, but never RENEWED_MS after its time: the first request after a pause waits. The
 * number of keys is bounded: the least recently used one is dropped. `Body` is the response that each
 * text encodes, for a call of the contract.
 */
export class BodyCache<Body = unknown> {
  readonly #entries = new Map<string, Entry<Body>>()
  readonly #contentType: string
  readonly #sizeMax: number
  readonly #holdMs: number

  constructor(
    sizeMax: number,
    contentType = 'application/json; charset=utf-8',
    holdMs: number = HOLD_MS,
  ) {
    this.#sizeMax = sizeMax
    this.#contentType = contentType
    this.#holdMs = holdMs
  }

  read<Piece extends Part>(key: string, source: CachedSource<Piece>): EncodedBody<Body> {
    const known = this.#entries.get(key)
    this.#entries.delete(key)
    const entry = this.#entryFor(key, known, source)
    this.#entries.set(key, entry)
    if (this.#entries.size > this.#sizeMax) this.#forgetOldest()
    return entry.body
  }

  #entryFor<Piece extends Part>(
    key: string,
    known: Entry<Body> | undefined,
    source: CachedSource<Piece>,
  ): Entry<Body> {
    if (!known) return this.#make(known, source)
    const isRecent = source.now - known.madeAt < this.#holdMs + RENEWED_MS
    if (known.next) return isRecent ? known : known.next
    if (this.#isFresh(known, source)) return known
    const next = this.#make(known, source)
    if (next.body === known.body || !known.body.isCoded || !isRecent) return next
    void next.body.codeLike(known.body).then(() => this.#replace(key, next))
    return { ...known, next }
  }

  /** Unless it was dropped meanwhile, or served already. */
  #replace(key: string, next: Entry<Body>): void {
    if (this.#entries.get(key)?.next === next) this.#entries.set(key, next)
  }

  #make<Piece extends Part>(
    known: Entry<Body> | undefined,
    source: CachedSource<Piece>,
  ): Entry<Body> {
    const { version, now } = source
    const pieces = source.parts?.() ?? null
    const parts = pieces ?? [source.text([])]
    if (known && areSame(parts, known.parts))
      return { body: known.body, parts, version, madeAt: now, next: null }
    const content = pieces ? source.text(pieces) : (parts[0] ?? '')
    const body = new EncodedBody<Body>(content, this.#contentType)
    return { body, parts, version, madeAt: now, next: null }
  }

  #forgetOldest(): void {
    for (const key of this.#entries.keys()) {
      this.#entries.delete(key)
      return
    }
  }

  #isFresh(
    { madeAt, version }: Entry<Body>,
    source: { readonly now: number; readonly version: unknown },
  ): boolean {
    const age = source.now - madeAt
    return age < this.#holdMs || (age < RENEWED_MS && version === source.version)
  }
}

/** Unchanged pieces are the same objects, which compare at once. */
function areSame(parts: readonly Part[], known: readonly Part[]): boolean {
  return parts.length === known.length && parts.every((part, i) => part === known[i])
}
