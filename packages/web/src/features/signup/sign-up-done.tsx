import { useEffect, useRef } from 'react'
import { usePage } from '../../root/page.ts'
import { Link } from '../../routing/router.tsx'
import { useSite } from '../../site/site-store.ts'
import { useTexts } from '../../texts/texts.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { PathIcon } from '../../ui/icon/icon.tsx'
import { MAIL_PATH } from '../../ui/icon/later-icon-paths.ts'
import { openStep } from '../session/session.ts'
import { ResendButton } from './resend-button.tsx'
import { signUpTexts } from './sign-up-texts.ts'

/** The success screen of sign-up (SGN-18 to SGN-23). */
export function SignUpDone({ email }: { readonly email: string }) {
  const page = usePage()
  const texts = useTexts(signUpTexts)
  const isSandbox = useSite()?.client.isSandbox ?? false
  const title = useRef<HTMLHeadingElement>(null)
  // The form that had the focus is gone: the message is read from its start.
  useEffect(() => title.current?.focus(), [])
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center gap-4 rounded-card border border-line bg-surface p-6 text-center shadow-card sm:p-10">
      <span className="grid size-16 place-items-center rounded-full bg-brand-soft text-brand">
        <PathIcon path={MAIL_PATH} size={32} />
      </span>
      <h1 ref={title} tabIndex={-1} className="text-2xl font-bold outline-none">
        {texts.doneTitle}
      </h1>
      <p>{texts.doneMail(email)}</p>
      <p className="text-muted">{texts.doneWhy}</p>
      {isSandbox && (
        <a
          href={`/sandbox/mailbox?email=${encodeURIComponent(email)}`}
          className="font-semibold text-brand underline underline-offset-2"
        >
          {texts.doneSandbox}
        </a>
      )}
      <div className="flex w-full flex-col gap-2 sm:w-80">
        <Button isWide onClick={() => openStep(page, 'login', email)}>
          {texts.doneLogin}
        </Button>
        <Link to="/" className={buttonClass({ look: 'secondary', isWide: true })}>
          {texts.doneHome}
        </Link>
        <ResendButton email={email} />
      </div>
    </div>
  )
}
