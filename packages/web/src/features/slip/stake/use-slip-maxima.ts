import { type Centavos, subtract } from '@caderneta/domain/money/money'
import { useCallback, useEffect, useState } from 'react'
import { usePage } from '../../../root/page.ts'
import { useSite } from '../../../site/site-store.ts'
import { useWallet } from '../../wallet/wallet.ts'
import {
  type StakeLimits,
  type StakeMaximum,
  stakeLimits,
  stakeRoom,
  stakesAt,
} from '../state/slip-limits.ts'
import { useSlip } from '../state/slip-store.ts'
import type { SlipSum } from '../state/slip-sum.ts'
import { BETS_MAX_DEFAULT } from '../state/use-slip-sum.ts'
import { isCashbackActive } from '../submit/submit-slip.ts'
import { MaximaReader } from './maxima-reader.ts'
import { maximumAt, type ReadMaxima, type StakeProblem, stakeProblems } from './stake-maxima.ts'
import type { StakeTarget } from './stake-target.ts'

/** The known maximum stakes. */
export interface SlipMaxima {
  /** What the limits allow for a target; null where no stake is possible, or nothing is known. */
  readonly maximumAt: (target: StakeTarget) => StakeMaximum | null
  /** The same, within what the chosen pockets hold beside the other bets. */
  readonly roomAt: (target: StakeTarget) => Centavos | null
  /** What the chosen pockets hold; null until the site is known. */
  readonly purse: Centavos | null
  /** The minimum stake; null until the site is known. */
  readonly stakeMin: Centavos | null
  /** The bets whose stakes are outside the limits. */
  readonly problems: readonly StakeProblem[]
  /** A field with that `placeKey` has come into view, or has left it. */
  readonly onShown: (key: string, target: StakeTarget) => void
  readonly onHidden: (key: string) => void
}

const NOTHING_READ: ReadMaxima = new Map()

/** Keeps the maxima of the slip up to date while it is edited. */
export function useSlipMaxima(sum: SlipSum, isLocked: boolean): SlipMaxima {
  const page = usePage()
  const client = useSite()?.client
  const [read, setRead] = useState(NOTHING_READ)
  const [reader] = useState(() => new MaximaReader(page, setRead))
  const betsMax = client?.limits.linesMax ?? BETS_MAX_DEFAULT
  useEffect(() => reader.update({ sum, betsMax, isLocked }))
  useEffect(() => () => reader.stop(), [reader])
  const onShown = useCallback(
    (key: string, target: StakeTarget) => reader.show(key, target),
    [reader],
  )
  const onHidden = useCallback((key: string) => reader.hide(key), [reader])
  const purse = usePurse()
  const limits = client ? stakeLimits(client) : null
  return { ...maximaOf(sum, limits, read, purse), onShown, onHidden }
}

function maximaOf(
  sum: SlipSum,
  limits: StakeLimits | null,
  read: ReadMaxima,
  purse: Centavos,
): Omit<SlipMaxima, 'onShown' | 'onHidden'> {
  if (limits === null) {
    return { maximumAt: () => null, roomAt: () => null, purse: null, stakeMin: null, problems: [] }
  }
  const known = { limits, read }
  return {
    maximumAt: (target) => maximumAt(sum, target, known),
    roomAt: (target) => {
      const maximum = maximumAt(sum, target, known)
      return maximum && stakeRoom(sum, target, maximum.stake, moneyFor(sum, target, purse))
    },
    purse,
    stakeMin: limits.stakeMin,
    problems: stakeProblems(sum, known),
  }
}

/** What the chosen pockets hold. */
function usePurse(): Centavos {
  const { cashbackChoice } = useSlip()
  const { cash, total, cashback } = useWallet()
  return isCashbackActive(cashbackChoice, cashback) ? total : cash
}

/** What the purse holds beside the bets of other targets. */
function moneyFor(sum: SlipSum, target: StakeTarget, purse: Centavos): Centavos {
  return subtract(purse, subtract(sum.stakes, stakesAt(sum, target)))
}
