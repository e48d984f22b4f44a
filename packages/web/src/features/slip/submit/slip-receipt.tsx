import { matchName } from '@caderneta/contract/catalogue/match-name'
import { newRequestKey } from '../../../api/request-key.ts'
import { useFormats } from '../../../formats/formats.ts'
import { MarketName } from '../../../names/market-name.tsx'
import { useSelectionNamer, useSideNames } from '../../../names/names.ts'
import { usePage } from '../../../root/page.ts'
import { Link } from '../../../routing/router.tsx'
import { useTexts } from '../../../texts/texts.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { useLegNamer } from '../panel/leg-name.ts'
import { leaveEmptySlip, usePassedFocus } from '../panel/pass-focus.ts'
import { slipTexts } from '../slip-texts.ts'
import { emptySlip } from '../state/empty-slip.ts'
import { changeSlip } from '../state/slip-changes.ts'
import type { PlacedBet, SlipSelection } from '../state/slip-content.ts'
import { useSlip } from '../state/slip-store.ts'

/** 'Aposta Feita' with the server's reference, shown only when confirmed (SLP-15 to SLP-17). */
export function SlipReceipt({ onLeave }: { readonly onLeave: () => void }) {
  const page = usePage()
  const texts = useTexts(slipTexts)
  const { phase, selections } = useSlip()
  const heading = usePassedFocus<HTMLHeadingElement>()
  if (phase.step !== 'placed') return null
  const finish = () => {
    changeSlip(page, () => emptySlip(newRequestKey()))
    onLeave()
    leaveEmptySlip(page)
  }
  return (
    <div role="status" className="flex flex-col gap-3 overflow-y-auto p-4">
      <div className="flex items-center gap-3">
        <span className="grid size-11 place-items-center rounded-full bg-brand-soft text-brand">
          <Icon name="check" size={24} />
        </span>
        <div>
          <h3 ref={heading} tabIndex={-1} className="text-lg font-bold outline-none">
            {texts.placed}
          </h3>
          <p className="text-sm text-muted">
            {texts.reference} <span className="figures font-semibold">{phase.reference}</span>
          </p>
        </div>
      </div>
      <ul className="divide-y divide-line border-y border-line">
        {phase.bets.map((bet) => (
          <PlacedRow key={bet.selectionIds.join()} bet={bet} selections={selections} />
        ))}
      </ul>
      <Button isWide onClick={finish}>
        {texts.finish}
      </Button>
      <Link
        to="/mybets"
        onClick={finish}
        className={buttonClass({ look: 'secondary', isWide: true })}
      >
        {texts.toMyBets}
      </Link>
    </div>
  )
}

interface PlacedRowProps {
  readonly bet: PlacedBet
  readonly selections: readonly SlipSelection[]
}

const NO_SIDES = ['', ''] as const

function PlacedRow({ bet, selections }: PlacedRowProps) {
  const texts = useTexts(slipTexts)
  const formats = useFormats()
  const nameOf = useSelectionNamer()
  const legNameOf = useLegNamer()
  const legs = selections.filter((each) => bet.selectionIds.includes(each.selectionId))
  const [first] = legs
  const isMultiple = legs.length > 1
  const sides = useSideNames(first?.teams ?? NO_SIDES)
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-2 py-2 text-sm">
      <span className="min-w-0 break-words">
        <span className="font-semibold">
          {isMultiple ? texts.wholeName(legs.length) : first && nameOf(first, first.teams)}
        </span>{' '}
        <span className="figures">{formats.odds(bet.rate)}</span>
      </span>
      <span className="figures text-right">{formats.money(bet.price)}</span>
      <div
        className={classNames(
          'min-w-0 break-words text-xs text-muted',
          isMultiple && 'order-last col-span-2',
        )}
      >
        {isMultiple
          ? legs.map((leg) => <p key={leg.selectionId}>{legNameOf(leg)}</p>)
          : first && (
              <>
                <MarketName {...first} />
                <span className="block">{matchName(sides)}</span>
              </>
            )}
      </div>
      <span className="figures col-start-2 text-right text-xs text-muted">
        {texts.potentialReturn} {formats.money(bet.potentialReturn)}
      </span>
    </li>
  )
}
