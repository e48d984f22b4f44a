import type { DepositState } from './deposit-query.ts'
import type { DepositTexts } from './deposit-texts.ts'

const isReason = (code: string, texts: DepositTexts): code is keyof DepositTexts['reason'] =>
  code in texts.reason

/** 'Aguardando pagamento', 'Creditado', 'Expirado', 'Devolvido: motivo'. */
export function depositStatusText({ status, reason }: DepositState, texts: DepositTexts): string {
  switch (status) {
    case 'awaiting':
      return texts.awaiting
    case 'credited':
      return texts.credited
    case 'expired':
      return texts.expired
    case 'refunding':
    case 'refunded':
      if (reason === null) return texts.refunded
      return texts.refundedBecause(refundReasonText(reason, texts))
  }
}

/** Why a payment was sent back; a reason unknown to the page is shown as received. */
export const refundReasonText = (reason: string, texts: DepositTexts): string =>
  isReason(reason, texts) ? texts.reason[reason] : reason

const TONES = {
  awaiting: 'neutral',
  credited: 'brand',
  expired: 'danger',
  refunding: 'gold',
  refunded: 'gold',
} as const

export const depositTone = (status: DepositState['status']) => TONES[status]
