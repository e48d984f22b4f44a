import { useMarketNamer } from '../../../names/names.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { RowColumn } from './row-columns.ts'
import { useHeadWords, useShortHead } from './use-head-words.ts'

interface ColumnHeadsProps {
  readonly columns: readonly RowColumn[]
  /** Where there is room for one column, a selector is over it. */
  readonly hasSelector: boolean
}

/**
 * The markets over their columns and the results over their prices. Not read out: the name of every
 * price says both.
 */
export function ColumnHeads({ columns, hasSelector }: ColumnHeadsProps) {
  const wordsOf = useHeadWords()
  return (
    <div aria-hidden="true" className="flex gap-2 text-center text-[0.6875rem] leading-tight">
      {columns.map(({ marketId, heads, widthRem, paintedLook }, at) => (
        <div key={marketId} className={paintedLook} style={{ width: `${widthRem}rem` }}>
          <MarketHead
            marketId={marketId}
            selector={hasSelector && at === 0 ? (columns.length === 1 ? 'any' : 'phone') : null}
          />
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

interface MarketHeadProps {
  readonly marketId: number
  /** In which windows a selector is over it; `phone` while the server paints for all of them. */
  readonly selector: 'any' | 'phone' | null
}

function MarketHead({ marketId, selector }: MarketHeadProps) {
  const nameOf = useMarketNamer()
  const shortOf = useShortHead()
  const name = nameOf(marketId)
  return (
    <p
      className={classNames(
        'items-center justify-center gap-0.5 font-semibold text-muted md:flex',
        selector ? 'flex' : 'hidden',
      )}
      title={name}
    >
      {(shortOf(marketId) ?? name) ? (
        <span className="truncate">{shortOf(marketId) ?? name}</span>
      ) : (
        <Skeleton className="h-[1.25em] w-3/4" />
      )}
      {selector && (
        <Icon
          name="chevron-down"
          size={12}
          className={classNames(selector === 'phone' && 'md:hidden')}
        />
      )}
    </p>
  )
}
