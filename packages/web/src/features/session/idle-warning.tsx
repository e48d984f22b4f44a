import { useEffect, useState } from 'react'
import { useTexts } from '../../texts/texts.ts'
import { Button } from '../../ui/button.tsx'
import { readTimeLeft, stay } from './inactivity.ts'
import { logOut } from './log-out.ts'
import { sessionTexts } from './session-texts.ts'

const secondsLeft = () => Math.max(0, Math.ceil((readTimeLeft() ?? 0) / 1000))

function useSecondsLeft(): number {
  const [seconds, setSeconds] = useState(secondsLeft)
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsLeft()), 500)
    return () => clearInterval(timer)
  }, [])
  return seconds
}

/** A minute before the session ends by itself: stay or leave. */
export function IdleWarning() {
  const texts = useTexts(sessionTexts)
  const [isRenewing, setIsRenewing] = useState(false)
  const remain = async () => {
    setIsRenewing(true)
    await stay()
    setIsRenewing(false)
  }
  return (
    <div className="flex flex-col gap-4 px-5 pb-6">
      <p>{texts.warning}</p>
      <p role="timer" className="figures text-lg font-bold">
        {texts.warningLeft(useSecondsLeft())}
      </p>
      <div className="flex flex-col gap-2">
        <Button data-autofocus isWide disabled={isRenewing} onClick={() => void remain()}>
          {texts.stay}
        </Button>
        <Button look="secondary" isWide onClick={() => void logOut()}>
          {texts.leave}
        </Button>
      </div>
    </div>
  )
}
