// @vitest-environment jsdom

import { act, cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { choosePrefs } from '../prefs/prefs-store.ts'
import { renderHook } from '../testing/render.tsx'
import { page } from '../testing/test-page.ts'
import { useFormats } from './formats.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** Ten minutes before and after a midnight in São Paulo. */
const [LATE, EARLY] = [Date.UTC(2026, 10, 27, 2, 50), Date.UTC(2026, 10, 27, 3, 10)]

beforeEach(() => {
  vi.useFakeTimers()
  choosePrefs(page, { timezone: 'America/Sao_Paulo' })
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test.each([
  ['fast, before midnight', LATE, 40 * MINUTE],
  ['slow, after midnight', EARLY, -40 * MINUTE],
])('today and tomorrow are the server’s on a device that is %s', (_name, server, wrong) => {
  vi.setSystemTime(server + wrong)
  page.clock.note(server)
  const { isToday, dayName } = renderHook(useFormats).result.current
  const days = [server - DAY, server, server + DAY, server + 2 * DAY]
  expect(days.map(isToday)).toEqual([false, true, false, false])
  const names = days.map((at) => dayName(at, { today: 'Hoje', tomorrow: 'Amanhã' }))
  expect(names[0]).toMatch(/^\p{L}{3} \d\d\/11$/u)
  expect(names.slice(1, 3)).toEqual(['Hoje', 'Amanhã'])
  expect(names[3]).toMatch(/^\p{L}{3} \d\d\/11$/u)
})

const NAMES = { today: 'Hoje', tomorrow: 'Amanhã' }

test('tomorrow is the next day of the calendar where a day has 25 hours or 23', () => {
  choosePrefs(page, { timezone: 'America/New_York' })
  const nameAt = (now: number, at: number) => {
    vi.setSystemTime(now)
    page.clock.note(now)
    const { result, unmount } = renderHook(useFormats)
    const name = result.current.dayName(at, NAMES)
    unmount()
    return name
  }
  // 1 November 2026 has 25 hours: at 00:30 a day of 24 hours ends on the same date.
  const first = Date.UTC(2026, 10, 1, 4, 30)
  expect(nameAt(first, first + 24 * HOUR)).toBe('Hoje')
  expect(nameAt(first, first + 25 * HOUR)).toBe('Amanhã')
  // 14 March 2027 has 23: at 23:30 of the day before, 24 hours later is two days later.
  const eve = Date.UTC(2027, 2, 14, 4, 30)
  expect(nameAt(eve, eve + 23.25 * HOUR)).toBe('Amanhã')
  expect(nameAt(eve, eve + 24 * HOUR)).toMatch(/15\/03$/)
})

test('names change when the day does, without another reason to render', () => {
  vi.setSystemTime(LATE)
  page.clock.note(LATE)
  let renders = 0
  const { result } = renderHook(() => {
    renders += 1
    return useFormats()
  })
  expect(result.current.dayName(EARLY, NAMES)).toBe('Amanhã')
  act(() => void vi.advanceTimersByTime(9 * MINUTE))
  expect([result.current.dayName(EARLY, NAMES), renders]).toEqual(['Amanhã', 1])
  act(() => void vi.advanceTimersByTime(2 * MINUTE))
  expect([result.current.dayName(EARLY, NAMES), renders]).toEqual(['Hoje', 2])
  act(() => void vi.advanceTimersByTime(DAY))
  expect([result.current.isToday(EARLY), renders]).toEqual([false, 3])
})

test('no timer is left once nothing shows a day', () => {
  const { unmount } = renderHook(useFormats)
  expect(vi.getTimerCount()).toBe(1)
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})
