import type { BetWire } from '@caderneta/contract/bets/wagers'
import { type RefObject, useEffect, useState } from 'react'
import { type ClosingResult, closeBet } from './close-bet.ts'

export type ClosingStep = 'initial' | 'confirm' | 'sending' | 'success' | 'error'

interface ClosingState {
  readonly step: ClosingStep
  /** The server's reason, after an error. */
  readonly reason: string | null
  /** The quote of the whole bet, in reais, when the confirmation was shown. */
  readonly shownQuote: number | null
  /** What closing a part of the bet has just returned; the rest can still be closed. */
  readonly returned: number | null
}

const INITIAL: ClosingState = { step: 'initial', reason: null, shownQuote: null, returned: null }
const WHOLE = 100

export interface Closing extends ClosingState {
  /** The click on the button: first it asks for confirmation, then it sends (CSH-04, CSH-05). */
  readonly press: (percent: number) => void
}

/**
 * The states of the close-bet button: initial, confirm, sending, then success or error. A click
 * anywhere else in `confirm` or `error` resets it (CSH-06).
 */
export function useClosing(
  bet: BetWire,
  button: RefObject<HTMLElement | null>,
  onClosed: (result: ClosingResult) => void,
): Closing {
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

  const send = async (percent: number) => {
    setState({ ...INITIAL, step: 'sending' })
    const result = await closeBet(bet, percent)
    setState({ ...INITIAL, ...afterwards(result, percent) })
    onClosed(result)
  }
  return {
    ...state,
    press: (percent) => {
      const confirming = {
        ...INITIAL,
        step: 'confirm',
        shownQuote: bet.betInfo.returnOffered,
      } as const
      const isOffered = bet.betInfo.returnOffered !== 0
      if (step === 'error' || (step === 'initial' && isOffered)) setState(confirming)
      if (step === 'confirm' && isOffered) void send(percent)
    },
  }
}

function afterwards(result: ClosingResult, percent: number): Partial<ClosingState> {
  if ('reason' in result) return { step: 'error', reason: result.reason }
  return percent === WHOLE ? { step: 'success' } : { step: 'initial', returned: result.returned }
}
