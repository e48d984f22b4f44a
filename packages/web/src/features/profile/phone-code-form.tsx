import { PHONE_CODE_LENGTH } from '@caderneta/contract/profile/profile'
import { type SubmitEvent, useState } from 'react'
import type { Failure } from '../../api/failure.ts'
import { FormFailure } from '../../failures/form-failure.tsx'
import { TextField } from '../../forms/text-field.tsx'
import { usePage } from '../../root/page.ts'
import { useTexts } from '../../texts/texts.ts'
import { Button } from '../../ui/button.tsx'
import { confirmContact } from './confirm-contact.ts'
import { profileTexts } from './profile-texts.ts'

interface PhoneCodeFormProps {
  readonly onConfirmed: () => void
}

/** The six digits sent by text message; devices autofill them. */
export function PhoneCodeForm({ onConfirmed }: PhoneCodeFormProps) {
  const page = usePage()
  const texts = useTexts(profileTexts)
  const [code, setCode] = useState('')
  const [refusal, setRefusal] = useState<Failure | null>(null)
  const [isSending, setIsSending] = useState(false)

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    setIsSending(true)
    setRefusal(null)
    const failure = await confirmContact(page, 'phone', code)
    setIsSending(false)
    if (failure) setRefusal(failure)
    else onConfirmed()
  }

  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4 shadow-card"
    >
      <TextField
        label={texts.code}
        name="code"
        value={code}
        onChange={(event) => setCode(event.target.value.replace(/\D/g, ''))}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={PHONE_CODE_LENGTH}
        className="figures text-lg tracking-[0.4em]"
      />
      <FormFailure failure={refusal} />
      <Button type="submit" disabled={isSending || code.length < PHONE_CODE_LENGTH}>
        {isSending ? texts.confirming : texts.confirmCode}
      </Button>
    </form>
  )
}
