import { type RowColumn, rowColumns } from './features/catalogue/rows/row-columns.ts'

/** In windows with room for one market a row, two, three and four, as in `useRoom`. */
const SHOWN = [
  '',
  'hidden md:block',
  'hidden md:max-tree:block min-[77.5rem]:block',
  'hidden 2xl:block',
]

/** By the width of a column in a wide window. */
const WIDTHS: Readonly<Record<number, string>> = {
  6.25: 'w-[6.25rem] md:w-[5.5rem] 2xl:w-[6.25rem]',
  9.25: 'w-[9.25rem] md:w-[8rem] 2xl:w-[9.25rem]',
  9.5: 'w-[9.5rem] md:w-[8.375rem] 2xl:w-[9.5rem]',
  10.25: 'w-[10.25rem] md:w-[9rem] 2xl:w-[10.25rem]',
}

/** The markets of rows for windows of any width: a style sheet shows those there is room for. */
export function paintedColumns(sportId: number, chosen: number | undefined): readonly RowColumn[] {
  return rowColumns(sportId, chosen, SHOWN.length).map((column, at) => ({
    ...column,
    paintedLook: `${SHOWN[at]} ${WIDTHS[column.widthRem]}`,
  }))
}
