import { manualTime } from '@caderneta/feed/testing/manual-time'
import { describe, expect, it } from 'vitest'
import { BackgroundWork } from './background-work.ts'

const SECOND = 1_000

/** Work in the background where each step of any work takes so many milliseconds. */
function workOf(stepMs: number) {
  const time = manualTime(0)
  let spent = 0
  const slices: number[] = []
  const timers = {
    after: (delayMs: number, callback: () => void) =>
      time.timers.after(delayMs, () => {
        const before = spent
        callback()
        slices.push(spent - before)
      }),
  }
  const background = new BackgroundWork(timers, () => spent)
  function* steps(count: number, name: string) {
    for (let step = 0; step < count; step += 1) {
      spent += stepMs
      yield
    }
    return name
  }
  return { time, background, slices, steps }
}

describe('work in the background', () => {
  it('holds the event loop no longer than a slice and one step', () => {
    const { time, background, slices, steps } = workOf(3)
    const done: string[] = []
    background.add(steps(100, 'one'), (name) => done.push(name))
    expect(slices).toEqual([])
    time.pass(SECOND)
    expect(done).toEqual(['one'])
    expect(slices.length).toBeGreaterThan(25)
    expect(Math.max(...slices)).toBeLessThanOrEqual(10)
  })

  it('puts steps that take no time into one slice', () => {
    const { time, background, slices, steps } = workOf(0)
    background.add(steps(1_000, 'one'), () => {})
    time.pass(SECOND)
    expect(slices.length).toBe(1)
  })

  it('finishes one piece before the next one, and takes more later', () => {
    const { time, background, steps } = workOf(3)
    const done: string[] = []
    for (const name of ['long', 'short'])
      background.add(steps(name === 'long' ? 50 : 1, name), (each) => done.push(each))
    time.pass(20)
    expect(done).toEqual([])
    time.pass(SECOND)
    expect(done).toEqual(['long', 'short'])
    background.add(steps(1, 'late'), (each) => done.push(each))
    time.pass(SECOND)
    expect(done).toEqual(['long', 'short', 'late'])
  })
})
