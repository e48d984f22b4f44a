import { ZERO } from '@caderneta/domain/money/money'
import { formatAmount, formatReais } from '@caderneta/domain/person/format'
import { createContext, useContext, useEffect, useId, useRef } from 'react'
import { useTexts } from '../../../texts/texts.ts'
import { useRoomNamer } from '../room-name.ts'
import { slipTexts } from '../slip-texts.ts'
import { useLimitNamer } from '../stake/limit-name.ts'
import { StakeInput } from '../stake/stake-input.tsx'
import { faultAt } from '../stake/stake-maxima.ts'
import { StakeNote } from '../stake/stake-note.tsx'
import { legsAt, placeKey, type StakePlace, stakeAt, withStakeAt } from '../stake/stake-place.ts'
import { stakeOf } from '../stake/stake-text.ts'
import type { SlipMaxima } from '../stake/use-slip-maxima.ts'
import { useSlipNotices } from '../state/slip-notices.ts'
import { changeSlip, useSlip } from '../state/slip-store.ts'

/** What every stake of the slip shares while it is edited. */
export interface SlipEditing extends SlipMaxima {
  /** An answer is awaited: nothing changes. */
  readonly isLocked: boolean
  /** The page's own keypad stands in for the device's keyboard. */
  readonly hasKeypad: boolean
  /** The field that was entered last, as long as it is shown. */
  readonly entered: StakePlace | null
  readonly onEnter: (place: StakePlace) => void
  /** The field with that `placeKey` is not shown any more. */
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
  faults: [],
  onShown: () => undefined,
  onHidden: () => undefined,
})

export function useSlipEditing(): SlipEditing {
  return useContext(SlipEditingContext)
}

/**
 * A visible stake has its maximum requested; one that is no longer visible, for whatever reason,
 * must not be written.
 */
function useTellShown(place: StakePlace): void {
  const { onShown, onHidden, onGone } = useSlipEditing()
  const key = placeKey(place)
  const latest = useRef(place)
  latest.current = place
  useEffect(() => {
    onShown(key, latest.current)
    return () => {
      onHidden(key)
      onGone(key)
    }
  }, [onShown, onHidden, onGone, key])
}

interface PlacedStakeProps {
  readonly place: StakePlace
  readonly label: string
  /** What is bet on there, in few words. */
  readonly name: string
  readonly isDisabled?: boolean
}

/** The input of one stake of the slip, in any section, in a grid of two columns. */
export function PlacedStake({ place, label, name, isDisabled = false }: PlacedStakeProps) {
  const editing = useSlipEditing()
  const { isLocked, hasKeypad, entered, onEnter } = editing
  const texts = useTexts(slipTexts)
  const value = stakeAt(useSlip(), place)
  const noteId = useId()
  useTellShown(place)
  const { isStakeMissing } = useSlipNotices()
  const isMarked = isStakeMissing && (stakeOf(value) ?? ZERO) === ZERO
  // Every empty field is marked; the one that the bettor was led to says why.
  const isAsked = isMarked && entered !== null && placeKey(entered) === placeKey(place)
  const fault = faultAt(editing.faults, place)
  const note = useNote(place, isDisabled)
  const room = isDisabled ? null : editing.roomAt(place)
  const write = (text: string) => changeSlip((now) => withStakeAt(now, place, text))
  const roomName = useRoomNamer(editing)
  return (
    <>
      <StakeInput
        label={label}
        value={value}
        onChange={write}
        describedBy={isAsked || note !== null ? noteId : undefined}
        isInvalid={isMarked || fault !== null}
        isDisabled={isLocked || isDisabled}
        hasKeypad={hasKeypad}
        onFocus={() => onEnter(place)}
        maximum={{
          text: texts.takeMaximum,
          label: texts.takeMaximumOf(isDisabled ? '' : roomName(place), name),
          isDisabled: isLocked || room === null || room === ZERO,
          onTake: () => room !== null && write(formatAmount(room)),
        }}
      />
      <StakeNote
        id={noteId}
        text={isAsked ? texts.enterStake : note}
        isFault={isAsked || fault !== null}
        isAlert={isAsked}
      />
    </>
  )
}

/** The limit that a stake is out of, or the one that it may not pass. */
function useNote(place: StakePlace, isDisabled: boolean): string | null {
  const { faults, maximumAt, stakeMin } = useSlipEditing()
  const texts = useTexts(slipTexts)
  const limitNameOf = useLimitNamer()
  const fault = faultAt(faults, place)
  if (fault?.is === 'small') return texts.stakeSmall(formatReais(stakeMin ?? ZERO))
  const maximum = isDisabled ? null : maximumAt(place)
  if (maximum === null) return null
  return texts.maximumNow(formatReais(maximum.stake), limitNameOf(maximum, legsAt(place)))
}
