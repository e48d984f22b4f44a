import { cancelWithdrawal } from '@caderneta/contract/payments/withdrawal-calls'
import type { WithdrawalWire } from '@caderneta/contract/payments/withdrawals'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { isFailure } from '../../../api/failure.ts'
import { showFailure } from '../../../api/show-failure.ts'
import { useFormats } from '../../../formats/formats.ts'
import { usePage } from '../../../root/page.ts'
import { useTexts } from '../../../texts/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/toast/toast-queue.ts'
import { replaceWallet } from '../../wallet/wallet.ts'
import { withdrawalTexts } from './withdrawal-texts.ts'

interface CancelWithdrawalProps {
  readonly withdrawal: WithdrawalWire
  readonly onCancelled: () => void
}

/** Returns a pending withdrawal to the wallet, after a second click (TRF-09). */
export function CancelWithdrawal({ withdrawal, onCancelled }: CancelWithdrawalProps) {
  const page = usePage()
  const texts = useTexts(withdrawalTexts)
  const { money } = useFormats()
  const [step, setStep] = useState<'initial' | 'confirm' | 'sending'>('initial')
  const send = async () => {
    setStep('sending')
    const done = await call(page, cancelWithdrawal, { withdrawalId: withdrawal.id })
    setStep('initial')
    if (isFailure(done)) showFailure(page, done)
    else {
      replaceWallet(page, done.value.wallet)
      showToast(page, 'success', done.msg)
    }
    onCancelled()
  }
  const labels = {
    initial: texts.cancel,
    confirm: texts.confirmCancel,
    sending: texts.cancelling,
  }
  return (
    <Button
      look={step === 'confirm' ? 'gold' : 'secondary'}
      size="small"
      className="self-start"
      aria-label={step === 'initial' ? texts.cancelOf(money(withdrawal.amount)) : undefined}
      disabled={step === 'sending'}
      onClick={() => (step === 'initial' ? setStep('confirm') : void send())}
      onBlur={() => step === 'confirm' && setStep('initial')}
    >
      {labels[step]}
    </Button>
  )
}
