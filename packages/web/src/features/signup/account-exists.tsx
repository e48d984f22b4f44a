import { usePage } from '../../root/page.ts'
import { useTexts } from '../../texts/texts.ts'
import { Button } from '../../ui/button.tsx'
import { openForgot, openLogin } from '../session/session.ts'
import { signUpTexts } from './sign-up-texts.ts'

/** Links for a person who already has an account; which detail is known is not revealed. */
export function AccountExists({ email }: { readonly email: string }) {
  const page = usePage()
  const texts = useTexts(signUpTexts)
  return (
    <div
      role="alert"
      className="flex flex-col gap-3 rounded-control border border-danger bg-danger-soft px-3 py-2.5"
    >
      <p className="font-medium text-danger">{texts.accountExists}</p>
      <div className="flex flex-wrap gap-2">
        <Button look="secondary" size="small" onClick={() => openLogin(page)}>
          {texts.doneLogin}
        </Button>
        <Button look="secondary" size="small" onClick={() => openForgot(page, email)}>
          {texts.forgotPassword}
        </Button>
      </div>
    </div>
  )
}
