import { formatAmount, formatReais } from '@caderneta/domain/format'
import { add, type Centavos, centavos, subtract, ZERO } from '@caderneta/domain/money'
import { useTexts } from '../../texts/texts.ts'
import { useWallet } from '../wallet/wallet.ts'
import { useSlipEditing, useStakeLimits } from './slip-editing.tsx'
import { stakeRoom, stakesAt } from './slip-limits.ts'
import { changeSlip, useSlip } from './slip-store.ts'
import type { SlipSum } from './slip-sum.ts'
import { slipTexts } from './slip-texts.ts'
import { type StakePlace, stakeAt, withStakeAt } from './stake-place.ts'
import { stakeOf } from './stake-text.ts'
import { isCashbackActive } from './submit-slip.ts'

const STEPS: readonly Centavos[] = [centavos(1000), centavos(5000)]

interface QuickStakesProps {
  readonly sum: SlipSum
  /** The stake that the bettor entered last. */
  readonly place: StakePlace
}

/** +10, +50 and the most that may be staked, which is told before the click. */
export function QuickStakes({ sum, place }: QuickStakesProps) {
  const texts = useTexts(slipTexts)
  const { isLocked } = useSlipEditing()
  const slip = useSlip()
  const room = useRoom(sum, place)
  const now = stakeOf(stakeAt(slip, place)) ?? ZERO
  const write = (stake: Centavos) =>
    changeSlip((state) => withStakeAt(state, place, formatAmount(stake)))
  return (
    <fieldset className="flex flex-wrap gap-1.5" disabled={isLocked}>
      <legend className="sr-only">{texts.quickStakes}</legend>
      {STEPS.map((step) => (
        <button key={step} type="button" className={CHIP} onClick={() => write(add(now, step))}>
          {texts.addStake(step / 100)}
        </button>
      ))}
      <button
        type="button"
        className={`${CHIP} grow`}
        disabled={room === null || room === ZERO}
        onClick={() => room !== null && write(room)}
      >
        {texts.stakeMaximum} {room !== null && formatReais(room)}
      </button>
    </fieldset>
  )
}

const CHIP =
  'figures min-h-11 rounded-full border border-line-strong px-3 text-xs font-semibold hover:bg-sunken disabled:opacity-60 lg:min-h-9'

/** What the chosen pockets hold beside the other bets, within the limits of a bet. */
function useRoom(sum: SlipSum, place: StakePlace): Centavos | null {
  const limits = useStakeLimits()
  const slip = useSlip()
  const { cash, total, cashback } = useWallet()
  if (limits === null) return null
  const purse = isCashbackActive(slip.cashbackChoice, cashback) ? total : cash
  const others = subtract(sum.stakes, stakesAt(sum, place))
  return stakeRoom(sum, place, limits, subtract(purse, others))
}
