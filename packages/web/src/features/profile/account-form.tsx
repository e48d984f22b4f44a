import type { ReactNode } from 'react'
import { FormFailure } from '../../failures/form-failure.tsx'
import { PasswordField } from '../../forms/password-field.tsx'
import { useTexts } from '../../texts/texts.ts'
import { Button } from '../../ui/button.tsx'
import { profileTexts } from './profile-texts.ts'
import type { AccountForm, Registered } from './use-account-form.ts'

interface AccountFormFrameProps<Name extends string> {
  readonly plan: AccountForm<Name>
  readonly submitText?: string
  /** Beside the button, such as the cancel button of editing. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** The card around the fields, the server's refusal, and the button. */
export function AccountFormFrame<Name extends string>(props: AccountFormFrameProps<Name>) {
  const { plan, submitText, aside, children } = props
  const texts = useTexts(profileTexts)
  return (
    <form
      ref={plan.element}
      noValidate
      onSubmit={plan.submit}
      className="flex flex-col gap-5 rounded-card border border-line bg-surface p-4 shadow-card sm:p-6"
    >
      {children}
      <FormFailure failure={plan.refusal} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={plan.isHeld} className="grow">
          {plan.isSending ? texts.saving : (submitText ?? texts.save)}
        </Button>
        {aside}
      </div>
    </form>
  )
}

/** The current password, which every sensitive change requires. */
export function CurrentPassword(registered: Registered) {
  const texts = useTexts(profileTexts)
  return (
    <PasswordField
      label={texts.currentPassword}
      hint={texts.currentPasswordHint}
      showLabel={texts.showPassword}
      hideLabel={texts.hidePassword}
      autoComplete="current-password"
      required
      {...registered}
    />
  )
}
