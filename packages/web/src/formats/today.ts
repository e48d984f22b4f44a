import { useSyncExternalStore } from 'react'
import { Listeners } from '../root/listeners.ts'
import { usePage } from '../root/page.ts'
import type { ServerClock } from '../root/server-clock.ts'
import { dayKey } from './date-format.ts'

/** In every time zone each day begins with a quarter of an hour. */
const QUARTER_MS = 900_000

/** The current day of the calendar, which components follow over midnight. */
export class Today {
  readonly #clock: ServerClock
  readonly #listeners = new Listeners()
  #timer: ReturnType<typeof setTimeout> | undefined
  #known = { quarter: 0, timezone: '', day: '' }

  constructor(clock: ServerClock) {
    this.#clock = clock
  }

  /** 'YYYY-MM-DD'. */
  read(timezone: string): string {
    const now = this.#clock.now()
    const quarter = Math.floor(now / QUARTER_MS)
    if (quarter !== this.#known.quarter || timezone !== this.#known.timezone)
      this.#known = { quarter, timezone, day: dayKey(now, timezone) }
    return this.#known.day
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    if (this.#listeners.isEmpty) this.#await()
    const remove = this.#listeners.add(listener)
    return () => {
      remove()
      if (this.#listeners.isEmpty) clearTimeout(this.#timer)
    }
  }

  /** One timer for all, until the next quarter of an hour. */
  #await(): void {
    const left = QUARTER_MS - (this.#clock.now() % QUARTER_MS)
    this.#timer = setTimeout(() => {
      this.#await()
      this.#listeners.notify()
    }, left)
  }
}

declare module '../root/page.ts' {
  interface Page {
    readonly today: Today
  }
}

/** Renders the component again when the day changes, and never between. */
export function useToday(timezone: string): string {
  const { today } = usePage()
  const read = () => today.read(timezone)
  return useSyncExternalStore(today.subscribe, read, read)
}
