import { useEffect, useState } from 'react'
import { useTexts } from '../../../texts/texts.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import { usePassedFocus } from '../panel/pass-focus.ts'
import { slipTexts } from '../slip-texts.ts'

/** Whole seconds from `seconds` down to zero, once each. */
function useCountdown(seconds: number): number {
  const [left, setLeft] = useState(Math.ceil(seconds))
  useEffect(() => {
    if (left <= 0) return
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])
  return left
}

interface SlipProgressProps {
  readonly step: 'sending' | 'checking'
  /** Seconds that the server waits before it decides a live bet; 0 for others. */
  readonly liveDelay: number
}

/** While the response is pending: the current step, and for a live bet how long it may take. */
export function SlipProgress({ step, liveDelay }: SlipProgressProps) {
  const texts = useTexts(slipTexts)
  const wait = usePassedFocus<HTMLParagraphElement>()
  const left = useCountdown(step === 'sending' ? liveDelay : 0)
  const label = step === 'sending' ? texts.sending : texts.checking
  return (
    <div className="flex flex-col gap-2">
      <p
        ref={wait}
        tabIndex={-1}
        role="status"
        className="flex min-h-11 items-center justify-center gap-2 rounded-control bg-sunken font-semibold outline-none"
      >
        <Spinner label="" />
        {label}
      </p>
      {step === 'checking' && (
        <p className="text-center text-sm text-muted">{texts.checkingHint}</p>
      )}
      {step === 'sending' && left > 0 && (
        <p className="figures text-center text-sm text-muted">{texts.liveDelay(left)}</p>
      )}
    </div>
  )
}
