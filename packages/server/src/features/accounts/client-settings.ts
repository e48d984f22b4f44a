import type { ClientWire } from '@caderneta/contract/accounts'
import { reaisNumber } from '@caderneta/domain/money'
import type { Config } from '../../config.ts'

/** What the page has to know of this deployment. */
export function clientSettings({ limits, payment }: Config): ClientWire {
  return {
    name: 'Caderneta',
    // No bet can be closed before its end yet.
    isWagerCloseBefore: false,
    isWagerLived: true,
    limits: {
      stakeMin: reaisNumber(limits.stakeMin),
      stakeMax: reaisNumber(limits.stakeMax),
      payoutMax: reaisNumber(limits.payoutMax),
      selectionsMax: limits.selectionsMax,
      linesMax: limits.linesMax,
      depositMin: reaisNumber(payment.depositMin),
      depositMax: reaisNumber(payment.depositMax),
      liveDelay: limits.liveDelayMs / 1000,
    },
    isSandbox: payment.provider === 'sandbox',
  }
}
