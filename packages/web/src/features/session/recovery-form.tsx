import { useRef, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { type Failure, isFailure } from '../../api/failure.ts'
import { FormFailure } from '../../failures/form-failure.tsx'
import { PasswordField } from '../../forms/password-field.tsx'
import { PasswordGuidance } from '../../forms/password-guidance.tsx'
import { RefusedValues } from '../../forms/refused-values.ts'
import { useFocusAfterAttempt } from '../../forms/use-focus-after-attempt.ts'
import { usePage } from '../../root/page.ts'
import { useNavigate } from '../../routing/router.tsx'
import { useTexts } from '../../texts/texts.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast/toast-queue.ts'
import { recover } from './enter-session.ts'
import { checkConfirmation, checkNewPassword, type RecoveryFields } from './recovery-fields.ts'
import { sessionTexts } from './session-texts.ts'

interface RecoveryFormProps {
  readonly email: string
  readonly code: string
  /** Why the link is invalid or no longer valid. */
  readonly onCodeRefused: (msg: string) => void
}

function useRecovery({ email, code, onCodeRefused }: RecoveryFormProps) {
  const page = usePage()
  const texts = useTexts(sessionTexts)
  const navigate = useNavigate()
  const refused = useRef(new RefusedValues()).current
  const [failure, setFailure] = useState<Failure | null>(null)
  const form = useForm<RecoveryFields>({
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: { newPassword: '', confirmPassword: '' },
  })

  const showRefusal = (refusal: Failure, password: string) => {
    const message = refusal.fields['newPassword']
    if (message !== undefined) {
      refused.remember('newPassword', password, message)
      form.setError('newPassword', { type: 'server', message })
    } else if (refusal.failed === 'code_invalid') onCodeRefused(refusal.msg)
    else if (refusal.failed === 'invalid_fields') onCodeRefused(texts.noRecoveryCode)
    else setFailure(refusal)
  }
  const submit = form.handleSubmit(async ({ newPassword }) => {
    setFailure(null)
    const done = await recover(page, { email, code, newPassword })
    if (isFailure(done)) return showRefusal(done, newPassword)
    showToast(page, 'success', texts.recovered)
    navigate('/', { replace: true })
  })
  return { form, submit, failure, refused }
}

/** A new password, twice; the session starts with it. */
export function RecoveryForm(props: RecoveryFormProps) {
  const texts = useTexts(sessionTexts)
  const { form, submit, failure, refused } = useRecovery(props)
  const { errors, isSubmitting, submitCount } = form.formState
  const element = useRef<HTMLFormElement>(null)
  useFocusAfterAttempt(element, submitCount)
  return (
    <form ref={element} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p>{texts.recoveryFor(props.email)}</p>
      {/* Identifies the account for password managers. */}
      <input type="text" name="email" value={props.email} autoComplete="username" readOnly hidden />
      <NewPasswords form={form} email={props.email} refused={refused} />
      <PasswordGuidance />
      <FormFailure failure={failure} />
      <Button type="submit" isWide disabled={isSubmitting || Object.keys(errors).length > 0}>
        {isSubmitting ? texts.sending : texts.recoverySubmit}
      </Button>
    </form>
  )
}

interface NewPasswordsProps {
  readonly form: UseFormReturn<RecoveryFields>
  readonly email: string
  readonly refused: RefusedValues
}

function NewPasswords({ form, email, refused }: NewPasswordsProps) {
  const texts = useTexts(sessionTexts)
  const { errors } = form.formState
  const shared = {
    showLabel: texts.showPassword,
    hideLabel: texts.hidePassword,
    autoComplete: 'new-password',
    required: true,
  } as const
  return (
    <>
      <PasswordField
        label={texts.newPassword}
        {...shared}
        error={errors.newPassword?.message}
        {...form.register('newPassword', {
          validate: (value) =>
            refused.messageOf('newPassword', value) ?? checkNewPassword(value, email),
          onChange: () => void (errors.confirmPassword && form.trigger('confirmPassword')),
        })}
      />
      <PasswordField
        label={texts.confirmPassword}
        {...shared}
        error={errors.confirmPassword?.message}
        {...form.register('confirmPassword', { validate: checkConfirmation })}
      />
    </>
  )
}
