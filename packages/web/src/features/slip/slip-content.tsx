import { useState } from 'react'
import { useSite } from '../../site/site-store.ts'
import { useTexts } from '../../texts/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Keypad } from './keypad.tsx'
import { SlipAction, SlipFooter } from './slip-footer.tsx'
import type { SlipLine } from './slip-lines.ts'
import { SlipReceipt } from './slip-receipt.tsx'
import { SlipRow } from './slip-row.tsx'
import {
  emptySlip,
  isAwaitingAnswer,
  type SlipState,
  setStake,
  setStakeForAll,
} from './slip-state.ts'
import { changeSlip, useSlip, useSlipNotices } from './slip-store.ts'
import { slipTexts } from './slip-texts.ts'
import { type KeypadKey, pressedStake } from './stake-text.ts'
import { useSlipLines } from './use-slip-lines.ts'

interface SlipContentProps {
  /** True for the short form of a single bet: its row and the button, nothing else (SLP-20). */
  readonly isShort: boolean
  readonly hasKeypad: boolean
  /** The bettor goes elsewhere: a sheet closes. */
  readonly onLeave: () => void
}

/** Which stake the keypad writes: a selection's or the one for all. */
interface StakeField {
  readonly of: number | 'all'
  /** Just entered: the whole stake is marked, and a digit replaces it. */
  readonly isMarked: boolean
}

function pressKey(slip: SlipState, { of, isMarked }: StakeField, key: KeypadKey): SlipState {
  const pressed = (stake: string) => pressedStake(isMarked && key !== 'backspace' ? '' : stake, key)
  if (of === 'all') return setStakeForAll(slip, pressed(slip.stakeForAll))
  const stake = slip.selections.find((each) => each.selectionId === of)?.stake ?? ''
  return setStake(slip, of, pressed(stake))
}

function leaveField(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}

/** The slip under its head: the bets being made, or the receipt of those just made. */
export function SlipContent(props: SlipContentProps) {
  const { phase } = useSlip()
  return phase.step === 'placed' ? (
    <SlipReceipt onLeave={props.onLeave} />
  ) : (
    <SlipEditor {...props} />
  )
}

function SlipEditor({ isShort, hasKeypad, onLeave }: SlipContentProps) {
  const slip = useSlip()
  const lines = useSlipLines()
  const [field, setField] = useState<StakeField | null>(null)
  const isLocked = isAwaitingAnswer(slip)
  const shared = { isLocked, hasKeypad }
  const enter = (of: StakeField['of']) => setField({ of, isMarked: true })
  return (
    <div className="flex min-h-0 flex-col">
      {!isShort && <SlipTools isLocked={isLocked} />}
      <SlipRows {...shared} lines={lines} onFocusStake={enter} />
      {!isShort && <SlipFooter {...shared} lines={lines} onFocusStake={() => enter('all')} />}
      {hasKeypad && field !== null && !isLocked ? (
        <div className="sticky bottom-0">
          <Keypad
            onKey={(key) => {
              changeSlip((now) => pressKey(now, field, key))
              setField({ ...field, isMarked: false })
            }}
            onDone={() => {
              leaveField()
              setField(null)
            }}
          />
        </div>
      ) : (
        <div className="sticky bottom-0 bg-surface px-3 pt-2 pb-3">
          <SlipAction lines={lines} onLeave={onLeave} />
        </div>
      )}
    </div>
  )
}

function SlipTools({ isLocked }: { readonly isLocked: boolean }) {
  const texts = useTexts(slipTexts)
  return (
    <div className="flex items-center justify-between border-b border-line pl-3">
      <h3 className="text-xs font-semibold whitespace-nowrap text-muted">{texts.kinds}</h3>
      <Button
        look="quiet"
        size="small"
        className="text-xs whitespace-nowrap"
        disabled={isLocked}
        onClick={() => changeSlip((slip) => emptySlip(slip.slipId))}
      >
        <Icon name="trash" size={16} />
        {texts.removeAll}
      </Button>
    </div>
  )
}

interface SlipRowsProps {
  readonly lines: readonly SlipLine[]
  readonly isLocked: boolean
  readonly hasKeypad: boolean
  readonly onFocusStake: (selectionId: number) => void
}

function SlipRows({ lines, ...shared }: SlipRowsProps) {
  const limits = useSite()?.client.limits ?? null
  const { isStakeMissing } = useSlipNotices()
  return (
    <ul className="divide-y divide-line">
      {lines.map((line) => (
        <SlipRow
          key={line.selection.selectionId}
          line={line}
          limits={limits}
          isMissingMarked={isStakeMissing}
          {...shared}
        />
      ))}
    </ul>
  )
}
