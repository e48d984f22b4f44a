import type { BalanceWire, DebtCauseWire } from '@caderneta/contract/wallet/wallet'
import { useFormats } from '../../formats/formats.ts'
import { Link } from '../../routing/router.tsx'
import { useTexts } from '../../texts/texts.ts'
import { bankTexts } from './bank-texts.ts'

interface DebtNoticeProps {
  /** Null without a debt: nothing is shown. */
  readonly debt: Pick<BalanceWire, 'owed' | 'owedFor'> | null
  readonly page: 'balance' | 'funds' | 'withdraw'
}

/** What is owed, why, and what that means on the current page (decision 0053). */
export function DebtNotice({ debt, page }: DebtNoticeProps) {
  const texts = useTexts(bankTexts).debt
  const { money } = useFormats()
  if (!debt) return null
  const hasBets = debt.owedFor.some(({ betReference }) => betReference !== null)
  return (
    <section
      role="status"
      aria-label={texts.label}
      className="figures flex flex-col items-start gap-2 rounded-card bg-gold-soft p-3 text-gold-ink"
    >
      <p className="font-semibold">{texts.owed(money(debt.owed))}</p>
      <p>{texts.why}</p>
      {debt.owedFor.length > 0 && (
        <ul className="flex flex-col">
          {debt.owedFor.map((cause) => (
            <Cause key={`${cause.betId}/${cause.day}`} cause={cause} />
          ))}
        </ul>
      )}
      <p>{texts.pages[page](money(debt.owed))}</p>
      {hasBets && (
        <Link to="/mybets/historico" className="font-semibold underline">
          {texts.bets}
        </Link>
      )}
    </section>
  )
}

function Cause({ cause: { amount, betReference, day } }: { readonly cause: DebtCauseWire }) {
  const texts = useTexts(bankTexts).debt
  const { money } = useFormats()
  if (betReference !== null) return <li>{texts.bet(betReference, money(amount))}</li>
  return <li>{texts.cashback(day?.split('-').reverse().join('/') ?? '', money(amount))}</li>
}
