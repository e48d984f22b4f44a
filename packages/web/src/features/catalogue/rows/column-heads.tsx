import { useMarketNamer } from '../../../names/names.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { RowColumn } from './row-columns.ts'
import { useHeadWords, useShortHead } from './use-head-words.ts'

/**
 * The markets over their columns and the results over their prices. Not read out: the name of every
 * price says both.
 */
export function ColumnHeads({ columns }: { readonly columns: readonly RowColumn[] }) {
  const nameOf = useMarketNamer()
  const wordsOf = useHeadWords()
  const shortOf = useShortHead()
  return (
    <div aria-hidden="true" className="flex gap-2 text-center text-[0.6875rem] leading-tight">
      {columns.map(({ marketId, heads, widthRem, paintedLook }) => (
        <div key={marketId} className={paintedLook} style={{ width: `${widthRem}rem` }}>
          <p className="hidden truncate font-semibold text-muted md:block" title={nameOf(marketId)}>
            {(shortOf(marketId) ?? nameOf(marketId)) || (
              <Skeleton className="mx-auto h-[1.25em] w-3/4" />
            )}
          </p>
          <p className="grid auto-cols-fr grid-flow-col gap-1 font-semibold">
            {wordsOf[heads].map((word) => (
              <span key={word}>{word}</span>
            ))}
          </p>
        </div>
      ))}
    </div>
  )
}
