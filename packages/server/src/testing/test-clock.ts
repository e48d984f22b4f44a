import type { Clock } from '../clock.ts'

/** A clock that stops until the test advances it. */
export class TestClock implements Clock {
  #now = Date.parse('2026-06-01T12:00:00Z')

  now(): number {
    return this.#now
  }

  moveTo(text: string): void {
    this.#now = Date.parse(text)
  }

  pass(ms: number): void {
    this.#now += ms
  }
}
