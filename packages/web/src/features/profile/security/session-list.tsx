import type { OpenSessionWire } from '@caderneta/contract/accounts/sessions'
import { useState } from 'react'
import { isFailure } from '../../../api/failure.ts'
import { showFailure } from '../../../api/show-failure.ts'
import { useFormats } from '../../../formats/formats.ts'
import { usePage } from '../../../root/page.ts'
import { useTexts } from '../../../texts/texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { FailedPanel } from '../../../ui/failed-panel.tsx'
import { PathIcon } from '../../../ui/icon/icon.tsx'
import { USER_PATH } from '../../../ui/icon/later-icon-paths.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { showToast } from '../../../ui/toast/toast-queue.ts'
import { profileTexts } from '../profile-texts.ts'
import { deviceName } from './device-name.ts'
import { EndOthers } from './end-others.tsx'
import { endOpenSession, useOpenSessions } from './sessions-query.ts'

/** Every open session of the account; each but the current one can be ended. */
export function SessionList() {
  const texts = useTexts(profileTexts)
  const { value, failure, retry } = useOpenSessions()
  if (value) return <Sessions sessions={value} />
  if (failure) {
    return <FailedPanel title={texts.sessionsFailed} retryText={texts.retry} onRetry={retry} />
  }
  return (
    <div role="status">
      <span className="sr-only">{texts.sessionsLoading}</span>
      <Skeleton className="h-24 w-full rounded-card" />
    </div>
  )
}

function Sessions({ sessions }: { readonly sessions: readonly OpenSessionWire[] }) {
  return (
    <>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface shadow-card">
        {sessions.map((session) => (
          <SessionRow key={session.sessionId} session={session} />
        ))}
      </ul>
      {sessions.some(({ isCurrent }) => !isCurrent) && <EndOthers />}
    </>
  )
}

function SessionRow({ session }: { readonly session: OpenSessionWire }) {
  const texts = useTexts(profileTexts)
  const { date, time, isToday } = useFormats()
  const { device, address, lastUsedAt, isCurrent } = session
  const day = isToday(lastUsedAt) ? texts.today : date(lastUsedAt)
  return (
    <li className="flex items-center gap-3 p-4">
      <PathIcon path={USER_PATH} className="text-muted" />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {deviceName(device, texts)}
          {isCurrent && <Badge tone="brand">{texts.thisSession}</Badge>}
        </p>
        <p className="figures wrap-anywhere text-sm text-muted">
          {texts.lastUse(`${day} ${time(lastUsedAt)}`)} · {address}
        </p>
      </div>
      {!isCurrent && <EndOne session={session} />}
    </li>
  )
}

function EndOne({ session }: { readonly session: OpenSessionWire }) {
  const page = usePage()
  const texts = useTexts(profileTexts)
  const [isSending, setIsSending] = useState(false)
  const end = async () => {
    setIsSending(true)
    const done = await endOpenSession(page, session.sessionId)
    setIsSending(false)
    if (isFailure(done)) showFailure(page, done)
    else showToast(page, 'success', texts.sessionEnded)
  }
  return (
    <Button
      look="danger"
      size="small"
      disabled={isSending}
      aria-label={texts.endSessionOf(deviceName(session.device, texts))}
      onClick={() => void end()}
    >
      {texts.endSession}
    </Button>
  )
}
