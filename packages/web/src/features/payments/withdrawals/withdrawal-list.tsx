import type { WithdrawalWire } from '@caderneta/contract/payments/withdrawals'
import { useState } from 'react'
import { FailurePanel } from '../../../failures/failure-panel.tsx'
import { useFormats } from '../../../formats/formats.ts'
import { useTexts } from '../../../texts/texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageTurner } from '../../../ui/page-turner.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { CancelWithdrawal } from './cancel-withdrawal.tsx'
import { isPending, useWithdrawals } from './withdrawal-query.ts'
import { withdrawalTexts } from './withdrawal-texts.ts'

interface WithdrawalListProps {
  readonly emptyText: string
  /** Leaves out withdrawals that are sent or final. */
  readonly isPendingOnly?: boolean
}

/** The withdrawals page by page, each with the time of each step. */
export function WithdrawalList({ emptyText, isPendingOnly = false }: WithdrawalListProps) {
  const texts = useTexts(withdrawalTexts)
  // The cursors of the pages leading to this one.
  const [trail, setTrail] = useState<readonly string[]>([])
  const { value, failure, retry } = useWithdrawals({ cursor: trail.at(-1), isPendingOnly })
  if (value) {
    const { withdrawals, next } = value
    const shown = isPendingOnly ? withdrawals.filter(isPending) : withdrawals
    return (
      <>
        {shown.length === 0 && <EmptyState icon="bank" title={emptyText} />}
        <WithdrawalCards withdrawals={shown} onChanged={retry} />
        <PageTurner
          onNewer={trail.length === 0 ? null : () => setTrail(trail.slice(0, -1))}
          onOlder={next === null ? null : () => setTrail([...trail, next])}
          texts={texts}
        />
      </>
    )
  }
  if (!failure) return <ListSkeleton />
  return (
    <FailurePanel title={texts.failed} failure={failure} retryText={texts.retry} onRetry={retry} />
  )
}

interface WithdrawalCardsProps {
  readonly withdrawals: readonly WithdrawalWire[]
  readonly onChanged: () => void
}

function WithdrawalCards({ withdrawals, onChanged }: WithdrawalCardsProps) {
  if (withdrawals.length === 0) return null
  return (
    <ul className="flex flex-col gap-3">
      {withdrawals.map((withdrawal) => (
        <WithdrawalCard key={withdrawal.id} withdrawal={withdrawal} onChanged={onChanged} />
      ))}
    </ul>
  )
}

interface WithdrawalCardProps {
  readonly withdrawal: WithdrawalWire
  readonly onChanged: () => void
}

function WithdrawalCard({ withdrawal, onChanged }: WithdrawalCardProps) {
  const texts = useTexts(withdrawalTexts)
  const { money } = useFormats()
  const { amount, status, pixKeyType, pixKey, reason, isCancelable } = withdrawal
  return (
    <li
      data-withdrawal={status}
      className="figures flex flex-col gap-2 rounded-card border border-line bg-surface p-4 shadow-card"
    >
      <p className="flex items-center justify-between gap-3">
        <span className="text-lg font-bold">{money(amount)}</span>
        <Badge tone={TONE[status]}>{texts.status[status]}</Badge>
      </p>
      <p className="text-sm text-muted">{texts.to(texts.keyTypes[pixKeyType], pixKey)}</p>
      {reason !== null && <p className="text-sm">{texts.reason[reason]}</p>}
      <Steps steps={withdrawal.steps} />
      {isCancelable && <CancelWithdrawal withdrawal={withdrawal} onCancelled={onChanged} />}
    </li>
  )
}

const TONE = {
  requested: 'neutral',
  in_review: 'gold',
  approved: 'neutral',
  sending: 'neutral',
  paid: 'brand',
  refused: 'danger',
  returned: 'gold',
  cancelled: 'neutral',
} as const satisfies Record<WithdrawalWire['status'], string>

/** The steps of the withdrawal, and their times. */
function Steps({ steps }: { readonly steps: WithdrawalWire['steps'] }) {
  const texts = useTexts(withdrawalTexts)
  const { date, time } = useFormats()
  return (
    <ol className="flex flex-col gap-0.5 border-t border-line pt-2 text-xs text-muted">
      {steps.map(({ status, at }) => (
        <li key={status} className="flex justify-between gap-3">
          <span>{texts.status[status]}</span>
          <span>
            {date(at)} {time(at)}
          </span>
        </li>
      ))}
    </ol>
  )
}

function ListSkeleton() {
  const texts = useTexts(withdrawalTexts)
  return (
    <div role="status">
      <span className="sr-only">{texts.loading}</span>
      <Skeleton className="h-32 w-full rounded-card" />
    </div>
  )
}
