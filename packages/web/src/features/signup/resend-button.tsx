import { resendActivation } from '@caderneta/contract/accounts/account-calls'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { isFailure } from '../../api/failure.ts'
import { showFailure } from '../../api/show-failure.ts'
import { usePage } from '../../root/page.ts'
import { useTexts } from '../../texts/texts.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast/toast-queue.ts'
import { signUpTexts } from './sign-up-texts.ts'

interface ResendButtonProps {
  readonly email: string
  readonly look?: 'quiet' | 'secondary'
}

/** Requests another confirmation mail; the response is the same for every address (ACT-06). */
export function ResendButton({ email, look = 'quiet' }: ResendButtonProps) {
  const page = usePage()
  const texts = useTexts(signUpTexts)
  const [isSending, setIsSending] = useState(false)
  const resend = async () => {
    setIsSending(true)
    const done = await call(page, resendActivation, { email })
    setIsSending(false)
    if (isFailure(done)) showFailure(page, done)
    else showToast(page, 'success', done.msg)
  }
  return (
    <Button
      look={look}
      size="small"
      // The text is wider than a phone.
      className="whitespace-normal!"
      disabled={isSending}
      onClick={() => void resend()}
    >
      {isSending ? texts.sending : texts.resend}
    </Button>
  )
}
