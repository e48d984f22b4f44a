import { formatReais } from '@caderneta/domain/person/format'
import { Link } from '../../routing/router.tsx'
import { useTexts } from '../../texts/texts.ts'
import { buttonClass } from '../../ui/button.tsx'
import { useWallet } from '../wallet/wallet.ts'
import { userMenuTexts } from './user-menu-texts.ts'

/** The total, its two pockets, and the link to a deposit (USR-02 to USR-05). */
export function MenuBalances({ onFollow }: { readonly onFollow: () => void }) {
  const texts = useTexts(userMenuTexts)
  const { total, cash, cashback } = useWallet()
  return (
    <section className="figures flex flex-col gap-3 rounded-card bg-sunken p-4">
      <p className="text-sm text-muted">
        {texts.totalBalance}
        <span className="block text-2xl font-bold text-ink">{formatReais(total)}</span>
      </p>
      <dl className="grid grid-cols-[1fr_auto] gap-1 text-sm [&>dd]:text-right">
        <dt className="text-muted">{texts.available}</dt>
        <dd className="font-semibold">{formatReais(cash)}</dd>
        <dt className="text-muted">{texts.cashback}</dt>
        <dd className="font-semibold">{formatReais(cashback)}</dd>
      </dl>
      <Link to="/bank/funds" onClick={onFollow} className={buttonClass({ isWide: true })}>
        {texts.fund}
      </Link>
    </section>
  )
}
