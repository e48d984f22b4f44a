/** Rows of a list that are rendered, the last one excluded. */
export interface RowSpan {
  readonly from: number
  readonly to: number
}

export interface ListView {
  /** Where the list begins, from the top edge of the window. */
  readonly top: number
  readonly windowHeight: number
  readonly rowHeight: number
  readonly count: number
}

export const NO_ROWS: RowSpan = { from: 0, to: 0 }

/** Rendered above and below what is seen, so that a turn of the wheel meets rows, not a gap. */
const MARGIN_PX = 480
/** Spans begin and end at multiples of this: most scrolling changes nothing. */
const STEP_ROWS = 4

const clamp = (row: number, count: number) => Math.min(Math.max(row, 0), count)

/** Which rows of a list stand in the window or near it. All rows are as high as each other. */
export function rowsInView({ top, windowHeight, rowHeight, count }: ListView): RowSpan {
  if (rowHeight <= 0) return { from: 0, to: count }
  const first = Math.floor((-MARGIN_PX - top) / rowHeight / STEP_ROWS) * STEP_ROWS
  const last = Math.ceil((windowHeight + MARGIN_PX - top) / rowHeight / STEP_ROWS) * STEP_ROWS
  const span = { from: clamp(first, count), to: clamp(last, count) }
  return span.from < span.to ? span : NO_ROWS
}

/** A row with the number of rows left out between it and the one before. */
export interface RowPlace {
  readonly index: number
  readonly gap: number
}

/** The rows to render: those in view and the one that has the focus, wherever it is. */
export function rowPlaces({ from, to }: RowSpan, kept: number | null): readonly RowPlace[] {
  const indices = Array.from({ length: to - from }, (_, i) => from + i)
  if (kept !== null && kept < from) indices.unshift(kept)
  if (kept !== null && kept >= to) indices.push(kept)
  return indices.map((index, i) => ({ index, gap: index - (indices[i - 1] ?? -1) - 1 }))
}
