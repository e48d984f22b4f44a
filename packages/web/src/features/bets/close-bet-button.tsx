import type { BetWire } from '@caderneta/contract/bets/wagers'
import { isUnderWay } from '@caderneta/domain/markets/game/game'
import { formatReais } from '@caderneta/domain/person/format'
import { type FocusEvent, useEffect, useRef, useState } from 'react'
import { reaisMoneyText } from '../../formats/money-format.ts'
import { usePage } from '../../root/page.ts'
import { useSite } from '../../site/site-store.ts'
import { useTexts } from '../../texts/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { showToast } from '../../ui/toast/toast-queue.ts'
import { type BetsTexts, betsTexts } from './bets-texts.ts'
import { offeredFor } from './close-bet.ts'
import { PartSlider } from './part-slider.tsx'
import { type Closing, type ClosingStep, useClosing } from './use-closing.ts'

interface CloseBetButtonProps {
  readonly bet: BetWire
  /** Something may have changed: the list is refetched. */
  readonly onClosed: () => void
  readonly onStep?: (step: ClosingStep) => void
}

const WHOLE = 100

/** A bet with a live leg is closed ('Encerrar'), any other is cancelled (CSH-02, CSH-03). */
function hasLiveOdds(bet: BetWire): boolean {
  return bet.odds.some(({ gameInfo }) => isUnderWay(gameInfo.gameStatus))
}

/**
 * True when the button shows: with an offer (CSH-01), and then from the confirmation to its
 * outcome. While a market is briefly suspended, a button that confirms or has the focus only waits:
 * removing it would lose the keyboard focus.
 */
function isShown({ betInfo }: BetWire, step: ClosingStep, hasFocus: boolean): boolean {
  const isPending = betInfo.betStatus === 'pending'
  if (step === 'initial') return isPending && (betInfo.returnOffered !== 0 || hasFocus)
  return step !== 'confirm' || isPending
}

function labelOf(step: ClosingStep, isLive: boolean, texts: BetsTexts): string {
  return step === 'confirm' ? texts.confirm : (isLive ? texts.closing : texts.cancelling)[step]
}

/** 'Cancelar Aposta' or 'Encerrar Aposta' with its current return, on the card of a bet. */
export function CloseBetButton({ bet, onClosed, onStep }: CloseBetButtonProps) {
  const page = usePage()
  const texts = useTexts(betsTexts)
  const area = useRef<HTMLDivElement>(null)
  const [percent, setPercent] = useState(WHOLE)
  // A bet that goes live between two clicks keeps the wording that the bettor confirmed.
  const [isLive, setIsLive] = useState(hasLiveOdds(bet))
  // The card may leave the tab at once: the outcome is announced beside the list.
  const closing = useClosing(bet, area, (result) => {
    if ('returned' in result && percent === WHOLE) {
      const done = labelOf('success', isLive, texts)
      showToast(page, 'success', texts.closed(done, reaisMoneyText(result.returned)))
    }
    onClosed()
  })
  const { step, press } = closing
  const reported = useRef(onStep)
  useEffect(() => {
    reported.current = onStep
  })
  useEffect(() => reported.current?.(step), [step])
  if (step === 'initial' && isLive !== hasLiveOdds(bet)) setIsLive(hasLiveOdds(bet))
  const focus = useFocusWithin()
  const isOffered = bet.betInfo.returnOffered !== 0
  // The slider may have the focus as well.
  const [isDivisible, setIsDivisible] = useState(bet.betInfo.ableToFinish)
  const keepsSlider = !isOffered && focus.isWithin
  if (!keepsSlider && isDivisible !== bet.betInfo.ableToFinish)
    setIsDivisible(bet.betInfo.ableToFinish)
  if (!isShown(bet, step, focus.isWithin)) return null
  const isBeforeSending = step === 'initial' || step === 'confirm'
  const shownQuote = quoteOfPress(bet, closing)
  return (
    <div
      ref={area}
      {...focus.handlers}
      data-closing={step}
      className="flex flex-col gap-2 border-t border-line px-4 py-3"
    >
      {isBeforeSending && isDivisible && <PartSlider percent={percent} onChange={setPercent} />}
      <Button
        look={step === 'confirm' ? 'gold' : step === 'error' ? 'danger' : 'secondary'}
        isWide
        // Not `disabled`: keyboard focus would be lost. A press does nothing meanwhile.
        aria-disabled={isBeforeSending ? !isOffered : step !== 'error'}
        className="aria-disabled:cursor-not-allowed aria-disabled:opacity-55"
        onClick={() => press(percent)}
      >
        {step === 'sending' && <Spinner label="" />}
        {labelOf(step, isLive, texts)}
        {shownQuote !== null && (
          <span className="figures">{formatReais(offeredFor(bet, percent, shownQuote))}</span>
        )}
      </Button>
      {isBeforeSending && isOffered && <ClosingPrice bet={bet} isLive={isLive} />}
      <p role="status" className="text-center text-xs text-muted empty:hidden">
        {closingNotice(bet, closing, percent, texts)}
      </p>
    </div>
  )
}

/** The quote of the whole bet at which the next press, or the one after it, closes. */
function quoteOfPress({ betInfo }: BetWire, { step, newQuote }: Closing): number | null {
  const quote = step === 'error' ? newQuote : betInfo.returnOffered
  const isPressed = step === 'sending' || step === 'success'
  return isPressed || quote === 0 ? null : quote
}

/** Whether the focus is inside an element, which takes the handlers. */
function useFocusWithin() {
  const [isWithin, setIsWithin] = useState(false)
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) =>
    setIsWithin(currentTarget.contains(relatedTarget))
  return { isWithin, handlers: { onFocus: () => setIsWithin(true), onBlur } }
}

/** The kind of amount: the whole stake just after placing, else the value less a margin. */
function ClosingPrice({ bet, isLive }: { readonly bet: BetWire; readonly isLive: boolean }) {
  const page = usePage()
  const texts = useTexts(betsTexts)
  const { cashOutMargin = 0, cancelFreeSeconds = 0 } = useSite()?.client ?? {}
  const { price, returnOffered, placedAt } = bet.betInfo
  const isJustPlaced = page.clock.now() < placedAt + cancelFreeSeconds * 1000
  const isFree = !isLive && isJustPlaced && returnOffered === price
  const percent = cashOutMargin.toLocaleString(texts.locale)
  const text = isFree ? texts.cancelFree(cancelFreeSeconds, percent) : texts.marginKept(percent)
  if (!isFree && cashOutMargin === 0) return null
  return <p className="text-center text-xs text-muted">{text}</p>
}

/**
 * Why it failed, what a part returned, that nothing is offered at the moment, or that the amount
 * has changed since the confirmation was shown or was refused for it.
 */
function closingNotice(
  bet: BetWire,
  { step, reason, shownQuote, newQuote, returned }: Closing,
  percent: number,
  texts: BetsTexts,
): string | null {
  const { returnOffered } = bet.betInfo
  if (step === 'error' && newQuote !== null && newQuote !== 0)
    return texts.quoteNow(formatReais(offeredFor(bet, percent, newQuote)))
  const isAway = step === 'initial' && returnOffered === 0
  const notices = [
    ...(returned === null ? [] : [texts.partClosed(reaisMoneyText(returned))]),
    ...(isAway ? [texts.noOffer] : []),
  ]
  if (notices.length > 0) return notices.join(' ')
  if (step !== 'confirm' || shownQuote === null) return reason
  if (returnOffered === 0) return texts.quoteAway
  const hasMoved = shownQuote !== returnOffered
  return hasMoved ? texts.quoteMoved(reaisMoneyText(shownQuote)) : reason
}
