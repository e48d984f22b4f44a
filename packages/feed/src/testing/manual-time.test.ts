import { describe, expect, it } from 'vitest'
import { manualTime } from './manual-time.ts'

describe('time for tests', () => {
  it('calls back in order of the moments, each at its own', () => {
    const time = manualTime(1_000)
    const called: [string, number][] = []
    time.timers.after(500, () => called.push(['late', time.now()]))
    time.timers.after(100, () => called.push(['early', time.now()]))
    time.pass(499)
    expect(called).toEqual([['early', 1_100]])
    time.pass(1)
    expect(called).toEqual([
      ['early', 1_100],
      ['late', 1_500],
    ])
    expect(time.now()).toBe(1_500)
  })

  it('calls what a call has ordered when it falls due in the same stretch', () => {
    const time = manualTime(0)
    const called: number[] = []
    const again = () => {
      called.push(time.now())
      time.timers.after(300, again)
    }
    again()
    time.pass(1_000)
    expect(called).toEqual([0, 300, 600, 900])
  })

  it('does not call what was cancelled, and calls late after a sleep', () => {
    const time = manualTime(0)
    const called: string[] = []
    const cancel = time.timers.after(10, () => called.push('cancelled'))
    time.timers.after(20, () => called.push(`at ${time.now()}`))
    cancel()
    time.sleep(5_000)
    expect(called).toEqual([])
    time.pass(0)
    expect(called).toEqual(['at 5000'])
  })
})
