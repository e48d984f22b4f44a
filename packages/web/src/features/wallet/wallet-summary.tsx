import { formatReais } from '@caderneta/domain/person/format'
import { Link } from '../../routing/router.tsx'
import { useTexts } from '../../texts/texts.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Icon, PathIcon } from '../../ui/icon/icon.tsx'
import { GIFT_PATH } from '../../ui/icon/later-icon-paths.ts'
import { useWallet } from './wallet-store.ts'
import { walletTexts } from './wallet-texts.ts'

/** The money of the top bar: total with cashback, and the link to a deposit (HDR-08, 09). */
export function WalletSummary() {
  const texts = useTexts(walletTexts)
  const { total, cashback } = useWallet()
  const [totalText, cashbackText] = [formatReais(total), formatReais(cashback)]
  return (
    <>
      <Link
        to="/bank/balance"
        aria-label={texts.summary(totalText, cashbackText)}
        className="figures flex min-h-11 min-w-23 flex-col items-end justify-center rounded-control px-1.5 leading-tight hover:bg-on-frame/10 lg:min-w-28"
      >
        <span className="text-sm font-bold whitespace-nowrap text-on-frame">{totalText}</span>
        <span className="flex items-center gap-1 text-xs whitespace-nowrap text-on-frame-muted">
          <PathIcon path={GIFT_PATH} size={12} className="lg:hidden" />
          <span className="max-lg:hidden">{texts.cashback}</span> {cashbackText}
        </span>
      </Link>
      <Link
        to="/bank/funds"
        aria-label={texts.fund}
        className={`${buttonClass({ look: 'gold', size: 'small' })} max-lg:px-2.5 lg:min-w-28`}
      >
        <Icon name="plus" size={18} />
        <span className="max-lg:hidden">{texts.fund}</span>
      </Link>
    </>
  )
}
