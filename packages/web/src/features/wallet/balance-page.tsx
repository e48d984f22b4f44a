import type { CashbackTodayWire, CreditsWire } from '@caderneta/contract/wallet/wallet'
import { formatReais } from '@caderneta/domain/person/format'
import { FailurePanel } from '../../failures/failure-panel.tsx'
import { useFormats } from '../../formats/formats.ts'
import { Link } from '../../routing/router.tsx'
import { useTexts } from '../../texts/texts.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { BankFrame, DebtNotice } from '../bank/bank.ts'
import { useCredits, useDebt } from './credits-query.ts'
import { useWallet } from './wallet-store.ts'
import { walletTexts } from './wallet-texts.ts'

/** `/bank/balance`: cash, cashback and the four bonus balances (ACC-19, ACC-21). */
export function BalancePage() {
  const texts = useTexts(walletTexts)
  return (
    <BankFrame title={texts.title} isWide>
      <DebtNotice debt={useDebt()} page="balance" />
      <Pockets />
      <Bonuses />
    </BankFrame>
  )
}

function Pockets() {
  const texts = useTexts(walletTexts)
  const { total, cash, cashback } = useWallet()
  return (
    <section className="figures flex flex-col gap-5 rounded-card border border-line bg-surface p-5 shadow-card">
      <p className="text-sm text-muted">
        {texts.total}
        <span className="block text-4xl font-bold text-ink">{formatReais(total)}</span>
      </p>
      <dl className="flex flex-wrap gap-x-10 gap-y-3">
        <div>
          <dt className="text-sm text-muted">{texts.available}</dt>
          <dd className="text-lg font-semibold">{formatReais(cash)}</dd>
        </div>
        <div>
          <dt className="text-sm text-muted">{texts.cashback}</dt>
          <dd className="text-lg font-semibold">{formatReais(cashback)}</dd>
        </div>
      </dl>
      {/* In a row of their own: beside a long amount there is no space for all three. */}
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        <Link to="/bank/funds" className={buttonClass({})}>
          {texts.deposit}
        </Link>
        <Link to="/bank/withdraw" className={buttonClass({ look: 'secondary' })}>
          {texts.withdrawal}
        </Link>
        <Link to="/bank/statement" className={buttonClass({ look: 'quiet' })}>
          {texts.statement}
        </Link>
      </div>
    </section>
  )
}

function Bonuses() {
  const texts = useTexts(walletTexts)
  const { value, failure, retry } = useCredits()
  if (failure && !value) {
    return (
      <FailurePanel
        title={texts.failed}
        failure={failure}
        retryText={texts.retry}
        onRetry={retry}
      />
    )
  }
  return (
    <>
      {value ? (
        <CashbackToday today={value.cashbackToday} />
      ) : (
        <Skeleton className="h-[10.875rem] w-full rounded-card sm:h-[9.625rem]" />
      )}
      <section className="flex flex-col gap-3">
        <h2 className="text-lg font-bold">{texts.bonuses}</h2>
        {value ? <BonusList credits={value.credits} /> : <BonusSkeleton />}
      </section>
    </>
  )
}

/** What today's live bets have collected, and by which rule (decision 0011). */
function CashbackToday({ today }: { readonly today: CashbackTodayWire }) {
  const texts = useTexts(walletTexts)
  const { money } = useFormats()
  return (
    <section className="flex flex-col gap-1 rounded-card border border-line bg-surface p-4">
      <h2 className="text-sm text-muted">{texts.today}</h2>
      <p className="figures text-lg font-semibold">{money(today.collected)}</p>
      <p className="figures text-sm text-muted">
        {texts.todaySums(money(today.staked), money(today.returned))}
      </p>
      <p className="text-sm text-muted">{texts.todayRule(today.percent, money(today.dayMax))}</p>
    </section>
  )
}

function BonusList({ credits }: { readonly credits: CreditsWire }) {
  const texts = useTexts(walletTexts)
  const { money } = useFormats()
  return (
    <dl className="figures grid grid-cols-2 gap-3 lg:grid-cols-4">
      {credits.bonus.map(({ id, name, balance }) => (
        <div
          key={id}
          className="flex flex-col justify-between rounded-card border border-line bg-surface p-4"
        >
          <dt className="text-sm text-muted">{texts.bonusNames[id] ?? name}</dt>
          <dd className="text-lg font-semibold">{money(balance)}</dd>
        </div>
      ))}
    </dl>
  )
}

const SHAPES = ['a', 'b', 'c', 'd'] as const

function BonusSkeleton() {
  const texts = useTexts(walletTexts)
  return (
    <div role="status" className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <span className="sr-only">{texts.loading}</span>
      {SHAPES.map((shape) => (
        <Skeleton key={shape} className="h-20 w-full rounded-card" />
      ))}
    </div>
  )
}
