/** Rows of a list that are rendered, the last one excluded. */
export interface RowSpan {
  readonly from: number
  readonly to: number
}

interface ListView {
  /** Offset of the list from the top edge of the window. */
  readonly top: number
  readonly windowHeight: number
  readonly rowHeight: number
  readonly count: number
}

export const NO_ROWS: RowSpan = { from: 0, to: 0 }

/** Overscan above and below the window, so that a turn of the wheel meets rows, not a gap. */
const MARGIN_PX = 480
/** Spans begin and end at multiples of this: most scrolling changes nothing. */
const STEP_ROWS = 4

const clamp = (row: number, count: number) => Math.min(Math.max(row, 0), count)

/** Which rows of a list are in the window or near it. All rows have the same height. */
export function rowsNearView(view: ListView): RowSpan {
  return rowsWithin(view, MARGIN_PX, STEP_ROWS)
}

/** Which rows of a list are visible, if only in part. */
export function rowsInView(view: ListView): RowSpan {
  return rowsWithin(view, 0, 1)
}

function rowsWithin(view: ListView, marginPx: number, stepRows: number): RowSpan {
  const { top, windowHeight, rowHeight, count } = view
  if (rowHeight <= 0) return { from: 0, to: count }
  const first = Math.floor((-marginPx - top) / rowHeight / stepRows) * stepRows
  const last = Math.ceil((windowHeight + marginPx - top) / rowHeight / stepRows) * stepRows
  const span = { from: clamp(first, count), to: clamp(last, count) }
  return span.from < span.to ? span : NO_ROWS
}

/**
 * The urgent part of a move from the `known` rows to those that are `near`: the rows in view, plus
 * the known ones that stay. The rest follows when there is time.
 */
export function rowsAtOnce(known: RowSpan, inView: RowSpan, near: RowSpan): RowSpan {
  const isKnown = inView.from >= known.from && inView.to <= known.to
  if (isKnown || inView.from === inView.to) return known
  const stays = { from: Math.max(known.from, near.from), to: Math.min(known.to, near.to) }
  if (stays.from >= stays.to) return inView
  return { from: Math.min(stays.from, inView.from), to: Math.max(stays.to, inView.to) }
}

/** A row with the number of rows left out between it and the previous one. */
export interface RowPosition {
  readonly index: number
  readonly gap: number
}

/** The rows to render: those in view and the focused one, wherever it is. */
export function rowPositions({ from, to }: RowSpan, kept: number | null): readonly RowPosition[] {
  const indices = Array.from({ length: to - from }, (_, i) => from + i)
  if (kept !== null && kept < from) indices.unshift(kept)
  if (kept !== null && kept >= to) indices.push(kept)
  return indices.map((index, i) => ({ index, gap: index - (indices[i - 1] ?? -1) - 1 }))
}
