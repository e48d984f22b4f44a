import { ZERO } from '@caderneta/domain/money/money'
import { formatAmount, formatReais } from '@caderneta/domain/person/format'
import { createContext, useContext, useEffect, useId, useRef } from 'react'
import { usePage } from '../../../root/page.ts'
import { useTexts } from '../../../texts/texts.ts'
import { useRoomNamer } from '../room-name.ts'
import { slipTexts } from '../slip-texts.ts'
import { useLimitNamer } from '../stake/limit-name.ts'
import { StakeInput } from '../stake/stake-input.tsx'
import { problemAt } from '../stake/stake-maxima.ts'
import { StakeNote } from '../stake/stake-note.tsx'
import { legsAt, type StakeTarget, stakeAt, targetKey, withStakeAt } from '../stake/stake-target.ts'
import { stakeOf } from '../stake/stake-text.ts'
import type { SlipMaxima } from '../stake/use-slip-maxima.ts'
import { changeSlip } from '../state/slip-changes.ts'
import { useSlipNotices } from '../state/slip-notices.ts'
import { useSlip } from '../state/slip-store.ts'

/** Shared by every stake of the slip while it is edited. */
export interface SlipEditing extends SlipMaxima {
  /** A response is pending: nothing changes. */
  readonly isLocked: boolean
  /** The page's own keypad replaces the device's keyboard. */
  readonly hasKeypad: boolean
  /** The field entered last, as long as it is shown. */
  readonly entered: StakeTarget | null
  readonly onEnter: (target: StakeTarget) => void
  /** The field with that `placeKey` is no longer shown. */
  readonly onGone: (key: string) => void
}

export const SlipEditingContext = createContext<SlipEditing>({
  isLocked: false,
  hasKeypad: false,
  entered: null,
  onEnter: () => undefined,
  onGone: () => undefined,
  maximumAt: () => null,
  roomAt: () => null,
  stakeMin: null,
  purse: null,
  problems: [],
  onShown: () => undefined,
  onHidden: () => undefined,
})

export function useSlipEditing(): SlipEditing {
  return useContext(SlipEditingContext)
}

/**
 * The maximum of a visible stake is requested; one that is no longer visible, for whatever reason,
 * must not be written.
 */
function useReportShown(target: StakeTarget): void {
  const { onShown, onHidden, onGone } = useSlipEditing()
  const key = targetKey(target)
  const latest = useRef(target)
  latest.current = target
  useEffect(() => {
    onShown(key, latest.current)
    return () => {
      onHidden(key)
      onGone(key)
    }
  }, [onShown, onHidden, onGone, key])
}

interface SlipStakeInputProps {
  readonly target: StakeTarget
  readonly label: string
  /** A short name of its bet. */
  readonly name: string
  readonly isDisabled?: boolean
}

/** The input of one stake of the slip, in any section, in a grid of two columns. */
export function SlipStakeInput({ target, label, name, isDisabled = false }: SlipStakeInputProps) {
  const page = usePage()
  const editing = useSlipEditing()
  const { isLocked, hasKeypad, entered, onEnter } = editing
  const texts = useTexts(slipTexts)
  const value = stakeAt(useSlip(), target)
  const noteId = useId()
  useReportShown(target)
  const { isStakeMissing } = useSlipNotices()
  const isMarked = isStakeMissing && [null, ZERO].includes(stakeOf(value))
  // Every empty field is marked; only the focused one shows the reason.
  const isPrompted = isMarked && entered !== null && targetKey(entered) === targetKey(target)
  const problem = problemAt(editing.problems, target)
  const note = useNote(target, isDisabled)
  const room = isDisabled ? null : editing.roomAt(target)
  const write = (text: string) => changeSlip(page, (now) => withStakeAt(now, target, text))
  const roomName = useRoomNamer(editing)
  return (
    <>
      <StakeInput
        label={label}
        value={value}
        onChange={write}
        describedBy={isPrompted || note !== null ? noteId : undefined}
        isInvalid={isMarked || problem !== null}
        isDisabled={isLocked || isDisabled}
        hasKeypad={hasKeypad}
        onFocus={() => onEnter(target)}
        maximum={{
          text: texts.takeMaximum,
          label: texts.takeMaximumOf(isDisabled ? '' : roomName(target), name),
          isDisabled: isLocked || room === null || room === ZERO,
          onTake: () => room !== null && write(formatAmount(room)),
        }}
      />
      <StakeNote
        id={noteId}
        text={isPrompted ? texts.enterStake : note}
        isProblem={isPrompted || problem !== null}
        isAlert={isPrompted}
      />
    </>
  )
}

/**
 * The limit that a stake violates, or the one that keeps the bettor from staking what the chosen
 * pockets hold; a limit beyond that is no news, and the button with the maximum names it.
 */
function useNote(target: StakeTarget, isDisabled: boolean): string | null {
  const { problems, maximumAt, purse } = useSlipEditing()
  const texts = useTexts(slipTexts)
  const limitNameOf = useLimitNamer()
  const problem = problemAt(problems, target)
  if (problem?.is === 'small') return texts.stakeSmall(formatReais(problem.stakeMin))
  const maximum = isDisabled ? null : maximumAt(target)
  if (maximum === null) return null
  if (problem === null && (purse === null || maximum.stake >= purse)) return null
  return texts.maximumNow(formatReais(maximum.stake), limitNameOf(maximum, legsAt(target)))
}
