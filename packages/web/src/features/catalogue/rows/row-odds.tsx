import { mainMarket } from '@caderneta/domain/markets/market/market'
import { useMemo } from 'react'
import type { OddFact } from '../../../live/live.ts'
import { usePage } from '../../../root/page.ts'
import { catalogueTexts } from '../../../texts/catalogue-texts.ts'
import { useTexts } from '../../../texts/texts.ts'
import { knownOdds } from '../match/market-selections.ts'
import { OddCell } from './odd-cell.tsx'
import { columnOf } from './row-columns.ts'
import { type RowPlace, useRowPlaces } from './row-places.ts'
import { Suspended } from './suspended.tsx'
import { cellText, useCellNamer } from './use-head-words.ts'

interface RowOddsProps {
  readonly gameId: number
  readonly sportId: number
}

/** What a card has room for side by side. */
const CARD_REM = 14

const SLOTS = ['a', 'b', 'c'] as const

/** The prices of the main market, or of the next open one, side by side. */
export function RowOdds({ gameId, sportId }: RowOddsProps) {
  const { suspended } = useTexts(catalogueTexts)
  const columns = useMemo(
    () => [{ ...columnOf(mainMarket(sportId), sportId), widthRem: CARD_REM }],
    [sportId],
  )
  const [place] = useRowPlaces(gameId, columns, sportId)
  if (!place || place.selectionIds.length + Number(place.isSuspended) === 0) return <EmptySlots />
  if (place.isSuspended) return <Suspended text={suspended} isCard />
  return <Prices place={place} />
}

function Prices({ place }: { readonly place: RowPlace }) {
  const page = usePage()
  const { column, shown, selectionIds } = place
  const nameOf = useCellNamer()
  return (
    <div className="grid auto-cols-fr grid-flow-col gap-1.5">
      {knownOdds(page, selectionIds).map((odd, at) => (
        <OddCell
          key={odd.selectionId}
          selection={odd}
          isDrawLetter
          {...(shown === column ? sideLabel(odd) : { label: cellText(nameOf(shown, odd, at)) })}
        />
      ))}
    </div>
  )
}

/** The names of the sides are over the prices: here they are 1 and 2, of one width in any card. */
function sideLabel({ name, handicap }: Pick<OddFact, 'name' | 'handicap'>): { label?: string } {
  const side = [name, handicap].find((text) => text === '1' || text === '2')
  return side === undefined ? {} : { label: side }
}

/** Places of prices that are still to come, so that nothing jumps. */
function EmptySlots() {
  return (
    <div aria-hidden="true" className="grid auto-cols-fr grid-flow-col gap-1.5">
      {SLOTS.map((slot) => (
        <span key={slot} className="min-h-[2.875rem] rounded-control bg-sunken" />
      ))}
    </div>
  )
}
