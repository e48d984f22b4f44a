import { addCapped } from '@caderneta/domain/money/money'
import { formatReais } from '@caderneta/domain/person/format'
import { Link } from '../../../routing/router.tsx'
import { useSite } from '../../../site/site-store.ts'
import { useTexts } from '../../../texts/texts.ts'
import { slipTexts } from '../slip-texts.ts'
import { QuickStakes } from '../stake/quick-stakes.tsx'
import type { StakeTarget } from '../stake/stake-target.ts'
import { awaitsBet } from '../state/bonus-counts.ts'
import type { SlipSum } from '../state/slip-sum.ts'
import { CashbackToggle } from './cashback-toggle.tsx'
import { SlipStakeInput, useSlipEditing } from './slip-editing.tsx'

interface SlipFooterProps {
  readonly sum: SlipSum
  /** The stake that the bettor entered last. */
  readonly target: StakeTarget
}

/** One stake for all, quick stakes, the cashback and the totals. */
export function SlipFooter({ sum, target }: SlipFooterProps) {
  const { isLocked } = useSlipEditing()
  return (
    <footer className="flex flex-col gap-3 border-t border-line p-3">
      {sum.picks.length > 1 && <StakeForAll />}
      <QuickStakes target={target} />
      <CashbackToggle isDisabled={isLocked} />
      <Totals sum={sum} />
      <RulesLink />
    </footer>
  )
}

function RulesLink() {
  const texts = useTexts(slipTexts)
  return (
    <Link
      to="/regras-de-apostas"
      className="inline-flex min-h-11 items-center self-start text-sm text-muted underline underline-offset-2"
    >
      {texts.rules}
    </Link>
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
  const { stakes, potentialReturns, bonus } = sum
  const isTooHigh = useSlipEditing().problems.some(({ is }) => is === 'large')
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
        {isTooHigh ? '—' : formatReais(potentialReturns)}
      </dd>
      {bonus > 0 && !isTooHigh && (
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
