import { changePassword } from '@caderneta/contract/accounts/account-calls'
import { call } from '../../../api/call.ts'
import { PasswordField } from '../../../forms/password-field.tsx'
import { PasswordGuidance } from '../../../forms/password-guidance.tsx'
import { usePage } from '../../../root/page.ts'
import { useTexts } from '../../../texts/texts.ts'
import { showToast } from '../../../ui/toast/toast-queue.ts'
import { useSession } from '../../session/session.ts'
import { AccountFormFrame, CurrentPassword } from '../account-form.tsx'
import { AccountFrame } from '../account-frame.tsx'
import { profileTexts } from '../profile-texts.ts'
import { type AccountForm, type Registered, useAccountForm } from '../use-account-form.ts'
import { type PasswordFieldName, passwordRules } from './password-rules.ts'

/** `/account/password`: the guidance and the three fields (ACC-01 to ACC-05). */
export function PasswordPage() {
  const texts = useTexts(profileTexts)
  const form = usePasswordForm()
  return (
    <AccountFrame page="password" hint={texts.passwordOthers}>
      <PasswordGuidance />
      <AccountFormFrame plan={form} submitText={texts.changePassword}>
        <AccountName />
        <NewPassword label={texts.newPassword} {...form.field('newPassword', 'confirmPassword')} />
        <NewPassword label={texts.confirmPassword} {...form.field('confirmPassword')} />
        <CurrentPassword {...form.field('password')} />
      </AccountFormFrame>
    </AccountFrame>
  )
}

function usePasswordForm(): AccountForm<PasswordFieldName> {
  const page = usePage()
  const texts = useTexts(profileTexts)
  const info = useSession().user?.info
  const owner = info ? { ...info, names: [info.name] } : {}
  return useAccountForm({
    values: { newPassword: '', confirmPassword: '', password: '' },
    rules: passwordRules(owner),
    secrets: ['newPassword', 'confirmPassword', 'password'],
    send: (values) => call(page, changePassword, values),
    onSaved: ({ msg }) => showToast(page, 'success', msg || texts.saved),
  })
}

/** Identifies the account for password managers. */
function AccountName() {
  const email = useSession().user?.info.email ?? ''
  return <input hidden readOnly type="text" autoComplete="username" value={email} />
}

interface NewPasswordProps extends Registered {
  readonly label: string
}

function NewPassword(props: NewPasswordProps) {
  const texts = useTexts(profileTexts)
  return (
    <PasswordField
      showLabel={texts.showPassword}
      hideLabel={texts.hidePassword}
      autoComplete="new-password"
      required
      {...props}
    />
  )
}
