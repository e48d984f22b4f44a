// @vitest-environment jsdom

import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { choosePrefs } from '../prefs/prefs-store.ts'
import { renderHook } from '../testing/render.tsx'
import { page } from '../testing/test-page.ts'
import { useFormats } from './formats.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
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
