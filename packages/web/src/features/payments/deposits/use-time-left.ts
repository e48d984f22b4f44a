import { useEffect, useState } from 'react'
import { usePage } from '../../../root/page.ts'

/** Milliseconds as '29:59', never below '00:00'; rounded down, so never above the whole. */
export function timeLeftText(leftMs: number): string {
  const seconds = Math.max(0, Math.floor(leftMs / 1000))
  const two = (count: number) => count.toString().padStart(2, '0')
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`
}

/** The time left until a moment of the server’s clock, updated every second. */
export function useTimeLeft(until: number): string {
  const page = usePage()
  const [now, setNow] = useState(() => page.clock.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(page.clock.now()), 1000)
    return () => clearInterval(timer)
  }, [page])
  return timeLeftText(until - now)
}
