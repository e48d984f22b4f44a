import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { onViewMove } from './on-view-move.ts'
import { NO_ROWS, type RowSpan, rowsInView } from './rows-in-view.ts'

/** Until a row has been measured: one of a phone. */
const ROW_HEIGHT_ESTIMATE_PX = 148

/** The last row measured anywhere on the page: the best guess for a list without rows so far. */
let rowHeightKnown = ROW_HEIGHT_ESTIMATE_PX

interface SeenRows {
  readonly span: RowSpan
  readonly rowHeight: number
}

export interface RowsInView extends SeenRows {
  /** For the list element. */
  readonly list: RefObject<HTMLUListElement | null>
}

function look(list: HTMLElement, count: number): SeenRows {
  const measured = list.firstElementChild?.getBoundingClientRect().height ?? 0
  if (measured > 0) rowHeightKnown = measured
  const { top } = list.getBoundingClientRect()
  const windowHeight = window.innerHeight
  const span = rowsInView({ top, windowHeight, rowHeight: rowHeightKnown, count })
  return { span, rowHeight: rowHeightKnown }
}

function isSame(a: SeenRows, b: SeenRows): boolean {
  return a.rowHeight === b.rowHeight && a.span.from === b.span.from && a.span.to === b.span.to
}

/** Follows the window over a list of rows of one height: which of them are to be rendered. */
export function useRowsInView(count: number): RowsInView {
  const list = useRef<HTMLUListElement>(null)
  const [seen, setSeen] = useState<SeenRows>({ span: NO_ROWS, rowHeight: rowHeightKnown })
  const renew = useCallback(() => {
    if (!list.current) return
    const next = look(list.current, count)
    setSeen((known) => (isSame(known, next) ? known : next))
  }, [count])
  useLayoutEffect(() => {
    renew()
    return onViewMove(renew)
  }, [renew])
  const isMeasured = useRef(false)
  useLayoutEffect(() => {
    if (isMeasured.current || seen.span.to === seen.span.from) return
    // The first rows tell their height before they are painted. What changes after that is heard
    // of by `onViewMove`, when nothing has to be laid out for the answer.
    isMeasured.current = true
    renew()
  }, [renew, seen])
  return { list, ...seen }
}
