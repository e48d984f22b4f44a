import { Link } from 'react-router'
import { moneyText } from '../../formats/money-format.ts'
import { useTexts } from '../../texts/texts.ts'
import { useWallet } from './wallet-store.ts'
import { walletTexts } from './wallet-texts.ts'

/** The balance and cashback link of the header (HDR-04, HDR-08): the total, and what is cashback. */
export function WalletSummary() {
  const texts = useTexts(walletTexts)
  const { total, cashback } = useWallet()
  const [totalText, cashbackText] = [moneyText(total), moneyText(cashback)]
  return (
    <Link
      to="/bank/balance"
      aria-label={texts.summary(totalText, cashbackText)}
      className="figures flex min-h-11 flex-col items-end justify-center rounded-control px-2 leading-tight hover:bg-on-frame/10"
    >
      <span className="text-sm font-bold text-on-frame">{totalText}</span>
      <span className="text-xs text-on-frame-muted">
        {texts.cashback} {cashbackText}
      </span>
    </Link>
  )
}
