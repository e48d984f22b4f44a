import type { ClientWire } from '@caderneta/contract/site'
import { isOffered } from '@caderneta/domain/bet/offer'
import { reaisNumber } from '@caderneta/domain/money/money'
import type { Config } from '../../config/config.ts'

/** The settings of this deployment that the page needs at `now` (milliseconds UTC). */
export function clientSettings(config: Config, now: number): ClientWire {
  const { limits, payment, operator, offers } = config
  return {
    name: 'Caderneta',
    isWagerCloseBefore: config.cashOut.isOn,
    isWagerLived: true,
    cashOutMargin: config.cashOut.marginThousandths / 10,
    cancelFreeSeconds: config.cashOut.freeCancelMs / 1000,
    limits: {
      stakeMin: reaisNumber(limits.stakeMin),
      stakeMax: reaisNumber(limits.stakeMax),
      payoutMax: reaisNumber(limits.payoutMax),
      playerCombinationMax: reaisNumber(limits.exposure.playerCombinationMax),
      playerDayMax: reaisNumber(limits.exposure.playerDayMax),
      selectionsMax: limits.selectionsMax,
      linesMax: limits.combinationsMax,
      depositMin: reaisNumber(payment.depositMin),
      depositMax: reaisNumber(payment.depositMax),
      withdrawalMin: reaisNumber(payment.withdrawalMin),
      withdrawalMax: reaisNumber(payment.withdrawalMax),
      liveDelay: limits.liveDelayMs / 1000,
      voidAfterHours: config.voidAfterHours,
    },
    offers: {
      cashback: isOffered(offers.cashback, now),
      multiples: isOffered(offers.multipleBonus, now),
      cashbackDayMax: reaisNumber(offers.cashbackDayMax),
    },
    inactivityLimit: config.sessionLimitSeconds,
    operator,
    isSandbox: payment.provider === 'sandbox',
    matches: matchesOf(config.feed),
  }
}

/** The stand-in of the live feed publishes the simulated season. */
function matchesOf({ kind, uof, oddsApi }: Config['feed']): ClientWire['matches'] {
  if (kind === 'none') return 'none'
  if (kind === 'openfootball') return 'replayed'
  if (oddsApi !== null) return 'illustrated'
  return uof !== null && !uof.isStandIn ? 'real' : 'simulated'
}
