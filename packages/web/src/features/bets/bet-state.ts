import { isPartialReturn } from '@caderneta/contract/bets/partial-return'
import type { BetWire } from '@caderneta/contract/bets/wagers'
import { isUnderWay } from '@caderneta/domain/markets/game/game'
import type { BetsTexts } from './bets-texts.ts'

type BetStatus = BetWire['betInfo']['betStatus']
type Leg = BetWire['odds'][number]

export type BetTone = 'neutral' | 'partial' | 'brand' | 'danger' | 'gold'

const TONE_BY_STATUS: Readonly<Record<BetStatus, BetTone>> = {
  pending: 'neutral',
  win: 'brand',
  lose: 'danger',
  void: 'gold',
  cancelled: 'gold',
  cashed_out: 'gold',
}

export function betTone(bet: BetWire): BetTone {
  return isPartial(bet) ? 'partial' : TONE_BY_STATUS[bet.betInfo.betStatus]
}

function isPartial({ betInfo: { betStatus, price, paid } }: BetWire): boolean {
  return isPartialReturn({ status: betStatus, stake: price, paid })
}

/**
 * The header of a card: 'Perdida', 'Ganhou R$ …', 'Anulada' (BET-15, BET-16; decision 0017). A win
 * that returned less than its stake is called by what it is.
 */
export function betHead(bet: BetWire, texts: BetsTexts, money: (reais: number) => string): string {
  const { betStatus, paid } = bet.betInfo
  switch (betStatus) {
    case 'win':
      return isPartial(bet) ? texts.partialReturn(money(paid)) : texts.win(money(paid))
    case 'lose':
      return texts.lose
    case 'void':
      return texts.void
    case 'cancelled':
      return texts.cancelled
    case 'cashed_out':
      return texts.cashedOut
    case 'pending':
      return bet.odds.some((leg) => isUnderWay(leg.gameInfo.gameStatus))
        ? texts.underWay
        : texts.pending
  }
}

/** The footer text: what was paid when the bet is over, the potential return before. */
export function betReturns(bet: BetWire, texts: BetsTexts): { label: string; amount: number } {
  const { betStatus, paid, potencialReturns } = bet.betInfo
  return betStatus === 'pending'
    ? { label: texts.returns, amount: potencialReturns }
    : { label: texts.returnsGot, amount: paid }
}

/** The bonus in the returns: its percentage while the bet is open, then the amount it added. */
export function bonusIncluded(
  { betInfo: { betStatus, bonus, settlement } }: BetWire,
  money: (reais: number) => string,
): string | null {
  if (betStatus === 'pending') return bonus > 0 ? `${bonus}%` : null
  return settlement && settlement.bonus > 0 ? money(settlement.bonus) : null
}

/** 'Simples', 'Duplas', 'Triplas', 'n Múltiplas' (VAL-64). */
export function betKind(legs: number, texts: BetsTexts): string {
  return texts.kind[legs - 1] ?? texts.kindOfMany(legs)
}

type LegStatus = Leg['oddInfo']['status']

const LEG_MARK = {
  success: { icon: 'check', tone: 'text-up', text: 'legWon', isWritten: false },
  error: { icon: 'close', tone: 'text-down', text: 'legLost', isWritten: false },
  void: { icon: 'minus', tone: 'text-gold-ink', text: 'legVoid', isWritten: false },
  open: { icon: 'clock', tone: 'text-muted', text: 'legOpen', isWritten: false },
} as const satisfies Record<LegStatus, object>
/** Nothing that its match brings counts any more: said in words, since no match explains it. */
const ENDED_EARLY = {
  icon: 'minus',
  tone: 'text-gold-ink',
  isWritten: true,
  status: 'void',
} as const

/** How a leg ended; one without a result ends with a bet that its player closed. */
export function legMark(status: LegStatus, betStatus: BetStatus) {
  if (status === 'open' && betStatus === 'cancelled')
    return { ...ENDED_EARLY, text: 'legCancelled' } as const
  if (status === 'open' && betStatus === 'cashed_out')
    return { ...ENDED_EARLY, text: 'legClosed' } as const
  return { ...LEG_MARK[status], status }
}

type GameStatus = Exclude<Leg['gameInfo']['gameStatus'], 'scheduled'>

/** The current state of the leg's match from kick-off on, shown beside its score. */
export function gameStatusText(status: GameStatus, texts: BetsTexts): string {
  switch (status) {
    case 'live':
      return texts.gameLive
    case 'halftime':
      return texts.halftime
    case 'interrupted':
      return texts.interrupted
    case 'postponed':
      return texts.postponed
    case 'ended':
      return texts.ended
    case 'cancelled':
      return texts.gameCancelled
  }
}
