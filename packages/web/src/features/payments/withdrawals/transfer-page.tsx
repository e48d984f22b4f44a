import { setCancelable } from '@caderneta/contract/payments/withdrawal-calls'
import type { CancelableWire } from '@caderneta/contract/payments/withdrawals'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { isFailure } from '../../../api/failure.ts'
import { showFailure } from '../../../api/show-failure.ts'
import { useFormats } from '../../../formats/formats.ts'
import { usePage } from '../../../root/page.ts'
import { Link } from '../../../routing/router.tsx'
import { useTexts } from '../../../texts/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { BankFrame } from '../../bank/bank.ts'
import { WithdrawalList } from './withdrawal-list.tsx'
import { isPending, showCancelable, useWithdrawals } from './withdrawal-query.ts'
import { withdrawalTexts } from './withdrawal-texts.ts'

/** `/bank/transfer`: cancelling pending withdrawals, and whether that is allowed (checklist TRF). */
export function TransferPage() {
  const texts = useTexts(withdrawalTexts)
  const query = useWithdrawals({ isPendingOnly: true })
  return (
    <BankFrame title={texts.transferTitle} hint={texts.transferHint}>
      <div className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4 shadow-card sm:p-6">
        <p>{texts.transferInfo}</p>
        {query.value && <CancelChoice cancelable={query.value.cancelable} onChosen={query.retry} />}
      </div>
      <section aria-label={texts.pending} className="flex flex-col gap-3">
        {query.value?.withdrawals.some(isPending) && (
          <h2 className="text-lg font-bold">{texts.pending}</h2>
        )}
        <WithdrawalList emptyText={texts.nonePending} isPendingOnly />
      </section>
      <Link to="/ajuda#jogo-responsavel" className="self-start font-semibold text-brand underline">
        {texts.responsible}
      </Link>
    </BankFrame>
  )
}

interface CancelChoiceProps {
  readonly cancelable: CancelableWire
  readonly onChosen: () => void
}

/** Off at once, on after 24 hours; stored by the server (TRF-03 to TRF-07). */
function CancelChoice({ cancelable, onChosen }: CancelChoiceProps) {
  const page = usePage()
  const texts = useTexts(withdrawalTexts)
  const { date, time } = useFormats()
  const [isSending, setIsSending] = useState(false)
  const { isOn, from } = cancelable
  const isWanted = isOn || from !== null
  const choose = async () => {
    setIsSending(true)
    const done = await call(page, setCancelable, { active: !isWanted })
    setIsSending(false)
    if (isFailure(done)) return showFailure(page, done)
    showCancelable(page, done.value.cancelable)
    onChosen()
  }
  const off = isOn ? texts.turnOff : texts.keepOff
  const action = isWanted ? off : texts.turnOn
  const state = from !== null && !isOn ? texts.onFrom(`${date(from)} ${time(from)}`) : texts.isOff
  return (
    <>
      <p role="status" className="font-semibold">
        {isOn ? texts.isOn : state}
      </p>
      <p className="text-sm text-muted">{texts.turnOffHint}</p>
      <Button
        look="secondary"
        className="self-start"
        disabled={isSending}
        onClick={() => void choose()}
      >
        {action}
      </Button>
    </>
  )
}
