import { SPORT_NAMES } from '@caderneta/contract/catalogue/sport-names'
import { ROW_MARKETS_BY_SPORT } from '@caderneta/domain/markets/market/market'
import { routeOf } from '@caderneta/domain/markets/registry/sports'
import type { ReactNode } from 'react'
import { useLanguage } from '../../../prefs/prefs-store.ts'
import { usePage } from '../../../root/page.ts'
import { catalogueTexts } from '../../../texts/catalogue-texts.ts'
import { useTexts } from '../../../texts/texts.ts'
import { MarketOptions } from '../match/market-options.tsx'
import { chooseMarket } from '../rows/chosen-market.ts'
import { ColumnHeads } from '../rows/column-heads.tsx'
import type { RowColumn } from '../rows/row-columns.ts'

interface ListPanelProps {
  readonly head?: ReactNode
  readonly columns: readonly RowColumn[]
  /** Whose market is chosen over the only column; undefined for a list with a choice of its own. */
  readonly sportId: number | undefined
  readonly children: ReactNode
}

/** Below the header and its ruled line: 56 px on phones, 64 px from there on. */
const STICKY = 'sticky top-[3.6875rem] z-20 md:top-[4.1875rem]'

/** A card of rows. What stands over the columns stays in sight while they scroll. */
export function ListPanel({ head, columns, sportId, children }: ListPanelProps) {
  const [only, ...others] = columns
  return (
    <div className="overflow-clip rounded-card border border-line bg-surface shadow-card">
      <div
        className={`${STICKY} flex h-11 justify-between border-b border-line bg-surface pl-3 md:h-9`}
      >
        <div className="flex min-w-0 items-center gap-2">{head}</div>
        <div className="relative flex items-center pr-3 pl-2 -outline-offset-2 outline-brand has-focus-visible:outline-2 md:pr-14">
          <ColumnHeads columns={columns} hasSelector={sportId !== undefined} />
          {sportId !== undefined && only && others.length === 0 && (
            <SportMarkets sportId={sportId} marketId={only.marketId} />
          )}
        </div>
      </div>
      {children}
    </div>
  )
}

interface SportMarketsProps {
  readonly sportId: number
  readonly marketId: number
}

/** Invisible over the name of the market, in letters of the size at which phones do not zoom. */
const OVER = 'absolute inset-0 h-full min-h-11 text-base opacity-0 md:min-h-0'

/** Changes the market in every list of the sport. */
function SportMarkets({ sportId, marketId }: SportMarketsProps) {
  const page = usePage()
  const { marketOf } = useTexts(catalogueTexts)
  const route = routeOf(sportId)
  return (
    <select
      aria-label={marketOf(SPORT_NAMES[route][useLanguage()])}
      value={marketId}
      onChange={({ target }) => chooseMarket(page, sportId, Number(target.value))}
      className={OVER}
    >
      <MarketOptions markets={ROW_MARKETS_BY_SPORT[route]} />
    </select>
  )
}
