import { combinationAt } from '@caderneta/domain/slip/combinations'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import { useFormats } from '../../../formats/formats.ts'
import { useTexts } from '../../../texts/texts.ts'
import { slipTexts } from '../slip-texts.ts'
import type { StakeTarget } from '../stake/stake-target.ts'
import { combinedRate } from '../state/combined-rate.ts'
import { keyOf, type MultipleRow } from '../state/slip-multiples.ts'
import type { SlipPick } from '../state/slip-picks.ts'
import { useLegNamer } from './leg-name.ts'
import { SlipStakeInput } from './slip-editing.tsx'

interface CombinationListProps {
  readonly row: MultipleRow
  readonly picks: readonly SlipPick[]
}

const HEIGHT_ESTIMATE_PX = 64
const COUNT_MAX = 200_000

/** The single combinations of a row, however many; only those on screen are rendered. */
export function CombinationList({ row, picks }: CombinationListProps) {
  const texts = useTexts(slipTexts)
  const scroller = useRef<HTMLDivElement>(null)
  const open = picks.filter((pick) => pick.status === 'open')
  const virtual = useVirtualizer({
    count: Math.min(Number(row.count), COUNT_MAX),
    getScrollElement: () => scroller.current,
    estimateSize: () => HEIGHT_ESTIMATE_PX,
    overscan: 4,
  })
  return (
    <section
      ref={scroller}
      aria-label={texts.combinationsOf(texts.multipleName(row.legs))}
      className="max-h-64 overflow-y-auto rounded-control bg-sunken"
    >
      <ul className="relative" style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map((item) => (
          <li
            key={item.key}
            ref={virtual.measureElement}
            data-index={item.index}
            aria-setsize={Number(row.count)}
            aria-posinset={item.index + 1}
            className="absolute inset-x-0 top-0 p-2"
            style={{ transform: `translateY(${item.start}px)` }}
          >
            <Combination picks={combinationAt(open, row.legs, BigInt(item.index)) ?? []} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Combination({ picks }: { readonly picks: readonly SlipPick[] }) {
  const texts = useTexts(slipTexts)
  const formats = useFormats()
  const nameOf = useLegNamer()
  const legs = picks.map(({ selection }) => ({
    id: selection.selectionId,
    name: nameOf(selection),
  }))
  const target: StakeTarget = {
    of: 'combination',
    key: keyOf(picks),
    legs: picks.length,
  }
  const name = legs.map((leg) => leg.name).join(' + ')
  return (
    <div className="grid grid-cols-2 items-center gap-x-2 gap-y-1 text-xs">
      <div className="min-w-0 break-words">
        {legs.map((leg) => (
          <p key={leg.id}>{leg.name}</p>
        ))}
        <p className="figures font-bold">{formats.odds(combinedRate(picks))}</p>
      </div>
      <SlipStakeInput target={target} label={texts.stakeOf(name)} name={name} />
    </div>
  )
}
