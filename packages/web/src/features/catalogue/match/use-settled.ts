import { useEffect, useState } from 'react'

/** A flick scrolls past rows in less than this: they are not worth a request. */
const SETTLE_MS = 120

const NONE: readonly number[] = []

/** The identifiers once they have been stable for a moment. */
export function useSettled(ids: readonly number[]): readonly number[] {
  const text = ids.join()
  const [settled, setSettled] = useState(NONE)
  useEffect(() => {
    const update = () => setSettled(text === '' ? NONE : text.split(',').map(Number))
    const timer = setTimeout(update, SETTLE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
