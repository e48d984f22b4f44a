import { addCapped } from '@caderneta/domain/money/money'
import { formatReais } from '@caderneta/domain/person/format'
import { useSite } from '../../../site/site-store.ts'
import { useTexts } from '../../../texts/texts.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { useWallet } from '../../wallet/wallet.ts'
import { slipTexts } from '../slip-texts.ts'
import { QuickStakes } from '../stake/quick-stakes.tsx'
import type { StakeTarget } from '../stake/stake-target.ts'
import { awaitsBet } from '../state/bonus-counts.ts'
import type { SlipSum } from '../state/slip-sum.ts'
import { CashbackToggle } from './cashback-toggle.tsx'
import { SlipStakeInput, useSlipEditing } from './slip-editing.tsx'

interface SlipFooterProps {
  readonly sum: SlipSum
  /** What the quick stakes here write; null leaves them to the multiple's own. */
  readonly target: StakeTarget | null
}

/** One stake for all, and quick stakes. */
export function SlipFooter({ sum, target }: SlipFooterProps) {
  if (sum.picks.length < 2 && target === null) return null
  return (
    <div className="flex flex-col gap-3 border-t border-line p-3">
      {sum.picks.length > 1 && <StakeForAll />}
      {target !== null && <QuickStakes target={target} />}
    </div>
  )
}

interface SlipTotalsProps {
  readonly sum: SlipSum
  /** True for the short form of a single bet, whose row has stake and return. */
  readonly isShort: boolean
}

/** What decides, always in sight beside the button: the pocket, the stakes and the returns. */
export function SlipTotals({ sum, isShort }: SlipTotalsProps) {
  const { isLocked } = useSlipEditing()
  const { cashback } = useWallet()
  return (
    <>
      <Offline picks={sum.picks} />
      {(!isShort || cashback > 0) && <CashbackToggle isDisabled={isLocked} />}
      {!isShort && <Totals sum={sum} />}
    </>
  )
}

/** Once for all selections: they wait for the same connection. */
function Offline({ picks }: Pick<SlipSum, 'picks'>) {
  const texts = useTexts(slipTexts)
  const { length } = picks.filter(({ status }) => status === 'offline')
  return (
    <p
      role="status"
      className="flex items-center gap-1.5 text-xs font-medium text-danger empty:hidden"
    >
      {length > 0 && <Icon name="lock" size={14} />}
      {length > 0 && texts.offline(length)}
    </p>
  )
}

function StakeForAll() {
  const texts = useTexts(slipTexts)
  return (
    <div className="grid grid-cols-2 items-center gap-x-2 gap-y-1">
      <span aria-hidden="true" className="text-sm">
        {texts.stakeForAll}
      </span>
      <SlipStakeInput target={{ of: 'all' }} label={texts.stakeForAll} name={texts.allSingles} />
    </div>
  )
}

/** Stakes, potential returns, and on a separate line the bonus (SLP-28). */
function Totals({ sum }: { readonly sum: SlipSum }) {
  const texts = useTexts(slipTexts)
  const { picks, stakes, potentialReturns, bonus } = sum
  const isTooHigh = useSlipEditing().problems.some(({ is }) => is === 'large')
  const hasReturn = !isTooHigh && picks.some(({ status }) => status === 'open')
  const term = 'text-muted'
  const amount = 'figures text-right font-semibold'
  const isBonusAhead = awaitsBet(useSite()?.client.offers)
  const hasMultiple = sum.rows.some((row) => row.staked.length > 0)
  return (
    <dl className="grid grid-cols-2 gap-x-2 gap-y-1 text-sm">
      <dt className={term}>{texts.totalStakes}</dt>
      <dd className={amount}>{formatReais(stakes)}</dd>
      <dt className={term}>{texts.totalReturns}</dt>
      <dd data-return className={`${amount} text-base`}>
        {hasReturn ? formatReais(potentialReturns) : '—'}
      </dd>
      {bonus > 0 && hasReturn && (
        <>
          <dt className={term}>{texts.totalBonus}</dt>
          <dd className={`${amount} text-brand`}>+{formatReais(bonus)}</dd>
          <dt className={term}>{texts.totalWithBonus}</dt>
          <dd className={`${amount} text-base`}>
            {formatReais(addCapped(potentialReturns, bonus))}
          </dd>
        </>
      )}
      {isBonusAhead && hasMultiple && (
        <dd className="col-span-2 text-xs text-muted">{texts.bonusFromSecond}</dd>
      )}
    </dl>
  )
}
