// @vitest-environment jsdom

import { act, cleanup } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { render } from '../../../testing/render.tsx'
import { page } from '../../../testing/test-page.ts'
import { useTimeLeft } from './use-time-left.ts'

const SERVER = Date.UTC(2026, 10, 26, 15)
const MINUTE = 60_000

function Countdown() {
  return useTimeLeft(SERVER + 30 * MINUTE)
}

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe.each([
  ['fast', 40 * MINUTE],
  ['slow', -40 * MINUTE],
])('on a device that is 40 minutes %s', (_name, wrong) => {
  test('a charge of thirty minutes has thirty, and a clock that is set changes nothing', () => {
    vi.useFakeTimers()
    vi.setSystemTime(SERVER + wrong)
    page.clock.note(SERVER)
    const { container } = render(<Countdown />)
    expect(container.textContent).toBe('30:00')
    act(() => void vi.advanceTimersByTime(MINUTE))
    expect(container.textContent).toBe('29:00')
    vi.setSystemTime(SERVER - 3 * 60 * MINUTE)
    act(() => void vi.advanceTimersByTime(1000))
    expect(container.textContent).toBe('28:59')
  })
})
