import type { UofRest, UofTransport } from '@caderneta/feed-uof/transport/uof-transport'

/**
 * What happens to the line between the feed and its adapter:
 * `cut` the connection is lost and cannot be made again; `recovery_cut` it is lost once more during
 * the recovery; `lost` what was on its way is lost with it; `silence` nothing arrives; `producer_down`
 * nothing of the producer of live odds arrives; `delayed` everything arrives late; `doubled`,
 * `reordered`; `rest_failing` and `rest_slow` after a cut; `clock_ahead`, `clock_behind` the clock of
 * the sender is wrong by a minute; `broker_killed` the broker is killed, and started again.
 */
export const FAULTS = [
  'cut',
  'recovery_cut',
  'lost',
  'silence',
  'producer_down',
  'delayed',
  'doubled',
  'reordered',
  'rest_failing',
  'rest_slow',
  'clock_ahead',
  'clock_behind',
] as const
export type Fault = (typeof FAULTS)[number] | 'broker_killed'

interface Line {
  readonly onMessage: (bytes: Uint8Array) => void
  readonly onLost: (reason: string) => void
  readonly close: () => Promise<void>
}

const CLOCK_ERROR_MS = 60_000
const LIVE_PRODUCER = ' product="1"'
/** What a queue never exchanges: it would be another fault. */
const IN_ORDER = ['<alive', '<snapshot_complete', ' request_id=']

/** A line with one fault at a time. */
export class FaultyLine implements UofTransport {
  readonly #inner: UofTransport
  readonly #now: () => number
  #line: Line | null = null
  #fault: Fault | null = null
  #held: { readonly bytes: Uint8Array; readonly dueAt: number }[] = []
  #delayMs = 0
  #cutAfter: number | null = null
  #connecting: Promise<unknown> = Promise.resolve()

  constructor(inner: UofTransport, now: () => number) {
    this.#inner = inner
    this.#now = now
  }

  async connect(options: Parameters<UofTransport['connect']>[0]) {
    if (this.#isRefusing) throw new Error('no connection')
    const connecting = this.#inner.connect({
      ...options,
      onMessage: (bytes) => this.#pass(bytes),
    })
    this.#connecting = connecting.catch(() => undefined)
    const link = await connecting
    const { onMessage, onLost } = options
    this.#line = { onMessage, onLost, close: () => link.close() }
    return { close: () => link.close() }
  }

  /** The interface of the feed, which may fail or be slow; `pause` waits for the time of the test. */
  rest(inner: UofRest, pause: (milliseconds: number) => Promise<void>): UofRest {
    const trouble = async () => {
      if (this.#fault === 'rest_failing') throw new Error('503')
      if (this.#fault === 'rest_slow') await pause(SLOW_MS)
    }
    return {
      get: async (path) => {
        await trouble()
        return inner.get(path)
      },
      post: async (path) => {
        await trouble()
        await inner.post(path)
      },
    }
  }

  async begin(fault: Fault, delayMs: number): Promise<void> {
    this.#fault = fault
    this.#delayMs = delayMs
    if (CUT_AT_ONCE.has(fault)) await this.#cut()
  }

  async end(): Promise<void> {
    const fault = this.#fault
    this.#fault = null
    for (const { bytes } of this.#held.splice(0)) this.#line?.onMessage(bytes)
    if (fault === 'recovery_cut') this.#cutAfter = MESSAGES_BEFORE_CUT
    if (fault === 'lost') await this.#cut()
  }

  /** Delivers what is due by now, and cuts what is to be cut during a recovery. */
  async pass(): Promise<void> {
    const due = this.#held.filter(({ dueAt }) => dueAt <= this.#now())
    this.#held = this.#held.filter(({ dueAt }) => dueAt > this.#now())
    for (const { bytes } of due) this.#line?.onMessage(bytes)
    if (this.#cutAfter !== 0) return
    this.#cutAfter = null
    await this.#cut()
  }

  /** A connection that is being made takes time of the machine, not of the test. */
  async connected(): Promise<void> {
    await this.#connecting
  }

  get #isRefusing(): boolean {
    return this.#fault === 'cut' || this.#fault === 'recovery_cut'
  }

  async #cut(): Promise<void> {
    const line = this.#line
    this.#line = null
    this.#held = []
    await line?.close()
    line?.onLost('cut')
  }

  #pass(bytes: Uint8Array): void {
    const text = Buffer.from(bytes).toString()
    if (this.#cutAfter !== null && this.#cutAfter > 0 && text.includes(' request_id='))
      this.#cutAfter -= 1
    for (const passed of this.#faultily(text)) this.#line?.onMessage(Buffer.from(passed))
  }

  #faultily(text: string): readonly string[] {
    switch (this.#fault) {
      case 'silence':
      case 'lost':
        return []
      case 'producer_down':
        return text.includes(LIVE_PRODUCER) ? [] : [text]
      case 'delayed':
        this.#held.push({ bytes: Buffer.from(text), dueAt: this.#now() + this.#delayMs })
        return []
      case 'doubled':
        return [text, text]
      case 'reordered':
        return this.#exchanged(text)
      case 'clock_ahead':
        return [dated(text, CLOCK_ERROR_MS)]
      case 'clock_behind':
        return [dated(text, -CLOCK_ERROR_MS)]
      default:
        return [text]
    }
  }

  /** Two messages in a row are exchanged. */
  #exchanged(text: string): readonly string[] {
    const [held] = this.#held
    if (IN_ORDER.some((sign) => text.includes(sign))) return [text]
    if (held === undefined) {
      this.#held.push({ bytes: Buffer.from(text), dueAt: this.#now() + EXCHANGED_WITHIN_MS })
      return []
    }
    this.#held = []
    return [text, Buffer.from(held.bytes).toString()]
  }
}

const CUT_AT_ONCE: ReadonlySet<Fault> = new Set([
  'cut',
  'recovery_cut',
  'rest_failing',
  'rest_slow',
])
const MESSAGES_BEFORE_CUT = 1
const SLOW_MS = 4_000
const EXCHANGED_WITHIN_MS = 2_000

function dated(text: string, errorMs: number): string {
  return text.replace(/ timestamp="(\d+)"/, (_, at) => ` timestamp="${Number(at) + errorMs}"`)
}
