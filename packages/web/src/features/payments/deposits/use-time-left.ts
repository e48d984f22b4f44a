import { useEffect, useState } from 'react'
import { serverNow } from '../../../root/server-clock.ts'

/** Milliseconds as '29:59', never below '00:00'. */
export function timeLeftText(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000))
  const two = (count: number) => count.toString().padStart(2, '0')
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`
}

/** The time left until a moment of the server’s clock, updated every second. */
export function useTimeLeft(until: number): string {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 1000)
    return () => clearInterval(timer)
  }, [])
  return timeLeftText(until - now)
}
