import { recoverAccount } from '@caderneta/contract/accounts/account-calls'
import { forgotRequest } from '@caderneta/contract/accounts/recovery'
import { visibleText } from '@caderneta/domain/text/outside-text'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { call } from '../../api/call.ts'
import { type Failure, isFailure } from '../../api/failure.ts'
import { FormFailure } from '../../failures/form-failure.tsx'
import { EmailField } from '../../forms/email-field.tsx'
import { checkOf } from '../../forms/field-check.ts'
import { useFocusAfterAttempt } from '../../forms/use-focus-after-attempt.ts'
import { usePage } from '../../root/page.ts'
import { useSite } from '../../site/site-store.ts'
import { useTexts } from '../../texts/texts.ts'
import { Button } from '../../ui/button.tsx'
import { PathIcon } from '../../ui/icon/icon.tsx'
import { MAIL_PATH } from '../../ui/icon/later-icon-paths.ts'
import { LINK } from './link-look.ts'
import { openStep, useSessionDialog } from './session-dialog-store.ts'
import { sessionTexts } from './session-texts.ts'

interface Sent {
  readonly email: string
  readonly msg: string
}

/** 'Senha Esquecida': requests the mail, then states that it arrives if the address is known. */
export function ForgotForm() {
  const [sent, setSent] = useState<Sent | null>(null)
  return (
    <div className="flex flex-col gap-4 px-5 pb-6">
      {sent ? <SentNote sent={sent} /> : <RequestForm onSent={setSent} />}
    </div>
  )
}

/** Required, with no format rule: an invalid address simply gets no mail (VAL-09, VAL-10). */
const checkEmail = checkOf(forgotRequest.shape.email)

function useRecoveryRequest(onSent: (sent: Sent) => void) {
  const page = usePage()
  const known = useSessionDialog().email
  const [failure, setFailure] = useState<Failure | null>(null)
  const form = useForm({ mode: 'onTouched', defaultValues: { email: known } })
  const submit = form.handleSubmit(async (values) => {
    setFailure(null)
    const email = visibleText(values.email)
    const done = await call(page, recoverAccount, { email }, { isAnonymous: true })
    if (isFailure(done)) setFailure(done)
    else onSent({ email, msg: done.msg })
  })
  return { form, submit, failure }
}

function RequestForm({ onSent }: { readonly onSent: (sent: Sent) => void }) {
  const texts = useTexts(sessionTexts)
  const { form, submit, failure } = useRecoveryRequest(onSent)
  const { errors, isSubmitting, submitCount } = form.formState
  const element = useRef<HTMLFormElement>(null)
  useFocusAfterAttempt(element, submitCount)
  return (
    <form ref={element} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p className="text-muted">{texts.forgotHint}</p>
      <EmailField
        data-autofocus
        label={texts.forgotEmail}
        required
        error={errors.email?.message}
        {...form.register('email', { validate: checkEmail })}
      />
      <FormFailure failure={failure} />
      <Button type="submit" isWide disabled={isSubmitting || errors.email !== undefined}>
        {isSubmitting ? texts.sending : texts.forgotSubmit}
      </Button>
      <BackToLogin email={() => form.getValues('email')} />
    </form>
  )
}

/** The same for known and unknown addresses, like the server's response (FGT-05). */
function SentNote({ sent }: { readonly sent: Sent }) {
  const texts = useTexts(sessionTexts)
  const isSandbox = useSite()?.client.isSandbox ?? false
  const note = useRef<HTMLParagraphElement>(null)
  useEffect(() => note.current?.focus(), [])
  return (
    <>
      <p
        ref={note}
        role="status"
        tabIndex={-1}
        className="flex items-start gap-2 rounded-control bg-brand-soft px-3 py-3 outline-none"
      >
        <PathIcon path={MAIL_PATH} className="mt-0.5 text-brand" />
        {sent.msg || texts.forgotSent}
      </p>
      <p className="text-sm text-muted">{texts.forgotNext}</p>
      {isSandbox && (
        <a
          href={`/sandbox/mailbox?email=${encodeURIComponent(sent.email)}`}
          className="self-center text-center font-semibold text-balance text-brand underline underline-offset-2"
        >
          {texts.forgotSandbox}
        </a>
      )}
      <BackToLogin email={() => sent.email} />
    </>
  )
}

function BackToLogin({ email }: { readonly email: () => string }) {
  const page = usePage()
  const texts = useTexts(sessionTexts)
  return (
    <button
      type="button"
      onClick={() => openStep(page, 'login', email())}
      className={`self-center ${LINK}`}
    >
      {texts.backToLogin}
    </button>
  )
}
