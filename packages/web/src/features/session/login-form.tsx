import { loginRequest } from '@caderneta/contract/accounts'
import { useForm } from 'react-hook-form'
import { isFailure } from '../../api/failure.ts'
import { checkOf } from '../../forms/field-check.ts'
import { PasswordField } from '../../forms/password-field.tsx'
import { TextField } from '../../forms/text-field.tsx'
import { Link } from '../../routing/router.tsx'
import { useTexts } from '../../texts/texts.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast-queue.ts'
import { logIn } from './log-in.ts'
import { closeLogin } from './login-store.ts'
import { sessionTexts } from './session-texts.ts'

interface LoginFields {
  readonly email: string
  readonly password: string
}

const checkEmail = checkOf(loginRequest.shape.email)
const checkPassword = checkOf(loginRequest.shape.password)

/** Checklist LGN; VAL-06 to VAL-08. */
export function LoginForm() {
  const texts = useTexts(sessionTexts)
  const form = useForm<LoginFields>({
    mode: 'onChange',
    defaultValues: { email: '', password: '' },
  })
  const { errors, isSubmitting } = form.formState
  const isHeld = isSubmitting || Object.keys(errors).length > 0

  const submit = form.handleSubmit(async ({ email, password }) => {
    const done = await logIn(email.trim(), password)
    if (isFailure(done)) return showToast('error', done.msg)
    showToast('success', done.msg || texts.loggedIn)
    closeLogin()
  })

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4 px-5 pb-6">
      <TextField
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
      <Button type="submit" isWide disabled={isHeld}>
        {isHeld ? texts.sending : texts.enter}
      </Button>
      <Link
        to="/signup"
        onClick={closeLogin}
        className="self-center py-2 font-semibold text-brand underline-offset-2 hover:underline"
      >
        {texts.newUser}
      </Link>
    </form>
  )
}
