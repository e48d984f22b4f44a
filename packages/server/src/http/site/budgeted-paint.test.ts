import { describe, expect, it, vi } from 'vitest'
import { makeLog } from '../make-log.ts'
import { budgetedPaint } from './budgeted-paint.ts'

const REQUEST = { path: '/live', language: 'ptBR', replies: new Map(), now: 0 } as const

/** Each paint takes that many milliseconds. */
function painting(takesMs: number) {
  let now = 0
  const log = makeLog('silent')
  const paint = budgetedPaint(
    () => {
      now += takesMs
      return 'painted'
    },
    { log, steadyNow: () => now },
  )
  return {
    paint: () => paint(REQUEST),
    wait: (milliseconds: number) => {
      now += milliseconds
    },
  }
}

describe('painting', () => {
  it('pauses when its time is used up, and goes on when there is some again', () => {
    const { paint, wait } = painting(100)
    const first = Array.from({ length: 8 }, paint)
    expect(first.filter((one) => one === null).length).toBeGreaterThan(0)
    expect(first[0]).toBe('painted')
    expect(paint()).toBeNull()
    wait(1_000)
    expect(paint()).toBe('painted')
  })

  it('takes no more than its share of a long time', () => {
    const { paint, wait } = painting(20)
    let painted = 0
    for (let i = 0; i < 1_000; i += 1) {
      if (paint() !== null) painted += 1
      wait(10)
    }
    // Of the ten seconds of waiting and those of painting itself.
    expect(painted * 20).toBeLessThan(0.2 * (10_000 + painted * 20) + 500)
  })

  it('that fails leaves the page as it is without it', () => {
    const log = makeLog('silent')
    const error = vi.spyOn(log, 'error')
    const fails = () => {
      throw new Error('no such text')
    }
    expect(budgetedPaint(fails, { log, steadyNow: () => 0 })(REQUEST)).toBeNull()
    expect(error).toHaveBeenCalledOnce()
  })
})
