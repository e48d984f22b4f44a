import { formatReais } from '@caderneta/domain/person/format'
import { usePage } from '../../../root/page.ts'
import { useTexts } from '../../../texts/texts.ts'
import { classNames } from '../../../ui/class-names.ts'
import { showToast } from '../../../ui/toast/toast-queue.ts'
import { useWallet } from '../../wallet/wallet.ts'
import { slipTexts } from '../slip-texts.ts'
import { changeSlip } from '../state/slip-changes.ts'
import { useSlip } from '../state/slip-store.ts'
import { isCashbackActive } from '../submit/submit-slip.ts'

/** USAR or NÃO USAR; an empty pocket forces NÃO USAR with a reason (decision 0017). */
export function CashbackToggle({ isDisabled }: { readonly isDisabled: boolean }) {
  const page = usePage()
  const texts = useTexts(slipTexts)
  const { cashbackChoice } = useSlip()
  const { cashback } = useWallet()
  const isActive = isCashbackActive(cashbackChoice, cashback)
  const toggle = () => {
    if (!isActive && cashback === 0) showToast(page, 'error', texts.noCashback)
    else changeSlip(page, (slip) => ({ ...slip, cashbackChoice: !isActive }))
  }
  return (
    <div className="flex items-center justify-between gap-2 text-sm">
      <span>
        {texts.cashback} <span className="figures text-muted">{formatReais(cashback)}</span>
      </span>
      <button
        type="button"
        role="switch"
        aria-checked={isActive}
        aria-label={`${texts.cashback}: ${isActive ? texts.useCashback : texts.keepCashback}`}
        disabled={isDisabled}
        onClick={toggle}
        className={classNames(
          'min-h-11 rounded-full border px-4 text-xs font-bold disabled:opacity-60 lg:min-h-9',
          isActive ? 'border-brand bg-brand text-on-brand' : 'border-line-strong text-muted',
        )}
      >
        {isActive ? texts.useCashback : texts.keepCashback}
      </button>
    </div>
  )
}
