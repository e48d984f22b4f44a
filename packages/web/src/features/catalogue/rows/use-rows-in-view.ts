import {
  type RefObject,
  startTransition,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { type Page, usePage } from '../../../root/page.ts'
import { onViewMove } from './on-view-move.ts'
import { NO_ROWS, type RowSpan, rowsAtOnce, rowsInView, rowsNearView } from './rows-in-view.ts'

/** Until a row has been measured: the height on a phone. */
const ROW_HEIGHT_ESTIMATE_PX = 64

declare module '../../../root/page.ts' {
  interface Page {
    /** The last row measured: the best estimate for a list without rows so far. */
    readonly measuredRow: { rowHeight: number }
  }
}

export const makeMeasuredRow = () => ({ rowHeight: ROW_HEIGHT_ESTIMATE_PX })

interface SeenRows {
  readonly span: RowSpan
  readonly rowHeight: number
}

interface RowsInView extends SeenRows {
  /** For the list element. */
  readonly list: RefObject<HTMLUListElement | null>
}

/** From the known rows: those needed before the next paint, and those wanted after it. */
function look(page: Pick<Page, 'measuredRow'>, list: HTMLElement, count: number) {
  const measured = list.firstElementChild?.getBoundingClientRect().height ?? 0
  if (measured > 0) page.measuredRow.rowHeight = measured
  const { rowHeight } = page.measuredRow
  const { top } = list.getBoundingClientRect()
  const view = { top, windowHeight: window.innerHeight, rowHeight, count }
  const [inView, near] = [rowsInView(view), rowsNearView(view)]
  return {
    atOnce: ({ span }: SeenRows): SeenRows => ({
      span: rowsAtOnce({ from: span.from, to: Math.min(span.to, count) }, inView, near),
      rowHeight,
    }),
    after: (): SeenRows => ({ span: near, rowHeight }),
  }
}

function isSame(a: SeenRows, b: SeenRows): boolean {
  return a.rowHeight === b.rowHeight && a.span.from === b.span.from && a.span.to === b.span.to
}

/** The same object where nothing changes, so that nothing is rendered again. */
const changed = (change: (known: SeenRows) => SeenRows) => (known: SeenRows) => {
  const next = change(known)
  return isSame(known, next) ? known : next
}

/** None in a browser, which measures the window before it paints. */
function firstSpan({ painting }: Pick<Page, 'painting'>, count: number): RowSpan {
  if (!painting) return NO_ROWS
  const to = Math.min(count, painting.rowsLeft)
  painting.rowsLeft -= to
  return { from: 0, to }
}

/**
 * Follows the window over a list of rows of one height: which of them to render. Rows in the window
 * are rendered at once, those around it at lower priority.
 */
export function useRowsInView(count: number): RowsInView {
  const page = usePage()
  const list = useRef<HTMLUListElement>(null)
  const [seen, setSeen] = useState<SeenRows>(() => ({
    span: firstSpan(page, count),
    ...page.measuredRow,
  }))
  const renew = useCallback(() => {
    if (!list.current) return
    const { atOnce, after } = look(page, list.current, count)
    setSeen(changed(atOnce))
    startTransition(() => setSeen(changed(after)))
  }, [page, count])
  useLayoutEffect(() => {
    renew()
    return onViewMove(page, renew)
  }, [page, renew])
  const isMeasured = useRef(false)
  useLayoutEffect(() => {
    if (isMeasured.current || seen.span.to === seen.span.from) return
    // The first rows are measured before they are painted. Later changes are reported by
    // `onViewMove`, when reading the layout forces no reflow.
    isMeasured.current = true
    renew()
  }, [renew, seen])
  return { list, ...seen }
}
