import { useEffect, useRef } from 'react'
import { usePage } from '../../root/page.ts'
import { useTexts } from '../../texts/texts.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { ForgotForm } from './forgot-form.tsx'
import { IdleWarning } from './idle-warning.tsx'
import { stay } from './inactivity.ts'
import { LoginForm } from './login-form.tsx'
import { closeLogin, type SessionStep } from './session-dialog-store.ts'
import { sessionTexts } from './session-texts.ts'

const FORMS = {
  login: LoginForm,
  expired: LoginForm,
  idle: LoginForm,
  forgot: ForgotForm,
  warning: IdleWarning,
} as const

interface SessionDialogProps {
  readonly step: SessionStep
}

/** A form that replaces another focuses the same field as if it had just been opened. */
function useFocusOnSwitch(step: SessionStep): void {
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    document.querySelector<HTMLElement>('[data-dialog] [data-autofocus]')?.focus()
  }, [step])
}

/** The modal itself: one form replaces the other (LGN-04, FGT-04). */
export function SessionDialog({ step }: SessionDialogProps) {
  const page = usePage()
  const texts = useTexts(sessionTexts)
  const title = { forgot: texts.forgotTitle, warning: texts.warningTitle }
  const Form = FORMS[step]
  useFocusOnSwitch(step)
  return (
    <Dialog
      isOpen
      // Closing the warning shows that the player is present.
      onClose={step === 'warning' ? () => void stay(page) : () => closeLogin(page)}
      title={step === 'forgot' || step === 'warning' ? title[step] : texts.title}
      closeLabel={texts.close}
    >
      <Form key={step} />
    </Dialog>
  )
}
