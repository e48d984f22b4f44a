import { add, type Centavos, centavos, ZERO } from '@caderneta/domain/money/money'
import { formatAmount } from '@caderneta/domain/person/format'
import { usePage } from '../../../root/page.ts'
import { useTexts } from '../../../texts/texts.ts'
import { useSlipEditing } from '../panel/slip-editing.tsx'
import { useRoomNamer } from '../room-name.ts'
import { slipTexts } from '../slip-texts.ts'
import { changeSlip } from '../state/slip-changes.ts'
import { useSlip } from '../state/slip-store.ts'
import { type StakeTarget, stakeAt, withStakeAt } from './stake-target.ts'
import { stakeOf } from './stake-text.ts'
import { useTargetNamer } from './target-name.ts'

const STEPS: readonly Centavos[] = [centavos(1000), centavos(5000)]

interface QuickStakesProps {
  /** The stake that they write. */
  readonly target: StakeTarget
  /** Their field is directly above them, which shows whose they are. */
  readonly isBelowField?: boolean
  readonly isDisabled?: boolean
}

/**
 * +10, +50 and the maximum stake, which is shown before the click. A step that exceeds the limits
 * is disabled; one that exceeds the wallet requires a deposit later.
 */
export function QuickStakes({
  target,
  isBelowField = false,
  isDisabled = false,
}: QuickStakesProps) {
  const page = usePage()
  const texts = useTexts(slipTexts)
  const { isLocked, maximumAt, roomAt } = useSlipEditing()
  const slip = useSlip()
  const roomName = useRoomNamer({ roomAt, maximumAt })
  const nameOf = useTargetNamer()
  const hasOthers = slip.selections.length > 1
  const room = roomAt(target)
  const maximum = maximumAt(target)?.stake ?? null
  const now = stakeOf(stakeAt(slip, target)) ?? ZERO
  const write = (stake: Centavos) =>
    changeSlip(page, (state) => withStakeAt(state, target, formatAmount(stake)))
  return (
    <fieldset className="flex flex-wrap gap-1.5" disabled={isLocked || isDisabled}>
      <legend className={hasOthers && !isBelowField ? 'mb-1 text-xs text-muted' : 'sr-only'}>
        {hasOthers ? texts.quickStakesFor(nameOf(target)) : texts.quickStakes}
      </legend>
      {STEPS.map((step) => (
        <button
          key={step}
          type="button"
          className={CHIP}
          disabled={maximum !== null && add(now, step) > maximum}
          onClick={() => write(add(now, step))}
        >
          {texts.addStake(step / 100)}
        </button>
      ))}
      <button
        type="button"
        className={`${CHIP} grow`}
        disabled={room === null || room === ZERO}
        onClick={() => room !== null && write(room)}
      >
        {texts.stakeMaximum} {roomName(target)}
      </button>
    </fieldset>
  )
}

const CHIP =
  'figures min-h-11 rounded-full border border-line-strong px-3 text-xs font-semibold hover:bg-sunken disabled:opacity-60 lg:min-h-9'
