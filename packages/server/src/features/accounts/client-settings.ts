import type { ClientWire } from '@caderneta/contract/site'
import { reaisNumber } from '@caderneta/domain/money'
import type { Config } from '../../config.ts'

/** What the page has to know of this deployment. */
export function clientSettings(config: Config): ClientWire {
  const { limits, payment, operator } = config
  return {
    name: 'Caderneta',
    isWagerCloseBefore: config.cashOut.isOn,
    isWagerLived: true,
    limits: {
      stakeMin: reaisNumber(limits.stakeMin),
      stakeMax: reaisNumber(limits.stakeMax),
      payoutMax: reaisNumber(limits.payoutMax),
      selectionsMax: limits.selectionsMax,
      linesMax: limits.linesMax,
      depositMin: reaisNumber(payment.depositMin),
      depositMax: reaisNumber(payment.depositMax),
      withdrawalMin: reaisNumber(payment.withdrawalMin),
      withdrawalMax: reaisNumber(payment.withdrawalMax),
      liveDelay: limits.liveDelayMs / 1000,
    },
    inactivityLimit: config.sessionLimitSeconds,
    operator,
    isSandbox: payment.provider === 'sandbox',
  }
}
