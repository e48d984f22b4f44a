import { expect, it } from 'vitest'
import { REAL_TIMERS } from './timers.ts'

it('the timers of the machine call back in order, and not at all when cancelled', async () => {
  const called: string[] = []
  await new Promise<void>((resolve) => {
    const cancel = REAL_TIMERS.after(0, () => called.push('cancelled'))
    REAL_TIMERS.after(0, () => called.push('first'))
    REAL_TIMERS.after(5, () => resolve())
    cancel()
  })
  expect(called).toEqual(['first'])
})
