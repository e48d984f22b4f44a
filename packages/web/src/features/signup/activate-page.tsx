import { useEffect, useRef, useState } from 'react'
import { type Failure, isFailure } from '../../api/failure.ts'
import { usePage } from '../../root/page.ts'
import { useNavigate, useSearchParams } from '../../routing/router.tsx'
import { useDocumentTitle } from '../../routing/use-document-title.ts'
import { useTexts } from '../../texts/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { showToast } from '../../ui/toast/toast-queue.ts'
import { openLogin, useSession } from '../session/session.ts'
import { activateAccount } from './activate-account.ts'
import { NewMail } from './new-mail.tsx'
import { signUpTexts } from './sign-up-texts.ts'

type Status =
  | { readonly is: 'asking' | 'active' | 'no_code' }
  | { readonly is: 'failed'; readonly msg: string }

/** A malformed code is refused as a field error, and there is no field here to show it at. */
function statusOfFailure({ failed, msg }: Failure): Status {
  return failed === 'invalid_fields' ? { is: 'no_code' } : { is: 'failed', msg }
}

function useActivation(): Status {
  const page = usePage()
  const code = useSearchParams()[0].get('code')
  const [status, setStatus] = useState<Status>({ is: code ? 'asking' : 'no_code' })
  useEffect(() => {
    if (!code) return
    let isShown = true
    void activateAccount(page, code).then((result) => {
      if (!isShown) return
      setStatus(isFailure(result) ? statusOfFailure(result) : { is: 'active' })
    })
    return () => {
      isShown = false
    }
  }, [page, code])
  return status
}

/** A player is redirected home with a toast, once the code is used (decision 0017). */
function useGoHome(status: Status): void {
  const page = usePage()
  const texts = useTexts(signUpTexts)
  const navigate = useNavigate()
  const isPlayer = useSession().status === 'player'
  // A player who has read the status here and then logs in does not see it again.
  const isRead = useRef(false)
  useEffect(() => {
    if (status.is === 'asking') return
    if (!isPlayer) {
      isRead.current = true
      return
    }
    if (status.is === 'active' && !isRead.current) showToast(page, 'success', texts.activated)
    if (status.is === 'failed' && !isRead.current) showToast(page, 'error', status.msg)
    void navigate('/', { replace: true })
  }, [page, isPlayer, status, texts, navigate])
}

/** `/sign/active?code=`: the outcome of the activation, and the link to the login (ACT). */
export function ActivatePage() {
  const page = usePage()
  const texts = useTexts(signUpTexts)
  useDocumentTitle(texts.activateTitle)
  const status = useActivation()
  useGoHome(status)
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center gap-4 rounded-card border border-line bg-surface p-6 text-center shadow-card sm:p-10">
      <h1 className="text-2xl font-bold">{texts.activateTitle}</h1>
      <ActivationStatus status={status} />
      {status.is !== 'asking' && (
        <Button onClick={() => openLogin(page)}>{texts.accessAccount}</Button>
      )}
      {(status.is === 'failed' || status.is === 'no_code') && <NewMail />}
    </div>
  )
}

/** The icon is above the sentence: beside several lines it would float. */
const STATUS_CLASS = 'flex flex-col items-center gap-2 text-balance font-semibold'

function ActivationStatus({ status }: { readonly status: Status }) {
  const texts = useTexts(signUpTexts)
  if (status.is === 'asking') return <Spinner label={texts.activating} />
  if (status.is === 'active') {
    return (
      <p role="status" className={`${STATUS_CLASS} text-brand`}>
        <Icon name="check" size={28} />
        {texts.activated}
      </p>
    )
  }
  return (
    <>
      <p role="alert" className={`${STATUS_CLASS} text-danger`}>
        <Icon name="warning" size={28} />
        {status.is === 'failed' ? status.msg : texts.noCode}
      </p>
      <p className="text-balance text-muted">{texts.activateHint}</p>
    </>
  )
}
