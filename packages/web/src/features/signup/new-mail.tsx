import { resendActivation } from '@caderneta/contract/accounts/account-calls'
import { resendRequest } from '@caderneta/contract/accounts/accounts'
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
import { useTexts } from '../../texts/texts.ts'
import { Button } from '../../ui/button.tsx'
import { signUpTexts } from './sign-up-texts.ts'

/** Another confirmation mail, for a link that is no longer valid: it does not have the address. */
export function NewMail() {
  const texts = useTexts(signUpTexts)
  const [isOpen, setIsOpen] = useState(false)
  const [sent, setSent] = useState<string | null>(null)
  if (sent !== null) {
    return (
      <p role="status" className="text-balance font-semibold text-brand">
        {sent}
      </p>
    )
  }
  if (isOpen) return <NewMailForm onSent={setSent} />
  return (
    <Button look="secondary" onClick={() => setIsOpen(true)}>
      {texts.newMail}
    </Button>
  )
}

const checkEmail = checkOf(resendRequest.shape.email)

function NewMailForm({ onSent }: { readonly onSent: (msg: string) => void }) {
  const page = usePage()
  const texts = useTexts(signUpTexts)
  const [failure, setFailure] = useState<Failure | null>(null)
  const { register, handleSubmit, formState } = useForm({
    mode: 'onTouched',
    defaultValues: { email: '' },
  })
  const { errors, isSubmitting, submitCount } = formState
  const element = useRef<HTMLFormElement>(null)
  useFocusAfterAttempt(element, submitCount)
  useEffect(() => element.current?.querySelector('input')?.focus(), [])
  const submit = handleSubmit(async (values) => {
    setFailure(null)
    const done = await call(page, resendActivation, { email: visibleText(values.email) })
    if (isFailure(done)) setFailure(done)
    else onSent(done.msg)
  })
  return (
    <form
      ref={element}
      noValidate
      onSubmit={submit}
      className="flex w-full max-w-sm flex-col gap-3 text-left"
    >
      <EmailField
        label={texts.email}
        required
        error={errors.email?.message}
        {...register('email', { validate: checkEmail })}
      />
      <FormFailure failure={failure} />
      <Button
        type="submit"
        look="secondary"
        isWide
        disabled={isSubmitting || errors.email !== undefined}
      >
        {isSubmitting ? texts.sending : texts.newMail}
      </Button>
    </form>
  )
}
