import type { BetWire } from '@caderneta/contract/bets/wagers'
import { useId } from 'react'
import { useFormats } from '../../formats/formats.ts'
import { useTexts } from '../../texts/texts.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import type { IconName } from '../../ui/icon/icon-paths.ts'
import { BetLeg } from './bet-leg.tsx'
import { BetSettlement } from './bet-settlement.tsx'
import { type BetTone, betHead, betKind, betReturns, betTone, bonusIncluded } from './bet-state.ts'
import { betsTexts } from './bets-texts.ts'
import { CloseBetButton } from './close-bet-button.tsx'
import type { ClosingStep } from './use-closing.ts'

const HEAD_BY_TONE: Readonly<Record<BetTone, string>> = {
  neutral: 'bg-sunken text-ink',
  partial: 'bg-sunken text-ink',
  brand: 'bg-brand-soft text-brand-strong',
  danger: 'bg-danger-soft text-danger',
  gold: 'bg-gold-soft text-gold-ink',
}

const ICON_BY_TONE: Readonly<Record<BetTone, IconName>> = {
  neutral: 'clock',
  partial: 'minus',
  brand: 'trophy',
  danger: 'close',
  gold: 'info',
}

interface BetCardProps {
  readonly bet: BetWire
  /** The bettor closed the bet, or tried to: the list is refetched. */
  readonly onClosed: () => void
  /** What closing it early has come to. */
  readonly onStep?: (step: ClosingStep) => void
}

/** One bet: header with its status, a row for each leg, footer with the money (BET-14). */
export function BetCard({ bet, onClosed, onStep }: BetCardProps) {
  const texts = useTexts(betsTexts)
  const { money, odds } = useFormats()
  const headId = useId()
  const { betId, betStatus, rate } = bet.betInfo
  const tone = betTone(bet)
  return (
    <article
      aria-labelledby={headId}
      data-bet={betId}
      data-status={betStatus}
      className="overflow-clip rounded-card border border-line bg-surface shadow-card"
    >
      <header className={classNames('flex items-center gap-2 px-4 py-2.5', HEAD_BY_TONE[tone])}>
        <Icon name={ICON_BY_TONE[tone]} size={18} />
        <h2 id={headId} className="figures grow font-bold">
          {betHead(bet, texts, money)}
        </h2>
        <span className="figures text-sm">
          {betKind(bet.odds.length, texts)} <span className="font-bold">{odds(rate)}</span>
        </span>
      </header>
      <ul className="divide-y divide-line">
        {bet.odds.map((leg) => (
          <BetLeg
            key={leg.oddInfo.betGamesOddId}
            leg={leg}
            betStatus={betStatus}
            result={resultOf(bet, leg.oddInfo.betGamesOddId)}
          />
        ))}
      </ul>
      <BetFoot bet={bet} />
      <BetSettlement bet={bet} />
      <CloseBetButton bet={bet} onClosed={onClosed} {...(onStep && { onStep })} />
    </article>
  )
}

const resultOf = ({ betInfo: { settlement } }: BetWire, selectionId: number) =>
  settlement?.legs.find(({ betGamesOddId }) => betGamesOddId === selectionId)?.result ?? null

function BetFoot({ bet }: { readonly bet: BetWire }) {
  const texts = useTexts(betsTexts)
  const { money, date, time } = useFormats()
  const { price, reference, placedAt, settledAt, cashback, closedEarly, betStatus } = bet.betInfo
  const closing = betStatus === 'cancelled' ? texts.cancelledByPlayer : texts.closedEarly
  const included = bonusIncluded(bet, money)
  const returns = betReturns(bet, texts)
  const moment = (at: number) => `${date(at)} ${time(at)}`
  return (
    <footer className="figures border-t border-line px-4 py-3">
      <dl className="flex justify-between gap-4">
        <div>
          <dt className="text-xs text-muted">{texts.stake}</dt>
          <dd className="font-semibold">{money(price)}</dd>
        </div>
        <div className="text-right">
          <dt className="text-xs text-muted">{returns.label}</dt>
          <dd className="text-lg font-bold">{money(returns.amount)}</dd>
        </div>
      </dl>
      <p className="flex flex-wrap gap-x-4 text-xs text-muted">
        {included && <span>{texts.withBonus(included)}</span>}
        {cashback > 0 && <span>{texts.withCashback(money(cashback))}</span>}
        {closedEarly && (
          <span>{closing(money(closedEarly.stake), money(closedEarly.returned))}</span>
        )}
      </p>
      <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted">
        <span>
          {texts.reference} <span className="font-semibold text-ink">{reference}</span>
        </span>
        <span>
          {texts.placedAt} {moment(placedAt)}
        </span>
        {settledAt !== null && (
          <span>
            {texts.settledAt} {moment(settledAt)}
          </span>
        )}
      </p>
    </footer>
  )
}
