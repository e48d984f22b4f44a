import { useCallback, useEffect, useRef, useState } from 'react'
import { usePage } from '../../../root/page.ts'
import { useTexts } from '../../../texts/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { PathIcon } from '../../../ui/icon/icon.tsx'
import { TRASH_PATH } from '../../../ui/icon/later-icon-paths.ts'
import { slipTexts } from '../slip-texts.ts'
import { Keypad } from '../stake/keypad.tsx'
import { type StakeTarget, stakeAt, targetKey, withStakeAt } from '../stake/stake-target.ts'
import { type KeypadKey, pressedStake, writtenStake } from '../stake/stake-text.ts'
import { useSlipMaxima } from '../stake/use-slip-maxima.ts'
import { watchOffers } from '../state/bonus-counts.ts'
import { emptySlip } from '../state/empty-slip.ts'
import { changeSlip } from '../state/slip-changes.ts'
import type { SlipState } from '../state/slip-content.ts'
import type { SlipPick } from '../state/slip-picks.ts'
import { isAwaitingResult } from '../state/slip-state.ts'
import { useSlip } from '../state/slip-store.ts'
import { useSlipSum } from '../state/use-slip-sum.ts'
import { SlipAction } from '../submit/slip-action.tsx'
import { SlipReceipt } from '../submit/slip-receipt.tsx'
import { MultiplesSection } from './multiples-section.tsx'
import { leaveEmptySlip } from './pass-focus.ts'
import { type SlipEditing, SlipEditingContext } from './slip-editing.tsx'
import { SlipFooter, SlipTotals } from './slip-footer.tsx'
import { SlipRow } from './slip-row.tsx'
import { targetBelowBets, WholeMultiple } from './whole-multiple.tsx'

interface SlipContentProps {
  /** True for the short form of a single bet: only its row and the button (SLP-20). */
  readonly isShort: boolean
  readonly hasKeypad: boolean
  /** The bettor navigates away: a sheet closes. */
  readonly onLeave: () => void
}

/** The stake entered last; the keypad writes it while open, quick stakes always. */
interface StakeField {
  readonly target: StakeTarget
  readonly isKeypadOpen: boolean
  /** Just entered: the whole stake is selected, and a digit replaces it. */
  readonly isMarked: boolean
}

function pressKey(slip: SlipState, { target, isMarked }: StakeField, key: KeypadKey): SlipState {
  const stake = isMarked && key !== 'backspace' ? '' : stakeAt(slip, target)
  return withStakeAt(slip, target, pressedStake(stake, key))
}

/** Formats the stake as on blur: an already formatted stake stays unchanged. */
function writeOut(slip: SlipState, { target }: StakeField): SlipState {
  const stake = stakeAt(slip, target)
  const written = writtenStake(stake)
  return written === stake ? slip : withStakeAt(slip, target, written)
}

function leaveField(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}

/** The slip under its header: the bets being edited, or the receipt of those just placed. */
export function SlipContent(props: SlipContentProps) {
  const { phase } = useSlip()
  return phase.step === 'placed' ? (
    <SlipReceipt onLeave={props.onLeave} />
  ) : (
    <SlipEditor {...props} />
  )
}

function SlipEditor({ isShort, hasKeypad, onLeave }: SlipContentProps) {
  const page = usePage()
  useEffect(() => watchOffers(page), [page])
  const slip = useSlip()
  const sum = useSlipSum()
  const [field, setField] = useState<StakeField | null>(null)
  const onGone = useCallback((key: string) => {
    setField((now) => (now !== null && targetKey(now.target) === key ? null : now))
  }, [])
  const isLocked = isAwaitingResult(slip)
  const maxima = useSlipMaxima(sum, isLocked)
  const isKeypadOpen = hasKeypad && field !== null && field.isKeypadOpen && !isLocked
  const scroller = useEnteredInSight(isKeypadOpen)
  const editing: SlipEditing = {
    ...maxima,
    isLocked,
    hasKeypad,
    entered: field?.target ?? null,
    onEnter: (target) => setField({ target, isKeypadOpen: true, isMarked: true }),
    onGone,
  }
  return (
    <SlipEditingContext value={editing}>
      <div data-slip-editor className="flex min-h-0 flex-col">
        <div ref={scroller} className="relative min-h-32 overflow-y-auto overscroll-contain">
          {!isShort && <SlipTools isLocked={isLocked} />}
          {!isShort && <WholeMultiple sum={sum} />}
          <SlipRows picks={sum.picks} />
          {!isShort && <MultiplesSection sum={sum} />}
          {!isShort && <SlipFooter sum={sum} target={targetBelowBets(sum, editing.entered)} />}
        </div>
        <footer className="shrink-0 border-t border-line bg-surface">
          <div className="flex flex-col gap-2 px-3 pt-2 pb-3">
            <SlipTotals sum={sum} isShort={isShort} />
            {!isKeypadOpen && <SlipAction sum={sum} onLeave={onLeave} />}
          </div>
          {isKeypadOpen && <FieldKeypad field={field} onChange={setField} />}
        </footer>
      </div>
    </SlipEditingContext>
  )
}

/** The keypad takes room from what scrolls above it: the field that it writes stays in sight. */
function useEnteredInSight(isKeypadOpen: boolean): React.RefObject<HTMLDivElement | null> {
  const scroller = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const entered = document.activeElement
    if (isKeypadOpen && scroller.current?.contains(entered)) {
      entered?.scrollIntoView?.({ block: 'nearest' })
    }
  }, [isKeypadOpen])
  return scroller
}

interface FieldKeypadProps {
  readonly field: StakeField
  readonly onChange: (field: StakeField) => void
}

function FieldKeypad({ field, onChange }: FieldKeypadProps) {
  const page = usePage()
  return (
    <Keypad
      onKey={(key) => {
        changeSlip(page, (now) => pressKey(now, field, key))
        onChange({ ...field, isMarked: false })
      }}
      onDone={() => {
        leaveField()
        changeSlip(page, (now) => writeOut(now, field))
        onChange({ ...field, isKeypadOpen: false })
      }}
    />
  )
}

function SlipTools({ isLocked }: { readonly isLocked: boolean }) {
  const page = usePage()
  const texts = useTexts(slipTexts)
  return (
    <div className="flex items-center justify-between border-b border-line pl-3">
      <h3 className="text-xs font-semibold whitespace-nowrap text-muted">{texts.kinds}</h3>
      <Button
        look="quiet"
        size="small"
        className="text-xs whitespace-nowrap"
        disabled={isLocked}
        onClick={() => {
          changeSlip(page, (slip) => emptySlip(slip.slipId))
          leaveEmptySlip(page)
        }}
      >
        <PathIcon path={TRASH_PATH} size={16} />
        {texts.removeAll}
      </Button>
    </div>
  )
}

function SlipRows({ picks }: { readonly picks: readonly SlipPick[] }) {
  return (
    <ul className="divide-y divide-line">
      {picks.map((pick) => (
        <SlipRow key={pick.selection.selectionId} pick={pick} />
      ))}
    </ul>
  )
}
