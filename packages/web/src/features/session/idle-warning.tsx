import { useEffect, useState } from 'react'
import { type Page, usePage } from '../../root/page.ts'
import { useTexts } from '../../texts/texts.ts'
import { Button } from '../../ui/button.tsx'
import { readTimeLeft, stay } from './inactivity.ts'
import { logOut } from './log-out.ts'
import { sessionTexts } from './session-texts.ts'

const secondsLeft = (page: Pick<Page, 'inactivity' | 'session'>) =>
  Math.max(0, Math.ceil((readTimeLeft(page) ?? 0) / 1000))

function useSecondsLeft(): number {
  const page = usePage()
  const [seconds, setSeconds] = useState(() => secondsLeft(page))
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsLeft(page)), 500)
    return () => clearInterval(timer)
  }, [page])
  return seconds
}

/** A minute before the session ends by itself: stay or leave. */
export function IdleWarning() {
  const page = usePage()
  const texts = useTexts(sessionTexts)
  const [isRenewing, setIsRenewing] = useState(false)
  const remain = async () => {
    setIsRenewing(true)
    await stay(page)
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
        <Button look="secondary" isWide onClick={() => void logOut(page)}>
          {texts.leave}
        </Button>
      </div>
    </div>
  )
}
