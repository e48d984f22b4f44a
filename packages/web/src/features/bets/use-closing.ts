import type { BetWire } from '@caderneta/contract/bets/wagers'
import { type RefObject, useEffect, useState } from 'react'
import { usePage } from '../../root/page.ts'
import { type ClosingResult, closeBet } from './close-bet.ts'

export type ClosingStep = 'initial' | 'confirm' | 'sending' | 'success' | 'error'

interface ClosingState {
  readonly step: ClosingStep
  /** The server's reason, after an error. */
  readonly reason: string | null
  /** The quote of the whole bet, in reais, when the confirmation was shown. */
  readonly shownQuote: number | null
  /** After a refusal for a changed quote: the quote that the next press closes at. */
  readonly newQuote: number | null
  /** What closing a part of the bet has just returned; the rest can still be closed. */
  readonly returned: number | null
}

const INITIAL: ClosingState = {
  step: 'initial',
  reason: null,
  shownQuote: null,
  newQuote: null,
  returned: null,
}
const WHOLE = 100

export interface Closing extends ClosingState {
  /** The click on the button: first it asks for confirmation, then it sends (CSH-04, CSH-05). */
  readonly press: (percent: number) => void
}

/**
 * The states of the close-bet button: initial, confirm, sending, then success or error. A click
 * anywhere else in `confirm` or `error` resets it (CSH-06). After a changed quote the new one is
 * shown at once, so the next click has confirmed it.
 */
export function useClosing(
  bet: BetWire,
  button: RefObject<HTMLElement | null>,
  onClosed: (result: ClosingResult) => void,
): Closing {
  const page = usePage()
  const [state, setState] = useState<ClosingState>(INITIAL)
  const { step } = state
  useEffect(() => {
    if (step !== 'confirm' && step !== 'error') return
    const onClick = (event: MouseEvent) => {
      const isOwn = event.target instanceof Node && button.current?.contains(event.target)
      if (!isOwn) setState(INITIAL)
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [step, button])

  const { returnOffered } = bet.betInfo
  // A quote that arrives after the refusal is newer than that of the refusal.
  const newQuote =
    state.newQuote !== null && returnOffered !== state.shownQuote ? returnOffered : state.newQuote
  const send = async (percent: number, quote: number) => {
    setState({ ...INITIAL, step: 'sending' })
    const result = await closeBet(page, bet, percent, quote)
    setState({ ...INITIAL, shownQuote: returnOffered, ...afterwards(result, percent) })
    onClosed(result)
  }
  return {
    ...state,
    newQuote,
    press: (percent) => {
      const confirming = { ...INITIAL, step: 'confirm', shownQuote: returnOffered } as const
      const isOffered = returnOffered !== 0
      if (step === 'error' && newQuote !== null && newQuote !== 0) {
        void send(percent, newQuote)
        return
      }
      if (step === 'error' || (step === 'initial' && isOffered)) setState(confirming)
      if (step === 'confirm' && isOffered) void send(percent, returnOffered)
    },
  }
}

function afterwards(result: ClosingResult, percent: number): Partial<ClosingState> {
  if ('reason' in result) return { step: 'error', ...result }
  return percent === WHOLE ? { step: 'success' } : { step: 'initial', returned: result.returned }
}
