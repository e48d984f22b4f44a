import type { ReactNode } from 'react'
import { ColumnHeads } from '../rows/column-heads.tsx'
import type { RowColumn } from '../rows/row-columns.ts'

interface ListPanelProps {
  readonly head?: ReactNode
  readonly columns: readonly RowColumn[]
  readonly children: ReactNode
}

/** Below the header and its ruled line: 56 px on phones, 64 px from there on. */
const STICKY = 'sticky top-[3.6875rem] z-20 md:top-[4.1875rem]'

/** A card of rows. What stands over the columns stays in sight while they scroll. */
export function ListPanel({ head, columns, children }: ListPanelProps) {
  return (
    <div className="overflow-clip rounded-card border border-line bg-surface shadow-card">
      <div
        className={`${STICKY} flex h-9 items-center justify-between gap-2 border-b border-line bg-surface pl-3`}
      >
        <div className="flex min-w-0 items-center gap-2">{head}</div>
        <div className="pr-3 md:pr-14">
          <ColumnHeads columns={columns} />
        </div>
      </div>
      {children}
    </div>
  )
}
