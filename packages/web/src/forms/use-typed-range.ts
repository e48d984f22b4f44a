import { useState } from 'react'

/** Days as 'YYYY-MM-DD', both included; empty = open. */
export interface DateRange {
  readonly from: string
  readonly to: string
}

type RangeEnd = keyof DateRange

/** A range as its two fields have it; null = a text that is no day, or not yet. */
interface TypedRange {
  readonly from: string | null
  readonly to: string | null
}

const isSame = (a: TypedRange, b: TypedRange) => a.from === b.from && a.to === b.to

const isReversed = ({ from, to }: TypedRange) => Boolean(from && to && from > to)

const isApplicable = (typed: TypedRange): typed is DateRange =>
  typed.from !== null && typed.to !== null && !isReversed(typed)

/**
 * The days of two fields that keep their own texts. A range applies only as a whole, so that under
 * a refused text nothing is filtered by the other; a range chosen elsewhere replaces both texts.
 */
export function useTypedRange(range: DateRange, onChange: (range: DateRange) => void) {
  const [typed, setTyped] = useState<TypedRange>(range)
  const [seen, setSeen] = useState(range)
  const [turn, setTurn] = useState(0)
  const [last, setLast] = useState<RangeEnd>('to')
  const replace = (by: DateRange) => {
    setTyped(by)
    setTurn(turn + 1)
  }
  if (!isSame(range, seen)) {
    setSeen(range)
    if (!isSame(range, typed)) replace(range)
  }
  const note = (end: RangeEnd, day: string | null) => {
    if (day === typed[end]) return
    const now = { ...typed, [end]: day }
    setTyped(now)
    setLast(end)
    if (isApplicable(now) && !isSame(now, range)) onChange(now)
  }
  return { typed, turn, note, replace, reversedAt: isReversed(typed) ? last : null }
}
