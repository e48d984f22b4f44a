import { EncodedBody } from '../body/encoded-body.ts'

/** How long a body is given out although what it shows may have changed since. */
const HOLD_MS = 500
/** The passing of time alone changes what a body shows: a match begins, a list moves on. */
const RENEWED_MS = 1_000

/** A piece of a body: the same string, or the same bytes, as long as it did not change. */
type Part = string | Buffer

export interface CachedSource<Piece extends Part = Part> {
  /** Changes whenever what is shown does; compared by identity. */
  readonly version: unknown
  /** Milliseconds UTC. */
  readonly now: number
  /** What the text is made of, one piece per thing that changes by itself; else all in one. */
  readonly parts?: () => readonly Piece[]
  readonly text: (parts: readonly Piece[]) => Part
}

interface Entry {
  readonly body: EncodedBody
  readonly parts: readonly Part[]
  readonly version: unknown
  readonly madeAt: number
  /** What takes its place once it is packed as this one is; null while nothing does. */
  readonly next: Entry | null
}

/**
 * Bodies by the question that they answer, made once per change and at most every HOLD_MS; one
 * that comes out with the same words keeps its bytes. While a newer one is compressed the former
 * goes out, so that nobody waits, but never RENEWED_MS after its time: whoever asks first after a
 * quiet while waits. The number of questions is bounded: the one that was asked longest ago goes.
 */
export class BodyCache {
  readonly #entries = new Map<string, Entry>()
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

  read<Piece extends Part>(key: string, source: CachedSource<Piece>): EncodedBody {
    const known = this.#entries.get(key)
    this.#entries.delete(key)
    const entry = this.#entryFor(key, known, source)
    this.#entries.set(key, entry)
    if (this.#entries.size > this.#sizeMax) this.#forgetOldest()
    return entry.body
  }

  #entryFor<Piece extends Part>(
    key: string,
    known: Entry | undefined,
    source: CachedSource<Piece>,
  ): Entry {
    if (!known) return this.#make(known, source)
    const isRecent = source.now - known.madeAt < this.#holdMs + RENEWED_MS
    if (known.next) return isRecent ? known : known.next
    if (this.#isFresh(known, source)) return known
    const next = this.#make(known, source)
    if (next.body === known.body || !known.body.isCoded || !isRecent) return next
    void next.body.codeLike(known.body).then(() => this.#replace(key, next))
    return { ...known, next }
  }

  /** Unless it was forgotten meanwhile, or given out already. */
  #replace(key: string, next: Entry): void {
    if (this.#entries.get(key)?.next === next) this.#entries.set(key, next)
  }

  #make<Piece extends Part>(known: Entry | undefined, source: CachedSource<Piece>): Entry {
    const { version, now } = source
    const pieces = source.parts?.() ?? null
    const parts = pieces ?? [source.text([])]
    if (known && areSame(parts, known.parts))
      return { body: known.body, parts, version, madeAt: now, next: null }
    const content = pieces ? source.text(pieces) : (parts[0] ?? '')
    const body = new EncodedBody(content, this.#contentType)
    return { body, parts, version, madeAt: now, next: null }
  }

  #forgetOldest(): void {
    for (const key of this.#entries.keys()) {
      this.#entries.delete(key)
      return
    }
  }

  #isFresh(
    { madeAt, version }: Entry,
    source: { readonly now: number; readonly version: unknown },
  ): boolean {
    const age = source.now - madeAt
    return age < this.#holdMs || (age < RENEWED_MS && version === source.version)
  }
}

/** Parts that did not change are the same, which compare at once. */
function areSame(parts: readonly Part[], known: readonly Part[]): boolean {
  return parts.length === known.length && parts.every((part, i) => part === known[i])
}
