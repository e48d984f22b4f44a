import { formatReais } from '@caderneta/domain/format'
import { ZERO } from '@caderneta/domain/money'
import { createContext, useContext, useEffect } from 'react'
import { useSite } from '../../site/site-store.ts'
import { useTexts } from '../../texts/texts.ts'
import { type StakeFault, type StakeLimits, stakeLimits } from './slip-limits.ts'
import { changeSlip, useSlip, useSlipNotices } from './slip-store.ts'
import { slipTexts } from './slip-texts.ts'
import { StakeInput } from './stake-input.tsx'
import { placeKey, type StakePlace, stakeAt, withStakeAt } from './stake-place.ts'
import { stakeOf } from './stake-text.ts'

/** What every stake of the slip shares while it is edited. */
export interface SlipEditing {
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
})

export function useSlipEditing(): SlipEditing {
  return useContext(SlipEditingContext)
}

/** The limits of one bet; null until the site is known. */
export function useStakeLimits(): StakeLimits | null {
  const limits = useSite()?.client.limits
  return limits ? stakeLimits(limits) : null
}

/** Nobody may write a stake that has gone out of sight, by whatever way. */
function useTellGone(place: StakePlace): void {
  const { onGone } = useSlipEditing()
  const key = placeKey(place)
  useEffect(() => () => onGone(key), [onGone, key])
}

interface PlacedStakeProps {
  readonly place: StakePlace
  readonly label: string
  readonly fault?: StakeFault | null
  readonly isDisabled?: boolean
}

/** The input of one stake of the slip, wherever it stands. */
export function PlacedStake({ place, label, fault, isDisabled }: PlacedStakeProps) {
  const { isLocked, hasKeypad, entered, onEnter } = useSlipEditing()
  const texts = useTexts(slipTexts)
  const value = stakeAt(useSlip(), place)
  useTellGone(place)
  const { isStakeMissing } = useSlipNotices()
  const isMarked = isStakeMissing && (stakeOf(value) ?? ZERO) === ZERO
  // Every empty field is marked; the one that the bettor was led to says why.
  const isAsked = isMarked && entered !== null && placeKey(entered) === placeKey(place)
  const limitText = fault?.is === 'small' ? texts.stakeSmall : texts.stakeLarge
  return (
    <StakeInput
      label={label}
      value={value}
      onChange={(text) => changeSlip((now) => withStakeAt(now, place, text))}
      error={fault ? limitText(formatReais(fault.limit)) : isAsked ? texts.enterStake : null}
      isMarked={isMarked}
      isAlert={isAsked}
      isDisabled={isLocked || (isDisabled ?? false)}
      hasKeypad={hasKeypad}
      onFocus={() => onEnter(place)}
    />
  )
}
