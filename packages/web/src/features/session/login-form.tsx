import { loginRequest } from '@caderneta/contract/accounts/accounts'
import { visibleText } from '@caderneta/domain/text/outside-text'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { type Failure, isFailure } from '../../api/failure.ts'
import { showFailure } from '../../api/show-failure.ts'
import { FormFailure } from '../../failures/form-failure.tsx'
import { checkOf } from '../../forms/field-check.ts'
import { PasswordField } from '../../forms/password-field.tsx'
import { TextField } from '../../forms/text-field.tsx'
import { useFocusAfterAttempt } from '../../forms/use-focus-after-attempt.ts'
import { usePage } from '../../root/page.ts'
import { Link } from '../../routing/router.tsx'
import { useTexts } from '../../texts/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { showToast } from '../../ui/toast/toast-queue.ts'
import { logIn } from './enter-session.ts'
import { LINK } from './link-look.ts'
import { closeLogin, openStep, readWanted, useSessionDialog } from './session-dialog-store.ts'
import { sessionTexts } from './session-texts.ts'

interface LoginFields {
  readonly email: string
  readonly password: string
}

const checkEmail = checkOf(loginRequest.shape.email)
const checkPassword = checkOf(loginRequest.shape.password)

function useLoginForm() {
  const page = usePage()
  const texts = useTexts(sessionTexts)
  const { email } = useSessionDialog()
  const [failure, setFailure] = useState<Failure | null>(null)
  const form = useForm<LoginFields>({ mode: 'onChange', defaultValues: { email, password: '' } })
  const submit = form.handleSubmit(async ({ email, password }) => {
    setFailure(null)
    const done = await logIn(page, visibleText(email), password)
    if (isFailure(done)) {
      // The toast is specified (ERR-01); it closes by itself and lies outside the dialog.
      setFailure(done)
      return showFailure(page, done)
    }
    showToast(page, 'success', done.msg || texts.loggedIn)
    const wanted = readWanted(page)
    closeLogin(page)
    if (wanted !== null) page.routing.navigate(wanted, { replace: true })
  })
  return { form, submit, failure }
}

/** Checklist LGN; VAL-06 to VAL-08. */
export function LoginForm() {
  const page = usePage()
  const texts = useTexts(sessionTexts)
  const { form, submit, failure } = useLoginForm()
  const { errors, isSubmitting, submitCount } = form.formState
  const isHeld = isSubmitting || Object.keys(errors).length > 0
  const element = useRef<HTMLFormElement>(null)
  useFocusAfterAttempt(element, submitCount)

  return (
    <form ref={element} noValidate onSubmit={submit} className="flex flex-col gap-4 px-5 pb-6">
      <WhyNow />
      <TextField
        data-autofocus
        label={texts.email}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={errors.email?.message}
        {...form.register('email', { validate: checkEmail })}
      />
      <PasswordField
        label={texts.password}
        showLabel={texts.showPassword}
        hideLabel={texts.hidePassword}
        autoComplete="current-password"
        required
        error={errors.password?.message}
        {...form.register('password', { validate: checkPassword })}
      />
      <FormFailure failure={failure} />
      <Button type="submit" isWide disabled={isHeld}>
        {isHeld ? texts.sending : texts.enter}
      </Button>
      <div className="flex flex-col items-center">
        <button
          type="button"
          onClick={() => openStep(page, 'forgot', form.getValues('email'))}
          className={LINK}
        >
          {texts.forgotLink}
        </button>
        <Link to="/signup" onClick={() => closeLogin(page)} className={LINK}>
          {texts.newUser}
        </Link>
      </div>
    </form>
  )
}

/** Why the form opened by itself: the session is over, or the page is for players. */
function WhyNow() {
  const texts = useTexts(sessionTexts)
  const { step, wanted } = useSessionDialog()
  const isOver = step === 'idle' || step === 'expired'
  if (!isOver && wanted === null) return null
  return (
    <p role="status" className="flex items-start gap-2 rounded-control bg-gold-soft px-3 py-2">
      <Icon name={isOver ? 'clock' : 'lock'} size={18} className="mt-0.5 text-gold-ink" />
      {isOver ? texts[step] : texts.wanted}
    </p>
  )
}
