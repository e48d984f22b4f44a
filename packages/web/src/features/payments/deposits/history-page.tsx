import type { DepositRowWire } from '@caderneta/contract/payments/deposits'
import { useState } from 'react'
import { FailurePanel } from '../../../failures/failure-panel.tsx'
import { useFormats } from '../../../formats/formats.ts'
import { Link } from '../../../routing/router.tsx'
import { useTexts } from '../../../texts/texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageTurner } from '../../../ui/page-turner.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { BankFrame } from '../../bank/bank.ts'
import { type DepositRows, useDepositHistory } from './deposit-query.ts'
import { depositStatusText, depositTone, refundReasonText } from './deposit-status-text.ts'
import { depositTexts } from './deposit-texts.ts'

/** `/bank/history`: every deposit with its outcome (checklist HIS). */
export function HistoryPage() {
  const texts = useTexts(depositTexts)
  return (
    <BankFrame title={texts.historyTitle} hint={texts.historyHint}>
      <History />
    </BankFrame>
  )
}

function History() {
  const texts = useTexts(depositTexts)
  // The cursors of the pages leading to this one.
  const [trail, setTrail] = useState<readonly string[]>([])
  const { value, failure, retry } = useDepositHistory(trail.at(-1))
  if (value) {
    const { rows, next } = value
    if (rows.length === 0) return <NoDeposits />
    return (
      <>
        <HistoryTable rows={rows} />
        <PageTurner
          onNewer={trail.length === 0 ? null : () => setTrail(trail.slice(0, -1))}
          onOlder={next === null ? null : () => setTrail([...trail, next])}
          texts={texts}
        />
      </>
    )
  }
  if (failure) {
    return (
      <FailurePanel
        title={texts.historyFailed}
        failure={failure}
        retryText={texts.retry}
        onRetry={retry}
      />
    )
  }
  return (
    <div role="status">
      <span className="sr-only">{texts.historyLoading}</span>
      <Skeleton className="h-48 w-full rounded-card" />
    </div>
  )
}

function NoDeposits() {
  const texts = useTexts(depositTexts)
  return (
    <EmptyState icon="pix" title={texts.historyEmpty}>
      <Link to="/bank/funds" className={buttonClass({})}>
        {texts.title}
      </Link>
    </EmptyState>
  )
}

function HistoryTable({ rows }: { readonly rows: DepositRows }) {
  const texts = useTexts(depositTexts)
  const cell = 'px-3 py-3 sm:px-4'
  return (
    <div className="relative overflow-x-auto rounded-card border border-line bg-surface shadow-card">
      <table className="w-full text-left">
        <thead className="border-b border-line text-sm text-muted">
          <tr>
            <th scope="col" className={`${cell} w-full`}>
              {texts.historyMethod}
            </th>
            <th scope="col" className={`${cell} text-right`}>
              {texts.historyAmount}
            </th>
            <th scope="col" className={`${cell} text-right`}>
              {texts.historyDate}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((row) => (
            <HistoryRow key={row.id} row={row} cell={cell} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function HistoryRow({ row, cell }: { readonly row: DepositRowWire; readonly cell: string }) {
  const texts = useTexts(depositTexts)
  const { money, date, time } = useFormats()
  return (
    <tr>
      <td className={cell}>
        <span className="flex flex-wrap items-center gap-2">
          {row.betCnfPaymentMethodName}
          <Badge tone={depositTone(row.status)}>
            {depositStatusText({ status: row.status, reason: null }, texts)}
          </Badge>
          {row.reason !== null && (
            <span className="block basis-full text-sm text-muted first-letter:uppercase">
              {refundReasonText(row.reason, texts)}
            </span>
          )}
          {row.status === 'awaiting' && (
            <Link
              to={`/bank/funds?charge=${row.id}`}
              aria-label={texts.payDeposit(money(row.price))}
              className={buttonClass({ look: 'secondary', size: 'small' })}
            >
              {texts.pay}
            </Link>
          )}
        </span>
      </td>
      <td className={`${cell} figures text-right font-semibold whitespace-nowrap`}>
        {money(row.price)}
      </td>
      <td className={`${cell} figures text-right text-sm max-sm:text-xs`}>
        {date(row.data)} <span className="text-muted max-sm:block">{time(row.data)}</span>
      </td>
    </tr>
  )
}
