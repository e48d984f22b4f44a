import type { PaymentMethodWire } from '@caderneta/contract/payments/deposits'
import type { Config } from '../../../config/config.ts'

export const PIX_METHOD_ID = 1

const PIX: PaymentMethodWire = { id: PIX_METHOD_ID, name: 'PIX', addFundsFormType: 'default' }
const CARD: PaymentMethodWire = { id: 2, name: 'Cartão', addFundsFormType: 'card' }

/**
 * The deposit methods of this deployment. Credit cards are forbidden in Brazil; a deployment
 * elsewhere may show their form, which makes no call (decision 0009).
 */
export function paymentMethods({ payment }: Pick<Config, 'payment'>): PaymentMethodWire[] {
  const pix = payment.provider === 'none' ? [] : [PIX]
  return payment.isCardOffered ? [...pix, CARD] : pix
}
